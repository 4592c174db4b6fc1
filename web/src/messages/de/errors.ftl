# Was die Halle ablehnt, nach ihrem Code (docs/protocol.md), und was scheitert, bevor sie antworten kann.
# Wo nur die Halle weiß, was nicht stimmt, etwa in einer Datei, folgen ihre Worte.

refused = { $code ->
    [bad_message] Das hat die Halle nicht verstanden. { $text }
    [bad_name] Dieser Name geht nicht. { $text }
    [bad_setup] So einen Tisch kann man nicht aufmachen. { $text }
    [bad_table] Die Halle meldet: { $text }
    [bad_list] Die Halle meldet: { $text }
    [bad_record] Die Halle meldet: { $text }
    [no_player] Die Halle kennt diesen Browser noch nicht. Erlaube ihr Cookie und lade die Seite neu.
    [bad_origin] Diese Seite gehört nicht zur Halle.
    [bad_token] Das ist nicht der Schlüssel zu einem Platz an diesem Tisch.
    [not_seated] Das darf nur, wer dort sitzt.
    [not_host] Das darf nur, wer den Tisch leitet.
    [not_found] So einen Tisch oder so eine Seite gibt es nicht.
    [unknown_game] Dieses Spiel kennt die Halle nicht.
    [unknown_language] Diese Sprache spricht die Halle nicht.
    [bad_method] Das geht hier nicht.
    [too_costly] Diese Liste zu lesen dauert zu lange oder braucht zu viel Speicher. Teile sie, oder lass weg, was niemand braucht.
    [too_large] Das ist mehr, als die Halle liest.
    [slow_down] { $seconds ->
        [0] Das war zu viel auf einmal: Warte ein wenig.
       *[other] Das war zu viel auf einmal: Warte { $seconds } s.
    }
    [too_many] Zu viele Tische oder Verbindungen sind offen: Beende oder schließe einige.
    [error] In der Halle ist etwas schiefgegangen; nichts wurde verändert.
    [not_saved] Die Halle kann gerade nichts speichern; nichts wurde verändert.
    [restarting] Die Halle startet neu und ist gleich wieder da.
    [deaf] Dieser Teil der Halle hört die anderen gerade nicht.
    [stale] Am Tisch ist es weitergegangen, seit du gefragt wurdest.
    [away] Für dich spielt eine Vertretung: Nimm erst deinen Platz zurück.
    [not_your_turn] Du hast gerade nichts zu wählen.
    [illegal_option] Das bieten die Regeln nicht an. { $text }
    [not_together] Dazwischen kann etwas geschehen: Wähle eins nach dem anderen.
    [not_begun] Das Spiel hat noch nicht begonnen.
    [no_reach] Niemand sonst kann diese Halle erreichen.
    [not_over] Das Spiel ist noch nicht zu Ende.
    [over] Das ist vorbei.
    [paused] Das Spiel pausiert.
    [suspended] Das Spiel ist angehalten, weil seine Regeln versagt haben; wer den Tisch leitet, kann es noch einmal versuchen oder es beenden.
    [full] Alle Plätze sind besetzt; du kannst zuschauen.
    [taken] Jemand hat das schon, oder es ist schon so.
    [information_moved] Seit deiner letzten Wahl hast du etwas erfahren, darum gilt sie.
    [nothing_to_undo] Du hast noch nichts gewählt.
    [no_such_undo] Niemand bittet dich mehr um diese Rücknahme.
    [no_such_handover] Niemand bittet dich mehr um diese Übergabe.
    [no_consent] Niemand sonst ist da, der zustimmen könnte; vor dem Ende wechselt kein Platz den Besitzer.
    [present] Während des Spiels behalten alle ihren Platz; du kannst sie stummschalten, das Spiel anhalten oder beenden.
    [out_of_time] Deine Zeit ist um.
    [chat_off] An diesem Tisch wird nicht geredet.
    [muted] Du bist hier stummgeschaltet.
    [silence] Nach den Regeln des Spiels darf gerade niemand reden.
    [no_hint] Kein Bot hat gerade eine Antwort.
    [too_many_books] Es sind zu viele Kartentabellen: auf deiner Liste oder in der Halle.
    [too_many_hints] Ein Tipp auf einmal, und zehn in der Minute: Warte ein wenig.
    [bad_log] Das Protokoll dieses Tisches ist beschädigt; es bleibt, wie es ist, und niemand spielt dort.
    [other_rules] Dieser Tisch wurde mit anderen Regeln, Karten oder Hausregeln gespielt, als diese Halle sie hat; er bleibt, wie er ist.
    [bad_lesson] Diese Lektion stimmt nicht; wer sie geschrieben hat, muss sie verbessern. { $text }
    [deck_is_drafted] Decks dieses Turniers werden in seinem Draft gebaut.
    [draft_goes_on] Noch haben nicht alle gedraftet und ein Deck gebaut.
    [no_decks] In diesem Spiel bringt niemand ein Deck mit.
    [no_draft] Vor diesem Turnier gibt es keinen Draft.
    [no_such_player] Diesen Namen gibt es in diesem Turnier nicht.
    [no_such_round] So eine Runde hat dieses Turnier nicht.
    [not_at_tables] Jemand kann nicht an einem Tisch der Halle sitzen oder hat kein Deck. { $text }
    [not_organiser] Das darf nur die Turnierleitung.
    [not_playing] Das darf nur, wer am Turnier teilnimmt.
    [of_event] An einem Tisch eines Turniers geht das nicht.
    [practice] An einem Übungstisch geht das nicht.
    [reports_itself] Dieses Match wird an Tischen gespielt, die es selbst melden.
    [sealed] Decks, Drafts und Aufzeichnungen eines Turniers sind nach seinem letzten Match zu lesen.
    [unknown_lesson] So eine Lektion hat das Spiel nicht.
    [elsewhere] Der Tisch ist anderswo geöffnet.
    [too_slow] Dieser Browser liest zu langsam; er verbindet sich neu.
    [lost] Die Halle antwortet nicht. Läuft sie, und bist du online?
    [left] Die Seite wurde verlassen.
    [unplayable] An diesem Tisch kann nicht gespielt werden.
    [unconnected] Diese Seite ist nicht mit dem Tisch verbunden.
   *[other] { $text }
}
answered = Die Halle hat mit { $status } geantwortet.
