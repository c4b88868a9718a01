import type { Fact, Game } from './contract.ts';
import { same } from './hash.ts';
import { begin, branch, type Journal, now } from './journal.ts';
import { type Root, reseeded } from './root.ts';

/**
 * Copies of a game between several persons. A copy must not give away anything of the original: neither its dice to come nor what its
 * seats hide.
 */

/** A seat that no player has: what it may know of a state is what everyone can see. */
const NOBODY = '';

/** A state hides something if one of so many states that look the same to everyone differs from it. */
const IMAGINED = 4;

/**
 * A copy of a game that ends after `n` answers, to be played on from there with the dice of `seed`. What is hidden is dealt anew, and
 * where anything was the answers up to there are left out: they would tell it. A game that is over stays what it is.
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
  // What is imagined is a position of the game: if not, that is a mistake of the game.
  if (begun.faults) throw new Error(`an imagined position: ${begun.faults[0]?.code}`);
  return begun.journal;
}

/** Whether answers or the position they lead to hold anything that not all may know. */
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
 * The same game, cut off at its cursor, with other dice from there on. It is for a game that arrives from elsewhere, whose next dice
 * somebody may have seen there.
 */
export function onOtherDice<S, F extends Fact>(game: Game<S, F>, journal: Journal<S, F>, seed: number): Journal<S, F> {
  const { at } = journal;
  const root = reseeded(journal.root, at, seed);
  if (at > 0) return { ...branch(journal, at), root };
  // What goes on by itself before the first answer rolls dice as well.
  const begun = begin(game, root, { state: journal.start });
  return begun.faults ? { ...branch(journal, at), root } : begun.journal;
}

/** Whether two games were one at their beginning, whatever dice they have been given since. */
export function sameBeginning(a: Root, b: Root): boolean {
  return same(beginning(a), beginning(b));
}

function beginning({ seeds: _, copy: __, ...root }: Root): unknown {
  return root;
}
