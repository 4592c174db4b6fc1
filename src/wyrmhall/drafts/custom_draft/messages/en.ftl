### A draft of one's own: what it says in its own words.

end-drawn = The draft is over
