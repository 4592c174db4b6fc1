# Lessons, the coach, and the overview of a game.

learn = Learn
learn-game = Learn { $game }
rules = Rules
play-now = Play now
to-hall = To the hall
coming = The lesson comes …
no-lesson = No such lesson
no-lessons = This game brings no lessons. Its rules tell how it is played.
done-of = { $count ->
    [one] { $done } of { $count } lesson done
   *[other] { $done } of { $count } lessons done
}
lesson-takes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, { $asks ->
    [one] { $asks } question.
   *[other] { $asks } questions.
}
then-a-game = Then a real game.
done = Done: take it again
go-on-at = Go on at { $at } of { $count }
begin = Begin

## At the table of a lesson

teacher = The teacher
leave = Leave the lesson; it keeps its place
skip = Skip
step-of = Step { $at } of { $count }
back = Back
hint = Hint
show-me = Show me
go-on = Go on
lesson-over = The lesson is over
lesson-done = Done: { $title }
now-a-game = Now a real game, with the coach beside you.
next-is = Next: { $title }
all-done = That was the last lesson. The rest is playing.
next-lesson = Next lesson
real-game = Play a real game

## The overview above the rules, and the table beside a clause

learn-it = { $minutes ->
    [one] Learn it at the table: { $minutes } minute
   *[other] Learn it at the table: { $minutes } minutes
}
which-example = Which example
example-comes = The table comes …
close-example = Put the table away
position = As it stands
step-back = One step back
step-on = One step on
step-of-steps = { $step } of { $count }

## Practice

try-this = Try this
play-on = Play on from here
