### Eigene Drafts: was sie mit eigenen Worten sagen.

end-drawn = Der Draft ist vorbei
