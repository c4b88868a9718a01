/**
 * Frequent words of a text as one letter each, which compresses better than the words with their context. A replaced
 * word includes the space before it.
 */
const WORD = / [\p{L}’]+/gu;
/** More words than this would cost more room than they save. */
const MOST = 900;
/** Letters of one byte that no text contains; the letters for all other words take two. */
const ONE_BYTE = '#$%&*+<=>@[]^_`{}~';
const TWO_BYTES = 0x400;

/** Shortened texts, and the data that restores them. */
export interface Shorter {
  /** The letters of one byte, for the first words. */
  readonly letters: string;
  /** The words, separated by spaces. */
  readonly words: string;
  readonly texts: readonly string[];
}

/** Throws if a text contains one of the letters that represent words. */
export function shorter(texts: readonly string[]): Shorter {
  if (texts.some((text) => /[\u0400-\u07ff]/.test(text))) throw new Error('A text has a letter that stands for a word');
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(WORD)) if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .filter(([, count]) => count > 2)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([word]) => word.slice(1));
  const letters = [...ONE_BYTE].filter((letter) => !texts.some((text) => text.includes(letter))).join('');
  const letterOf = new Map(words.map((word, n) => [` ${word}`, letterAt(n, letters)]));
  return {
    letters,
    words: words.join(' '),
    texts: texts.map((text) => text.replace(WORD, (word) => letterOf.get(word) ?? word)),
  };
}

/** Restores one of those texts. */
export function longer({ letters, words }: Pick<Shorter, 'letters' | 'words'>): (text: string) => string {
  const wordOf = new Map(words.split(' ').map((word, n) => [letterAt(n, letters), ` ${word}`]));
  return (text) => text.replace(/[^\s\w.,:;’]|_/g, (letter) => wordOf.get(letter) ?? letter);
}

const letterAt = (n: number, letters: string): string =>
  letters[n] ?? String.fromCharCode(TWO_BYTES + n - letters.length);
