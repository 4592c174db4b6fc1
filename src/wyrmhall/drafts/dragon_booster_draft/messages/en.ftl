### Dragon Booster Draft: what the draft says in its own words.

end-drawn = The draft is over
