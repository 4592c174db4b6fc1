# What the hall refuses, by its code (docs/protocol.md), and what fails before it can answer.
# Where the hall alone knows what is wrong, as in a file that somebody brought, its words follow.

refused = { $code ->
    [bad_message] The hall did not understand this. { $text }
    [bad_name] This name cannot be used. { $text }
    [bad_setup] Such a table cannot be made. { $text }
    [bad_table] { $text }
    [bad_list] { $text }
    [bad_record] { $text }
    [no_player] The hall does not know this browser yet. Allow its cookie, and load the page again.
    [bad_origin] This page is none of the hall’s.
    [bad_token] This is not the key of a seat at this table.
    [not_seated] Only those who sit there may do that.
    [not_host] Only the host of the table may do that.
    [not_found] There is no such table or page.
    [unknown_game] The hall does not know this game.
    [unknown_language] The hall does not speak this language.
    [bad_method] That cannot be done here.
    [too_costly] Reading this list takes too long or too much memory. Split it, or leave out what is not needed.
    [too_large] That is more than the hall reads.
    [slow_down] { $seconds ->
        [0] That was too much at once: wait a little.
       *[other] That was too much at once: wait { $seconds } s.
    }
    [too_many] Too many tables or connections are open: finish or close some.
    [error] Something went wrong in the hall; nothing was changed.
    [not_saved] The hall cannot save anything now; nothing was changed.
    [restarting] The hall is restarting; it comes back in a moment.
    [deaf] This part of the hall does not hear the others just now.
    [stale] The table has moved on since you were asked.
    [away] A stand-in plays for you: take your seat back first.
    [not_your_turn] You have nothing to choose now.
    [illegal_option] The rules do not offer that. { $text }
    [not_together] Something may come in between: choose one thing after the other.
    [not_begun] The game has not begun.
    [no_reach] Nobody else can reach this hall.
    [not_over] The game is not over yet.
    [over] It is over.
    [paused] The game is paused.
    [suspended] The game is suspended because its rules failed; the host can try again or end it.
    [full] All seats are taken; you may watch.
    [taken] Somebody has it already, or it is so already.
    [information_moved] You have learnt something since your last choice, so it stands.
    [nothing_to_undo] You have made no choice yet.
    [no_such_undo] Nobody asks you for this undo any more.
    [no_such_handover] Nobody asks you for this handover any more.
    [no_consent] There is no other person to agree; no seat changes hands before the end.
    [present] During a game people keep their seats; you can mute them, pause the game or end it.
    [out_of_time] Your time is used up.
    [chat_off] There is no talk at this table.
    [muted] The host has muted you.
    [silence] Nobody may talk now, by the rules of the game.
    [no_hint] No bot has an answer now.
    [too_many_books] There are too many card tables: on your list, or in the hall.
    [too_many_hints] One hint at a time, and ten a minute: wait a little.
    [bad_log] The log of this table is damaged; it is kept as it is, and nobody plays there.
    [other_rules] This table was played by other rules, cards or house rules than this hall has; it is kept as it is.
    [bad_lesson] This lesson does not hold; whoever has written it has to mend it. { $text }
    [deck_is_drafted] Decks of this event are built in its draft.
    [draft_goes_on] Not everybody has drafted and built a deck yet.
    [no_decks] In this game nobody brings a deck.
    [no_draft] There is no draft before this event.
    [no_such_player] There is no such player of the event.
    [no_such_round] There is no such round of the event.
    [not_at_tables] Somebody cannot sit at a table of the hall, or has no deck. { $text }
    [not_organiser] Only organisers of the event may do that.
    [not_playing] Only players of the event may do that.
    [of_event] That cannot be done at a table of an event.
    [practice] That cannot be done at a practice table.
    [reports_itself] This match is played at tables, which report it.
    [sealed] Decks, drafts and records of an event can be read after its last match.
    [unknown_lesson] The game has no such lesson.
    [elsewhere] The table is open elsewhere.
    [too_slow] This browser reads too slowly; it connects again.
    [lost] The hall does not answer. Is it running, and are you online?
    [left] The page was left.
    [unplayable] This table cannot be played.
    [unconnected] This page is not connected to the table.
   *[other] { $text }
}
answered = The hall answered { $status }.
