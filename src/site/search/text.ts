/** A word of a text: as it is compared, and where it stands. */
export interface Word {
  /** Folded: without accents, case or ending. */
  readonly stem: string;
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

/** Letters and digits, with what joins them in `6.2b`, `Hispano-Romans` or `d’Aragon`. */
const WORDS = /[\p{L}\p{N}]+(?:[.][\p{N}]+[a-z]?)*/gu;

/** A text as it is compared: accents and case apart, ligatures undone. `León`, `Léon` and `leon` are one. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** A folded word without the endings of the plural, English and French: `cities` and `city`, `châteaux` and `château`. */
export function stem(folded: string): string {
  if (folded.length < 4) return folded;
  return folded
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|ss|x|z)es$/, '$1')
    .replace(/(eau|eu|ou)x$/, '$1')
    .replace(/aux$/, 'al')
    .replace(/([^s])s$/, '$1');
}

/** The words of a text, in order. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => {
    const folded = fold(word);
    return { folded, stem: stem(folded), from: index, to: index + word.length };
  });
}

/** Whether a word typed is another one with one letter wrong, missing or too much, or two letters exchanged. */
export function almost(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
