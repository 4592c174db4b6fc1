### Was an Sets, Zuordnungen und Boostern falsch ist, oder was man davon wissen sollte. `.meant` kommt dazu, wo Ähnliches bekannt ist.
### Namen von Feldern, Wörter der Zuordnung und Optionen bleiben, wie man sie tippt.

## Die Datei als Ganzes

sets-too-large = Die Datei ist größer als die erlaubten { $limit } Bytes. Lass weg, was nicht gebraucht wird, oder teile sie.
sets-too-many-rows = Es sind mehr als die erlaubten { $limit } Zeilen. Teile die Datei.
sets-too-many-columns = Es sind mehr als die erlaubten { $limit } Spalten.
sets-too-many-cells = Es sind mehr als die erlaubten { $limit } Zellen. Lass Spalten weg, die nicht gebraucht werden.
sets-too-many-objects = Es sind mehr als die erlaubten { $limit } Objekte und Listen. Lass weg, was nicht gebraucht wird.
sets-too-deep = Objekte und Listen liegen mehr als die erlaubten { $limit } tief ineinander.
sets-file-empty = Die Datei ist leer.
sets-not-a-text = { $what ->
    [spreadsheet] Das ist eine Tabellenkalkulation oder eine Zip-Datei, kein Text. Speichere das Blatt als CSV und lies die ein.
    [archive] Das ist ein gepacktes Archiv. Entpacke es und lies ein, was darin ist.
    [document] Das ist ein PDF-Dokument, keine Tabelle.
    [picture] Das ist ein Bild, keine Tabelle.
    [database] Das ist eine Datenbank, kein Text. Exportiere die Tabelle als CSV und lies die ein.
    [markup] Das ist eine Webseite oder XML, keine Tabelle. Speichere die Liste als CSV oder JSON.
   *[other] Es enthält Nullbytes: Das ist keine Textdatei, oder ihre Kodierung ist eine andere. Nenn sie: encoding = "utf-16".
}
sets-not-encoded = Das Byte { $byte } ist nicht { $encoding }. Stammt die Datei aus einer älteren Tabellenkalkulation, versuch encoding = "windows-1252".
sets-no-cards-left = Keine Karte ist übrig: { $rows ->
    [0] Die Datei hat keine Zeilen mit Karten
   *[other] Von { $rows } Zeilen sind { $left } durch Muster ausgelassen
}.

## CSV

sets-one-column = Weder Komma noch Semikolon, Tabulator oder senkrechter Strich trennen Spalten in „{ $text }“. Trennt ein anderes Zeichen, ersetz es durch eines davon.
sets-quote-open = Hier öffnet sich ein Anführungszeichen, das sich nie schließt. Schließ es, oder sag quotes = false, wenn Zellen nicht in Anführungszeichen stehen.
sets-quote-stray = Hinter einem schließenden Anführungszeichen folgt noch Text. Verdopple die Zeichen in der Zelle, oder sag quotes = false, wenn Zellen nicht in Anführungszeichen stehen.
sets-cell-too-large = Eine Zelle hat mehr als 131.072 Zeichen. Vielleicht ist hier ein Anführungszeichen offen.
sets-ragged-row = { $found } Zellen, wo die Tabelle { $wanted } Spalten hat. Ein Trennzeichen fehlt oder ist zu viel; sind nur die letzten Zellen weggelassen, sag short_rows = "fill".

## JSON

sets-bad-json = Kein JSON in Spalte { $column }, bei „{ $near }“: { $what }.
sets-bad-constant = { $constant } ist in JSON keine Zahl.
sets-key-twice = Der Schlüssel „{ $key }“ steht zweimal in einem Objekt.
sets-key-too-long = Der Schlüssel „{ $key }“ hat mehr als { $longest } Zeichen.
sets-no-objects = Hier sind keine Karten: keine Liste von Objekten und kein Objekt aus Objekten.
sets-no-such-path = Bei „{ $path }“ sind keine Karten. Karten könnten hier sein: { $paths }.

## Die Zuordnung

sets-bad-toml = Die Zuordnung ist kein TOML: { $what }
sets-mapping-key = Eine Zuordnung kennt kein { $field }. Sie kennt: { $words }.
    .meant = Meinst du { $meant }?
sets-mapping-word = { $field } ist „{ $found }“; möglich ist: { $words }.
    .meant = Meinst du { $meant }?
