### Dragon Booster Draft: was der Draft mit eigenen Worten sagt.

end-drawn = Der Draft ist vorbei
