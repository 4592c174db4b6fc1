### Ein eigener Draft: was er mit eigenen Worten sagt.

end-drawn = Der Draft ist vorbei

## Was vor der Partie gesagt wird. Auf Englisch steht es im Code, deshalb fehlt es in en.ftl.

game-sentence = Ein Draft, wie du ihn beschreibst: deine Booster, deine Richtungen, deine Deckregel und deine Sets.
