const COUNTED = /^(\d{1,2})\s*[x×]?\s+(.+)$/;

/** Cards of a list that somebody typed: a card a line, with its number before it if there are more. */
export function listIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const [, number, card] = COUNTED.exec(line) ?? [];
      return card === undefined ? [line] : Array<string>(Number(number)).fill(card);
    });
}
