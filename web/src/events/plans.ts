/** Which drafts come before which games; the hall checks it again. */
export const OTHER = ''; // a game that the hall does not have

const DRAFTS: Record<string, string> = {
  'dragon-booster-draft': 'dragon-booster', // its decks are played with at tables of the hall
  'dbs-draft': OTHER, // of cards that people have in their hands: matches are reported
};

const OTHER_DRAFTS = ['custom-draft', 'rare-draft']; // not before an event: its format, or its cards, are those of a draft

/** Whether a game of the hall is a draft, and so nothing that a match is played of. */
export const isDraft = (game: string): boolean => game in DRAFTS || OTHER_DRAFTS.includes(game);

export const draftsFor = (game: string, isAtTables: boolean): string[] =>
  Object.keys(DRAFTS).filter((draft) => DRAFTS[draft] === game || (game !== OTHER && !isAtTables && DRAFTS[draft] === OTHER));
