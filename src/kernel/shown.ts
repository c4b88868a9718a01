import type { Fact, Game, Seat } from './contract.ts';
import type { Entry } from './entry.ts';

/**
 * What an answer has shown to whoever gave it. Nothing is declared by a game: a seat learns what others keep to themselves
 * exactly where the same answer, in positions that this seat could not tell apart (`imagine`), is followed by something else.
 */

/** An answer is tried in so many positions. That all of them agree by chance with what is hidden is beyond worry. */
const IMAGINED = 4;

/** Of an entry, which never changes, this is asked again with each undo that is offered. */
const known = new WeakMap<object, boolean>();

/**
 * Whether an answer without dice, given in the state `before`, has shown its seat what it could not know: written bids that were
 * opened, say. In a window any of its seats may have answered.
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
    // Where it could not be given, it was not this seat's.
    if (other.refusal) continue;
    if (sight(game, other.state, other.facts, seat) !== seen) return true;
  }
  return false;
}

/** All that a seat is shown after an answer, in writing: what happened, and the text twin of the board. */
function sight<S, F extends Fact>(game: Game<S, F>, state: S, facts: readonly F[], seat: Seat): string {
  return JSON.stringify([facts.filter(({ only }) => only === undefined || only === seat), game.describe(state, seat)]);
}

/**
 * Whether the answer of entry `i` is the last of a question that several seats were asked at once: sealed bids, a window. Its seat
 * has seen what the others answered, and all have seen what it did.
 */
export function closesQuestion(entries: readonly Entry<unknown>[], i: number): boolean {
  const last = entries[i];
  const before = entries[i - 1];
  // Passes that the page makes of itself answer nothing.
  if (!last || !before || last.auto || before.auto) return false;
  const [seat] = last.by;
  const follows = before.rule === last.rule && before.phase === last.phase;
  return follows && last.by.length === 1 && before.by.length === 2 && before.by.some((one) => one === seat);
}
