import type { Fact, Game, Seat } from './contract.ts';
import type { Entry } from './entry.ts';

/**
 * Finds out what an answer has revealed to its seat. A game declares nothing for this: a seat learns a secret of others
 * exactly if the same answer has different consequences in positions that the seat cannot tell apart (`imagine`).
 */

/**
 * The number of imagined positions in which an answer is tried. The probability that all of them agree with the hidden
 * facts by chance is negligible.
 */
const IMAGINED = 4;

/** A cache by entry, because each offered undo asks again and entries never change. */
const known = new WeakMap<object, boolean>();

/**
 * Whether an answer without dice, given in the state `before`, has revealed to its seat something that it could not
 * know, for example opened bids. In a window any of its seats may have answered.
 */
export function showsHidden<S, F extends Fact>(game: Game<S, F>, before: S, entry: Entry<S, F>): boolean {
  const told = known.get(entry) ?? entry.by.some((seat) => learns(game, before, entry, seat));
  known.set(entry, told);
  return told;
}

function learns<S, F extends Fact>(
  game: Game<S, F>,
  before: S,
  { action, facts, state }: Entry<S, F>,
  seat: Seat,
): boolean {
  const seen = sight(game, state, facts, seat);
  for (let seed = 1; seed <= IMAGINED; seed++) {
    const other = game.apply(game.imagine(before, seat, seed), action);
    // If this seat could not give the answer, another seat gave it.
    if (other.refusal) continue;
    if (sight(game, other.state, other.facts, seat) !== seen) return true;
  }
  return false;
}

/** Everything that a seat is shown after an answer, as text: the facts and the text twin of the board. */
function sight<S, F extends Fact>(game: Game<S, F>, state: S, facts: readonly F[], seat: Seat): string {
  return JSON.stringify([facts.filter(({ only }) => only === undefined || only === seat), game.describe(state, seat)]);
}

/**
 * Whether the answer of entry `i` is the last one to a question that several seats were asked at once: sealed bids, a
 * window. Its seat has then seen the other answers, and all have seen the result.
 */
export function closesQuestion(entries: readonly Entry<unknown>[], i: number): boolean {
  const last = entries[i];
  const before = entries[i - 1];
  // Automatic passes of the page are not answers.
  if (!last || !before || last.auto || before.auto) return false;
  const [seat] = last.by;
  const follows = before.rule === last.rule && before.phase === last.phase;
  return follows && last.by.length === 1 && before.by.length === 2 && before.by.some((one) => one === seat);
}
