import { wordsOf } from './text.ts';

/** A part of an excerpt; a marked one matched the query. */
export interface Stretch {
  readonly text: string;
  readonly mark: boolean;
}

/** The number of words in an excerpt, and how far back it looks for the beginning of a sentence. */
const LENGTH = 30;
const BACK = 9;

/** The part of a text that matches the query best, with the words marked whose stems these are. */
export function excerpt(text: string, stems: ReadonlySet<string>): readonly Stretch[] {
  const words = wordsOf(text);
  const marked = words.map(({ stem }) => stems.has(stem));
  let best = 0;
  let most = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (!marked[at]) continue;
    const said = saidFrom(words, marked, at);
    if (said > most) {
      most = said;
      best = at;
    }
  }
  const first = beginning(text, words, best);
  const last = Math.min(words.length, first + LENGTH);
  const from = first === 0 ? 0 : (words[first]?.from ?? 0);
  const to = last === words.length ? text.length : (words[last - 1]?.to ?? text.length);
  const stretches: Stretch[] = [];
  let done = from;
  const plain = (until: number): void => {
    if (until > done) stretches.push({ text: text.slice(done, until), mark: false });
  };
  for (let at = first; at < last; at += 1) {
    const word = words[at];
    if (!word || !marked[at]) continue;
    plain(word.from);
    stretches.push({ text: text.slice(word.from, word.to), mark: true });
    done = word.to;
  }
  plain(to);
  const dots = { text: '…', mark: false };
  return [...(from > 0 ? [dots] : []), ...stretches, ...(to < text.length ? [dots] : [])];
}

/** How much of the query is matched from a word on, within an excerpt: the more in less space, the better. */
function saidFrom(words: readonly { readonly stem: string }[], marked: readonly boolean[], at: number): number {
  const said = new Set<string>();
  let far = 0;
  for (let n = at; n < Math.min(words.length, at + LENGTH - BACK); n += 1) {
    const { stem = '' } = words[n] ?? {};
    if (!marked[n] || said.has(stem)) continue;
    said.add(stem);
    far = n - at;
  }
  return said.size - far / LENGTH;
}

/** The first word: that of the sentence, if it is near, or one a few words before. */
function beginning(text: string, words: readonly { readonly from: number; readonly to: number }[], at: number): number {
  for (let first = at; first > Math.max(0, at - BACK); first -= 1) {
    const between = text.slice(words[first - 1]?.to ?? 0, words[first]?.from);
    if (/[.!?:;]/.test(between)) return first;
  }
  return at <= BACK ? 0 : at - 3;
}