sets-mapping-value = { $field } ist { $found }; es muss { $wanted ->
    [true-or-false] true oder false sein
    [number] eine ganze Zahl von 0 bis 1.000 sein
    [text] ein Text sein
    [table] eine Tabelle mit höchstens 500 Wörtern sein
    [patterns] eine Liste von 1 bis 20 Mustern sein, in denen * für alles steht
    [stars] eine Tabelle sein, in der höchstens 20 Wörter ein * haben
    [filters] eine Tabelle mit höchstens 5 Spalten sein
    [each-once] eine Liste sein, die jede Seltenheit einmal nennt
   *[list] eine Liste von Seltenheiten sein, von häufig bis selten
}.
sets-not-a-pair = „{ $text }“ ist kein Paar wie number=Card No.
sets-no-such-column = { $field }: Die Datei hat keine Spalte „{ $column }“. Ihre Spalten sind: { $columns }.
    .meant = Meinst du „{ $meant }“?
sets-column-missing = Keine Spalte sieht nach { $field } aus. Nenn sie (--column { $field }=SPALTE), oder was für jede Karte gilt (--default { $field }=WERT). Die Spalten sind: { $columns }.

## Karten

sets-cell-empty = Das Feld { $field } ist leer.
sets-cell-empty-in = Das Feld { $field } ist leer. Füll es aus, lass die Zeile weg, oder sag, was eine leere Zelle bedeutet (--default { $field }=WERT).
sets-too-long = Im Feld { $field } hat „{ $text }“ mehr als { $longest } Zeichen.
sets-odd-sign = { $sign ->
    [accent] Im Feld { $field } hat in „{ $text }“ ein Buchstabe zu viele Akzente, oder ein Akzent keinen Buchstaben.
   *[other] Im Feld { $field } steht in „{ $text }“ { $sign }, ein Zeichen, das niemand sehen kann. Lösch es.
}
sets-number-twice = Die Nummer { $number } gibt es zweimal, zuerst in Zeile { $first }.
sets-number-twice-in = Die Nummer { $number } gibt es zweimal, zuerst in Zeile { $first }. Lass Nachdrucke weg (--leave-out number=MUSTER), behalte den ersten (--repeats first), oder zähl die Exemplare zusammen (--repeats add).
sets-bad-cell-number = Im Feld { $field } steht „{ $text }“; es muss eine ganze Zahl von { $least } bis { $most } sein. Bedeutet es eine, sag es in der Zuordnung: [values.{ $field }].
sets-bad-number = Im Feld { $field } steht „{ $text }“; es muss eine ganze Zahl von { $least } bis { $most } sein.
sets-bad-colours = „{ $text }“ nennt mehr als { $most } Farben, oder eine davon zweimal.
sets-rarity-unplaced = Die Seltenheit „{ $rarity }“ hat keinen Platz in der Reihenfolge ({ $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}). Gib ihr einen, von häufig bis selten: --rarities "{ $order }", oder lass sie weg: --leave-out "rarity={ $rarity }".
    .meant = Oder meinst du { $meant }?
sets-rarity-without-place = Die Seltenheit „{ $rarity }“ steht nicht in der Zeile rarities.
    .meant = Meinst du { $meant }?
sets-type-without-kind = Für die Art „{ $type }“ sagt keine Zeile, ob sie leader, main oder other ist.
    .meant = Meinst du { $meant }?
sets-type-unused = Keine Karte ist von der Art „{ $type }“.

## Der Text eines Sets

sets-not-a-set = Ein Set beginnt mit „{ $head }“, nicht mit „{ $found }“. Eine Liste von Karten liest man ein: wyrmhall sets import DATEI.
sets-line-too-long = Die Zeile hat mehr als { $longest } Zeichen.
sets-bad-escape = Ein Backslash in „{ $text }“ steht vor keinem der Zeichen \ | , ; =
sets-unknown-word = Keine Zeile beginnt mit „{ $word }“. Zeilen beginnen mit: { $words }.
    .meant = Meinst du { $meant }?
