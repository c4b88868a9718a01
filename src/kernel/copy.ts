import type { Fact, Game } from './contract.ts';
import { same } from './hash.ts';
import { begin, branch, type Journal, now } from './journal.ts';
import { type Root, reseeded } from './root.ts';

/**
 * Copies of a game between several persons. A copy must reveal nothing of the original: neither its future dice nor its
 * seats' secrets.
 */

/** A seat of no player: it may know exactly what everyone can see. */
const NOBODY = '';

/** The number of imagined states, equal in everything public, of which one must differ if the state hides something. */
const IMAGINED = 4;

/**
 * A copy of a game that ends after `n` answers and continues with the dice of `seed`. Hidden information is dealt
 * again; if there was any, the earlier answers are left out, because they would reveal it. A finished game is copied
 * unchanged.
 */
export function copyAt<S, F extends Fact>(
  game: Game<S, F>,
  journal: Journal<S, F>,
  n: number,
  seed: number,
): Journal<S, F> {
  const short = branch(journal, n);
  if (!game.decision(now(short))) return { ...short, root: { ...short.root, copy: true } };
  if (!hides(game, short)) {
    const other = onOtherDice(game, short, seed);
    return { ...other, root: { ...other.root, copy: true } };
  }
  const position = game.imagine(now(short), NOBODY, seed);
  const begun = begin(game, { is: 'position', position, seed, copy: true });
  // An imagined state must be a position of the game; otherwise the game has a bug.
  if (begun.faults) throw new Error(`an imagined position: ${begun.faults[0]?.code}`);
  return begun.journal;
}

/** Whether the answers or the resulting position contain anything that is not public. */
function hides<S, F extends Fact>(game: Game<S, F>, journal: Journal<S, F>): boolean {
  if (journal.entries.some(({ facts }) => facts.some(({ only }) => only !== undefined))) return true;
  const state = now(journal);
  const dice = game.dice.of(state);
  for (let seed = 1; seed <= IMAGINED; seed++) {
    if (!same(game.dice.with(game.imagine(state, NOBODY, seed), dice), state)) return true;
  }
  return false;
}

/**
 * The same game, cut off at its cursor, with other dice from there on. It is used for an imported game, whose next dice
 * may be known to someone.
 */
export function onOtherDice<S, F extends Fact>(game: Game<S, F>, journal: Journal<S, F>, seed: number): Journal<S, F> {
  const { at } = journal;
  const root = reseeded(journal.root, at, seed);
  if (at > 0) return { ...branch(journal, at), root };
  // Automatic steps before the first answer roll dice too.
  const begun = begin(game, root, { state: journal.start });
  return begun.faults ? { ...branch(journal, at), root } : begun.journal;
}

/** Whether two games have the same start, regardless of dice that they were given later and of whether they count. */
export function sameBeginning(a: Root, b: Root): boolean {
  return same(beginning(a), beginning(b));
}

function beginning({ seeds: _, copy: __, counts: ___, ...root }: Root): unknown {
  return root;
}
