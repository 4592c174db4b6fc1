### Was die Halle zu dem hinzufügt, was Turniere sagen: was an ihren Tischen geschieht, neben `wyrmhall/events/messages`.

done-link-made = macht einen Link für weitere in der Turnierleitung
done-link-withdrawn = zieht den Link für die Turnierleitung zurück
done-game-over = Match { $match } der Runde { $round }: { $name } gewinnt Partie { $game }
done-game-drawn = Match { $match } der Runde { $round }: Partie { $game } endet unentschieden
done-sharing-named = die seltenen Karten werden an Tisch { $tables } verteilt
