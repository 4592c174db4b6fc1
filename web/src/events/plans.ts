/** Which drafts come before which games; the hall checks it again. */
import { drafts, OTHER } from '../games';

export { OTHER };

/** Whether a game of the hall is a draft, and so nothing that a match is played of. */
export const isDraft = (game: string): boolean => drafts().some(([draft]) => draft === game);

export const draftsFor = (game: string, isAtTables: boolean): string[] =>
  drafts()
    .filter(([, leadsTo]) => leadsTo === game || (game !== OTHER && !isAtTables && leadsTo === OTHER))
    .map(([draft]) => draft);
