### Drafts of one’s own: what they say in their own words.

end-drawn = The draft is over
