// A card table as a file that somebody has chosen.

const LONGEST_NAME = 60; // signs
export const LARGEST = 1_048_576; // bytes, as the hall takes them

/** What a book is called that comes from this file: its name without the ending. */
export function nameOf(file: string): string {
  const dot = file.lastIndexOf('.');
  return (dot > 0 ? file.slice(0, dot) : file).slice(0, LONGEST_NAME);
}

/** A line of the file by the number that the hall gives it. */
export const lineOf = (table: string, number: number): string => table.split(LINE_END)[number - 1] ?? '';

const LINE_END = /\r\n|\n|\r/;
