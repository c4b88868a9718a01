import { wordsOf } from './text.ts';

/** A stretch of an excerpt; a marked one matched the query. */
export interface Stretch {
  readonly text: string;
  readonly mark: boolean;
}

/** How many words an excerpt has. */
const LENGTH = 26;

/** The part of a text with the most matches, cut into stretches; the beginning if nothing in it matches. */
export function excerpt(text: string, marks: ReadonlySet<string>): readonly Stretch[] {
  const words = wordsOf(text);
  const hits = words.map((word) => (marks.has(word.stem) ? 1 : 0));
  let best = 0;
  let most = 0;
  for (let at = 0; at + LENGTH / 2 < words.length || at === 0; at += 1) {
    const count = hits.slice(at, at + LENGTH).reduce<number>((sum, hit) => sum + hit, 0);
    if (count > most) [best, most] = [at, count];
  }
  // A few words before the first match, so that it can be read.
  const lead = hits.indexOf(1, best);
  const from = Math.max(0, Math.min(lead < 0 ? best : lead - 6, words.length - LENGTH));
  const shown = words.slice(from, from + LENGTH);
  const start = from === 0 ? 0 : (shown[0]?.from ?? 0);
  const last = shown.at(-1);
  const whole = from + LENGTH >= words.length;
  const end = whole ? text.length : (last?.to ?? text.length);

  const stretches: Stretch[] = [];
  const add = (part: string, mark: boolean): void => {
    if (part) stretches.push({ text: part, mark });
  };
  let at = start;
  if (from > 0) add('… ', false);
  for (const word of shown) {
    if (!marks.has(word.stem)) continue;
    add(text.slice(at, word.from), false);
    add(text.slice(word.from, word.to), true);
    at = word.to;
  }
  add(text.slice(at, end), false);
  if (!whole) add(' …', false);
  return stretches;
}
