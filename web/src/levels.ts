// How the bots of this hall play, weakest first.

export interface BotLevel {
  level: string;
  word: string;
  meaning: string;
}

export const LEVELS: BotLevel[] = [
  { level: 'random', word: 'Squire', meaning: 'plays any card that the rules allow, at random' },
  { level: 'thinking', word: 'Knight', meaning: 'a thinking bot that weighs each card, knowing no more than you would in its place' },
];

export const USUAL_LEVEL = 'thinking';

export function levelWord(level: string): string {
  return LEVELS.find((known) => known.level === level)?.word ?? level;
}
