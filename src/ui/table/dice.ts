import type { Dice, Fact } from '../../kernel/contract.ts';
import { giving, roll, seeded } from '../../kernel/dice.ts';
import { layOut } from '../../kernel/given.ts';
import type { Journal } from '../../kernel/journal.ts';
import { withDiceOf } from '../../kernel/root.ts';

/** Whether the dice that a game has told are those that its seed gives, and how they fell against what was to be expected. */

/** Dice that a fact tells: the number of the first in the game, how many faces they have, what they showed. */
export interface Told {
  readonly first: number;
  readonly faces: number;
  readonly results: readonly number[];
}

/** What the check has to know of a game. */
export interface DiceIn<S, F extends Fact> {
  /** The dice as they lie in a state. */
  readonly of: (state: S) => Dice;
  readonly told: (fact: F) => Told | undefined;
}

/**
 * What came of the check. `laid`: dice that lay there beforehand (a scene's); `hidden`: dice that nobody is told. `die`: the
 * first that differs, with the answer that brought it. `astray`: after answer `n` the generator, or the numbering, is not
 * where these dice lead; 0: it does not begin where the seed does.
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
 * Rolls all dice of a game again, from its seed, by the kernel's generator alone: no rule of the game has a part in it. It
 * yields after each answer how many are done, so that it can be done in slices.
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
    // From here on a game that came from elsewhere, or was copied, has other dice.
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

/** Dice as if they were all there is to a state. */
const DICE_ALONE = { dice: { of: (dice: Dice) => dice, with: (_: Dice, dice: Dice) => dice } };

/** The dice with which a game began: those of its seed, or of the position that it was taken up from. */
function opening<S, F extends Fact>({ root }: Journal<S, F>, start: Dice): Dice {
  if (root.seeds?.some(({ at }) => at === 0)) return withDiceOf(DICE_ALONE, root, 0, start);
  const seed = root.is === 'scene' ? undefined : root.seed;
  if (seed === undefined) return start;
  // What fell before the first answer is told nowhere.
  return { ...unseen(seeded(seed), start.rolled), given: start.given };
}

/**
 * Rolls dice that nobody is told, whose faces are not known. One die is one draw of the generator, whatever its faces; that a
 * draw is rejected and made again happens once in a hundred million (the faces in 2^32), and never for a power of two.
 */
function unseen(dice: Dice, count: number): Dice {
  let after = dice;
  for (let i = 0; i < count; i++) after = roll(after, 1, 0x10000).dice;
  return after;
}

function alike(a: Dice, b: Dice): boolean {
  return a.rolled === b.rolled && a.generator.every((word, i) => word === b.generator[i]);
}

/** How work is done in slices. */
export interface Slicing {
  /** A slice lasts so many ms. */
  readonly ms?: number;
  /** Ends the work. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void;
  /** Lets the page do something else. */
  readonly pause?: () => Promise<void>;
  readonly clock?: () => number;
}

/** Does work in slices, and gives what came of it; nothing if it was ended before. */
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

/** Dice that could hit, each with the same chance, and how many did. */
export interface Cast {
  readonly dice: number;
  /** Of one die: 0 to 1. */
  readonly chance: number;
  readonly hits: number;
}

/** How dice fell. `spread`: the standard deviation of the hits. */
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
 * How far from what was to be expected, in steps that words can name. `few`: too few dice to say anything. Less than one
 * spread away is `even`: two in three are. `some`, `much`, `rare`: at least one, two, three spreads, which one in six, one in
 * 44, one in 740 reach on either side.
 */
export type Degree = 'few' | 'even' | 'some' | 'much' | 'rare';

/** Below this spread the steps mean nothing: five dice at even odds. */
const LEAST_SPREAD = 1.1;

export function degreeOf({ hits, expected, spread }: Luck): { readonly degree: Degree; readonly more: boolean } {
  const off = hits - expected;
  const more = off > 0;
  if (spread < LEAST_SPREAD) return { degree: 'few', more };
  const far = Math.abs(off) / spread;
  return { degree: far < 1 ? 'even' : far < 2 ? 'some' : far < 3 ? 'much' : 'rare', more };
}
