### What the hall adds to what events say: what happens at its tables, beside `wyrmhall/events/messages`.

done-link-made = makes a link for further organisers
done-link-withdrawn = withdraws the link for organisers
done-game-over = match { $match } of round { $round }: { $name } wins game { $game }
done-game-drawn = match { $match } of round { $round }: game { $game } is drawn
done-sharing-named = the rares are shared out at table { $tables }