sets-cell-count = Eine Zeile „{ $word }“ hat hinter dem Wort { $wanted ->
    [one] 1 Teil
   *[other] { $wanted } Teile
}, jeden hinter einem Strich; hier hat sie { $found }.
sets-line-twice = Es gibt zwei Zeilen „{ $word }“.
sets-line-missing = Eine Zeile „{ $word }“ fehlt.
sets-rarity-twice = Die Seltenheit „{ $rarity }“ gibt es zweimal.
sets-unknown-kind = „{ $kind }“ ist weder leader noch main noch other.
    .meant = Meinst du { $meant }?
sets-no-cards = Das Set hat keine Karten.
sets-too-many = Es gibt mehr { $what ->
    [packs] Booster
    [cards] Karten
    [slots] Slots
   *[choices] Möglichkeiten
} als die erlaubten { $most }.

## Was Booster enthalten

sets-no-packs = Es gibt keine Booster.
sets-bad-pack-name = „{ $text }“ ist kein Name für Booster: Kleinbuchstaben von a bis z, Wörter mit Bindestrich verbunden, höchstens 30 Zeichen.
sets-slot-without-pack = Ein Slot gehört zu einem Booster, dessen Zeile darüber steht.
sets-slot-says-nothing = Ein Slot sagt, wie viele Karten, und welche: slot | 8 | rarity=C
sets-bad-slot = „{ $text }“ ist keine Zahl von Karten wie „8“ oder „8 repeats“.
sets-bad-condition = „{ $text }“ ist keine Bedingung. Es gibt: { $words }, wie in rarity=C,UC; kind=main.
    .meant = Meinst du { $meant }?
sets-bad-values = „{ $text }“ muss 1 bis { $most } Werte nennen, jeden einmal.
sets-condition-twice = „{ $text }“ hat zwei Bedingungen desselben Namens. Schreib ihre Werte mit Komma dazwischen: rarity=C,UC
sets-pack-without-slot = Der Booster „{ $pack }“ hat keine Slots.
sets-slot-empty = Ein { $pack } braucht Karten mit { $asked }, und das Set hat keine. Nimm diese Wahl heraus, oder gib dem Set solche Karten.
sets-slot-short = Ein { $pack } braucht { $need } verschiedene Karten mit { $asked }, und das Set hat { $kinds }. Mach den Slot kleiner, oder lass ihn wiederholen: slot | { $need } repeats | …

## Abgetippte Booster

sets-pack-empty = Der Booster „{ $pack }“ ist leer.
sets-pack-twice = Es gibt zwei Booster „{ $pack }“.
sets-no-such-card = Eine Karte „{ $text }“ gibt es in diesem Set nicht.
    .meant = Meinst du „{ $meant }“?
sets-name-of-several = „{ $name }“ heißen mehrere Karten. Tipp die Nummer: { $numbers }.
sets-not-its-name = { $number } ist „{ $name }“, nicht „{ $typed }“.
sets-pack-size = Der Booster „{ $pack }“ hat { $found } Karten, nicht { $size }. Ruf die Turnierleitung, bevor jemand wählt (DBS-7).

## Was man wissen sollte, bevor jemand wählt

sets-type-is = { $type }: { $kind ->
    [leader] ein Leader
    [main] fürs Hauptdeck
   *[other] sonstige, gedraftet, aber in keinem Hauptdeck
} ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).
sets-no-main = Keine Karte ist fürs Hauptdeck. Sag, welche Arten es sind: --type "ART=main".
sets-pattern-unused = { $field }: Keine Zeile passt zu „{ $pattern }“.
sets-no-booster = Was die Booster enthalten, ließ sich nicht erraten. Beschreib sie: --packs DATEI.
sets-copies-repeat = { $packs ->
    [one] 1 { $pack } braucht
   *[other] { $packs } { $pack } brauchen
} { $need } Karten mit { $asked }; das Set hat { $kinds }, also wiederholen sich Exemplare.
sets-copies-may-repeat = { $packs ->
    [one] 1 { $pack } braucht
   *[other] { $packs } { $pack } brauchen
} etwa { $need } Karten mit { $asked }; das Set hat { $kinds }, also wiederholen sich Exemplare.
sets-no-leader = In „{ $set }“ gibt es keine Leader. Nenn, woher Leader kommen (DBS-24): --leaders SET.
sets-few-leaders = Diese Booster enthalten etwa { $leaders ->
    [one] 1 Leader
   *[other] { $leaders } Leader
} für { $players } Plätze. Wer keinen bekommt, braucht einen von außerhalb (DBS-24).
