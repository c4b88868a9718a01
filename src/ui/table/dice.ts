import type { Dice, Fact } from '../../kernel/contract.ts';
import { giving, roll, seeded } from '../../kernel/dice.ts';
import { layOut } from '../../kernel/given.ts';
import type { Journal } from '../../kernel/journal.ts';
import { withDiceOf } from '../../kernel/root.ts';

/** Checks whether the dice in a game's facts are those of its seed, and compares the rolls with the expected values. */

/** The dice of a fact: the number of the first in the game, the number of their faces, and their results. */
export interface Told {
  readonly first: number;
  readonly faces: number;
  readonly results: readonly number[];
}

/** The data that the check needs about a game. */
export interface DiceIn<S, F extends Fact> {
  /** The dice of a state. */
  readonly of: (state: S) => Dice;
  readonly told: (fact: F) => Told | undefined;
}

/**
 * The result of the check. `laid`: dice that were set beforehand (a scene's); `hidden`: dice that no fact shows. `die`:
 * the first that differs, with the answer that rolled it. `astray`: after answer `n` the generator, or the numbering,
 * is not where these dice lead; 0: it does not begin where the seed does.
 */
export type Verdict =
  | { readonly is: 'same'; readonly dice: number; readonly laid: number; readonly hidden: number }
  | {
      readonly is: 'die';
      readonly n: number;
      readonly number: number;
      readonly told: number;
      readonly seed: number;
    }
  | { readonly is: 'astray'; readonly n: number };

/**
 * Rolls all dice of a game again, from its seed, only with the kernel's generator: no rule of the game is involved.
 * After each answer it yields the number of finished answers, so that the work can be done in slices.
 */
export function* checking<S, F extends Fact>(
  journal: Journal<S, F>,
  { of, told }: DiceIn<S, F>,
): Generator<number, Verdict> {
  const { start, entries, at } = journal;
  let dice = opening(journal, of(start));
  if (!alike(dice, of(start))) return { is: 'astray', n: 0 };
  const before = dice.rolled;
  let [laid, hidden] = [0, 0];
  for (let n = 1; n <= at; n++) {
    const entry = entries[n - 1];
    if (!entry) break;
    // From here on a game from elsewhere, or a copy, has other dice.
    dice = withDiceOf(DICE_ALONE, journal.root, n - 1, dice);
    if (entry.given || entry.draws) dice = layOut(dice, entry);
    const laidOut = dice.given.length;
    for (const { first, faces, results } of entry.facts.flatMap((fact) => told(fact) ?? [])) {
      const skipped = first - dice.rolled - 1;
      if (skipped < 0) return { is: 'astray', n };
      dice = unseen(dice, skipped);
      hidden += skipped;
      const rolled = roll(dice, results.length, faces);
      const differs = results.findIndex((result, i) => result !== rolled.results[i]);
      if (differs >= 0) {
        const [a, b] = [results[differs] ?? 0, rolled.results[differs] ?? 0];
        return { is: 'die', n, number: first + differs, told: a, seed: b };
      }
      dice = rolled.dice;
    }
    const state = of(entry.state);
    const rest = state.rolled - dice.rolled;
    if (rest < 0) return { is: 'astray', n };
    dice = unseen(dice, rest);
    hidden += rest;
    laid += laidOut - dice.given.length;
    if (entry.given || entry.draws) dice = giving(dice, []);
    if (!alike(dice, state)) return { is: 'astray', n };
    yield n;
  }
  return { is: 'same', dice: dice.rolled - before, laid, hidden };
}

/** Dice as if they were the whole of a state. */
const DICE_ALONE = { dice: { of: (dice: Dice) => dice, with: (_: Dice, dice: Dice) => dice } };

/** The dice at the start of a game: those of its seed, or of the position that it continues. */
function opening<S, F extends Fact>({ root }: Journal<S, F>, start: Dice): Dice {
  if (root.seeds?.some(({ at }) => at === 0)) return withDiceOf(DICE_ALONE, root, 0, start);
  const seed = root.is === 'scene' ? undefined : root.seed;
  if (seed === undefined) return start;
  // No fact shows the rolls before the first answer.
  return { ...unseen(seeded(seed), start.rolled), given: start.given };
}

/**
 * Rolls dice that no fact shows, whose faces are unknown. One die is one draw of the generator, whatever its faces. A
 * rejected draw that is repeated happens once in a hundred million (the faces in 2^32), and never for a power of two.
 */
function unseen(dice: Dice, count: number): Dice {
  let after = dice;
  for (let i = 0; i < count; i++) after = roll(after, 1, 0x10000).dice;
  return after;
}

function alike(a: Dice, b: Dice): boolean {
  return a.rolled === b.rolled && a.generator.every((word, i) => word === b.generator[i]);
}

/** The options for work in slices. */
export interface Slicing {
  /** The length of a slice in ms. */
  readonly ms?: number;
  /** Ends the work. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void;
  /** Yields to the page's other work. */
  readonly pause?: () => Promise<void>;
  readonly clock?: () => number;
}

/** Does work in slices and returns its result; undefined if it was ended early. */
export async function inSlices<T>(
  work: Generator<number, T>,
  {
    ms = 8,
    signal,
    onProgress,
    pause = () => new Promise((resolve) => setTimeout(resolve)),
    clock = () => performance.now(),
  }: Slicing = {},
): Promise<T | undefined> {
  let begun = clock();
  while (!signal?.aborted) {
    const step = work.next();
    if (step.done) return step.value;
    if (clock() - begun < ms) continue;
    onProgress?.(step.value);
    await pause();
    begun = clock();
  }
  return undefined;
}

/** Dice that could hit, each with the same chance, and the number of hits. */
export interface Cast {
  readonly dice: number;
  /** The chance of one die: 0 to 1. */
  readonly chance: number;
  readonly hits: number;
}

/** The luck of the dice. `spread`: the standard deviation of the hits. */
export interface Luck {
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
  readonly spread: number;
}

export function luckOf(casts: readonly Cast[]): Luck {
  let [dice, hits, expected, variance] = [0, 0, 0, 0];
  for (const cast of casts) {
    dice += cast.dice;
    hits += cast.hits;
    expected += cast.dice * cast.chance;
    variance += cast.dice * cast.chance * (1 - cast.chance);
  }
  return { dice, hits, expected, spread: Math.sqrt(variance) };
}

/**
 * The distance from the expected value, in steps that words can name. `few`: too few dice for a statement. Less than
 * one spread away is `even`: two in three are. `some`, `much`, `rare`: at least one, two, three spreads, which one in
 * six, one in 44, one in 740 reach on either side.
 */
export type Degree = 'few' | 'even' | 'some' | 'much' | 'rare';

/** Below this spread the steps have no meaning: five dice at even odds. */
const LEAST_SPREAD = 1.1;

export function degreeOf({ hits, expected, spread }: Luck): { readonly degree: Degree; readonly more: boolean } {
  const off = hits - expected;
  const more = off > 0;
  if (spread < LEAST_SPREAD) return { degree: 'few', more };
  const far = Math.abs(off) / spread;
  return { degree: far < 1 ? 'even' : far < 2 ? 'some' : far < 3 ? 'much' : 'rare', more };
}
