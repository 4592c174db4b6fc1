### What is wrong with sets, mappings and packs, or should be known of them. `.meant` is added where something similar is known.

## The file as a whole

sets-too-large = The file is larger than { $limit } bytes, which is the limit. Leave out what is not needed, or split it.
sets-too-many-rows = There are more than { $limit } rows, which is the limit. Split the file.
sets-too-many-columns = There are more than { $limit } columns, which is the limit.
sets-too-many-cells = There are more than { $limit } cells, which is the limit. Leave out columns that are not needed.
sets-too-many-objects = There are more than { $limit } objects and lists, which is the limit. Leave out what is not needed.
sets-too-deep = Objects and lists lie more than { $limit } deep in each other, which is the limit.
sets-file-empty = The file is empty.
sets-not-a-text = { $what ->
    [spreadsheet] This is a spreadsheet or a zip file, not a text. Save the sheet as CSV, and import that.
    [archive] This is a compressed archive. Unpack it, and import what is in it.
    [document] This is a PDF document, not a table.
    [picture] This is a picture, not a table.
    [database] This is a database, not a text. Export the table as CSV, and import that.
    [markup] This is a web page or XML, not a table. Save the list as CSV or JSON.
   *[other] There are zero bytes: this is no text file, or its encoding is another one. Name it: encoding = "utf-16".
}
sets-not-encoded = The byte { $byte } is not { $encoding }. If the file comes from an older spreadsheet, try encoding = "windows-1252".
sets-no-cards-left = No card is left: { $rows ->
    [0] the file has no rows of cards
   *[other] of { $rows } rows, { $left } are left out by patterns
}.

## CSV

sets-one-column = No comma, semicolon, tab or bar separates columns in “{ $text }”. If another sign does, replace it by one of these.
sets-quote-open = A quotation mark opens here and is never closed. Close it, or say quotes = false if cells are not quoted.
sets-quote-stray = Behind a closing quotation mark more text follows. Double the marks inside a quoted cell, or say quotes = false if cells are not quoted.
sets-cell-too-large = A cell has more than 131,072 characters. A quotation mark may be open here.
sets-ragged-row = { $found } cells, where the table has { $wanted } columns. A separator is missing or too many; if only the last cells are left away, say short_rows = "fill".

## JSON

sets-bad-json = Not JSON at column { $column }, near “{ $near }”: { $what }.
sets-bad-constant = { $constant } is not a number in JSON.
sets-key-twice = The key “{ $key }” stands in one object twice.
sets-key-too-long = The key “{ $key }” has more than { $longest } characters.
sets-no-objects = There are no cards: no list of objects, and no object of objects.
sets-no-such-path = There are no cards at “{ $path }”. Cards may be at: { $paths }.

## The mapping

sets-bad-toml = The mapping is not TOML: { $what }
sets-mapping-key = A mapping knows no { $field }. It knows: { $words }.
    .meant = Do you mean { $meant }?
sets-mapping-word = { $field } is “{ $found }”; it must be one of: { $words }.
    .meant = Do you mean { $meant }?
sets-mapping-value = { $field } is { $found }; it must be { $wanted ->
    [true-or-false] true or false
    [number] a whole number from 0 to 1,000
    [text] a text
    [table] a table of at most 500 words
    [patterns] a list of 1 to 20 patterns, in which * stands for anything
    [stars] a table in which at most 20 words have a *
    [filters] a table of at most 5 columns
    [each-once] a list that names each rarity once
   *[list] a list of rarities from low to high
}.
sets-not-a-pair = “{ $text }” is not a pair such as number=Card No.
sets-no-such-column = { $field }: the file has no column “{ $column }”. Its columns are: { $columns }.
    .meant = Do you mean “{ $meant }”?
sets-column-missing = No column looks like the { $field }. Name it (--column { $field }=COLUMN), or what it is for every card (--default { $field }=VALUE). The columns are: { $columns }.

## Cards

sets-cell-empty = The { $field } is empty.
sets-cell-empty-in = The { $field } is empty. Fill it in, leave the row out, or say what an empty cell means (--default { $field }=VALUE).
sets-too-long = The { $field } “{ $text }” has more than { $longest } characters.
sets-odd-sign = { $sign ->
    [accent] In the { $field } “{ $text }” a letter has too many accents, or an accent has no letter.
   *[other] In the { $field } “{ $text }” there is { $sign }, a character that nobody can see. Delete it.
}
sets-number-twice = The number { $number } is there twice, first in line { $first }.
sets-number-twice-in = The number { $number } is there twice, first in line { $first }. Leave reprints out (--leave-out number=PATTERN), keep the first (--repeats first) or add the copies up (--repeats add).
sets-bad-cell-number = The { $field } is “{ $text }”; it must be a whole number from { $least } to { $most }. If it means one, say so in the mapping: [values.{ $field }].
sets-bad-number = The { $field } is “{ $text }”; it must be a whole number from { $least } to { $most }.
sets-bad-colours = “{ $text }” names more than { $most } colours, or one of them twice.
sets-rarity-unplaced = The rarity “{ $rarity }” has no place in the order ({ $rows ->
    [one] 1 row
   *[other] { $rows } rows
}). Give it one, from low to high: --rarities "{ $order }", or leave it out: --leave-out "rarity={ $rarity }".
    .meant = Or do you mean { $meant }?
