/** Tables as text for spreadsheets: text stays text there, whatever people have called themselves. */

const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u; // what a spreadsheet would reckon

const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180. */
export const csvOf = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
