# Der Begleiter am Tisch, in den ersten Partien.

coach = Begleiter
no-more = Keine Hinweise mehr
close-note = Diesen Hinweis schließen
coach-is-on = Der Begleiter ist an
coach-is-off = Der Begleiter ist aus: sag es mir noch einmal

## Übungstische

practice = Übung
practice-over = Das war eine Übung: Die Partie begann mit einer Stellung, und ihre Aufzeichnung sagt es.
