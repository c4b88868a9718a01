/** What a screen reader has been told of a game. */
export interface Heard<F> {
  readonly at: number;
  readonly facts: readonly F[];
  readonly told: string;
}

interface Now<F> {
  /** The number of answers so far. */
  readonly at: number;
  /** What has happened since a person last answered. */
  readonly facts: readonly F[];
  /** The choice that is not answered yet; empty if there is none. It is told instead. */
  readonly chosen: string;
  readonly say: (fact: F) => string;
  /** Says that an answer was taken back. */
  readonly undone: string;
}

/** If computers make hundreds of moves, only the last ones are told; the log has all of them. */
const MOST = 12;

/** Tells what is new: neither what was told before as more is added to it, nor, when a choice is given up, what came before the choice. */
export function heard<F>(before: Heard<F> | undefined, { at, facts, chosen, say, undone }: Now<F>): Heard<F> {
  const tell = (): string => {
    if (!before || chosen) return '';
    if (at < before.at) return undone;
    if (at === before.at && facts.length === before.facts.length) return before.told;
    const isMore = before.facts.every((fact, i) => facts[i] === fact);
    const news = isMore ? facts.slice(before.facts.length) : facts;
    return news.slice(-MOST).map(say).join(' ');
  };
  return { at, facts, told: tell() };
}