sets-rarity-without-place = The rarity “{ $rarity }” is not in the line rarities.
    .meant = Do you mean { $meant }?
sets-type-without-kind = The type “{ $type }” has no line that says whether it is leader, main or other.
    .meant = Do you mean { $meant }?
sets-type-unused = No card is of the type “{ $type }”.

## The text of a set

sets-not-a-set = A set begins with “{ $head }”, not with “{ $found }”. A list of cards is imported: wyrmhall sets import FILE.
sets-line-too-long = The line has more than { $longest } characters.
sets-bad-escape = A backslash in “{ $text }” stands before none of \ | , ; =
sets-unknown-word = No line begins with “{ $word }”. Lines begin with: { $words }.
    .meant = Do you mean { $meant }?
sets-cell-count = A line “{ $word }” has { $wanted ->
    [one] 1 part
   *[other] { $wanted } parts
} behind the word, each after a bar; here it has { $found }.
sets-line-twice = There are two lines “{ $word }”.
sets-line-missing = A line “{ $word }” is missing.
sets-rarity-twice = The rarity “{ $rarity }” is there twice.
sets-unknown-kind = “{ $kind }” is none of leader, main and other.
    .meant = Do you mean { $meant }?
sets-no-cards = The set has no cards.
sets-too-many = There are more { $what } than { $most }, which is the limit.

## What packs hold

sets-no-packs = There are no packs.
sets-bad-pack-name = “{ $text }” is no name for packs: small letters from a to z, words joined by hyphens, at most 30 signs.
sets-slot-without-pack = A slot belongs to a pack, whose line stands above it.
sets-slot-says-nothing = A slot says how many cards, and which: slot | 8 | rarity=C
sets-bad-slot = “{ $text }” is no number of cards, such as “8” or “8 repeats”.
sets-bad-condition = “{ $text }” is no condition. They are: { $words }, as in rarity=C,UC; kind=main.
    .meant = Do you mean { $meant }?
sets-bad-values = “{ $text }” must name 1 to { $most } values, each once.
sets-condition-twice = “{ $text }” has two conditions of one name. Write their values with a comma between: rarity=C,UC
sets-pack-without-slot = The pack “{ $pack }” has no slots.
sets-slot-empty = A { $pack } needs cards with { $asked }, and the set has none. Take that choice out, or give the set such cards.
sets-slot-short = A { $pack } needs { $need } different cards with { $asked }, and the set has { $kinds }. Make the slot smaller, or let it repeat: slot | { $need } repeats | …

## Packs that are typed

sets-pack-empty = The pack “{ $pack }” is empty.
sets-pack-twice = There are two packs “{ $pack }”.
sets-no-such-card = There is no card “{ $text }” in this set.
    .meant = Do you mean “{ $meant }”?
sets-name-of-several = “{ $name }” is the name of several cards. Type the number: { $numbers }.
sets-not-its-name = { $number } is “{ $name }”, not “{ $typed }”.
sets-pack-size = The pack “{ $pack }” has { $found } cards, not { $size }. Call the judge before anybody picks (DBS-7).

## What should be known before anybody picks

sets-type-is = { $type }: { $kind ->
    [leader] a Leader
    [main] for the main deck
   *[other] other, drafted but in no main deck
} ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
sets-no-main = No card is for the main deck. Say which types are: --type "TYPE=main".
sets-pattern-unused = { $field }: no row is like “{ $pattern }”.
sets-no-booster = What its packs hold could not be guessed. Describe them: --packs FILE.
sets-copies-repeat = { $packs ->
    [one] 1 { $pack } needs
   *[other] { $packs } of { $pack } need
} { $need } cards with { $asked }; the set has { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}, so copies repeat.
sets-copies-may-repeat = { $packs ->
    [one] 1 { $pack } needs
   *[other] { $packs } of { $pack } need
} about { $need } cards with { $asked }; the set has { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}, so copies repeat.
sets-no-leader = There is no Leader in “{ $set }”. Name where Leaders come from (DBS-24): --leaders SET.
sets-few-leaders = These packs hold about { $leaders ->
    [one] 1 Leader
   *[other] { $leaders } Leaders
} for { $players } players. Who gets none must use one from outside (DBS-24).
