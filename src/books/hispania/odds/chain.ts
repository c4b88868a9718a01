import { ENDS, type End, type Next, type Pair, passOn, type Terms, type Winning } from './passing.ts';
import type { Fight } from './rounds.ts';

/**
 * The chain of a battle's rounds. Losses always lead on to a later pair of states, so that each pair is left for good but for
 * rounds in which nobody is hit: those are summed up, and nothing is cut off.
 */

/** How likely each end is with what is left of both sides; a pair is a state of each. */
export type Ends = { readonly [end in End]?: Float64Array };

export interface Course {
  readonly ends: Ends;
  /** Expected rounds. */
  readonly rounds: number;
  /** The chance to end after exactly 0, 1, 2 ... rounds. */
  readonly after: readonly number[];
}

/** Where a battle stands before its next round: a pair of states, and how likely it is. */
export type Start = readonly (Next & { readonly chance: number })[];

/** What is less likely than this is nothing: all of it together lies far below what rounding leaves. */
const NOTHING = 1e-22;
/** Rounds that are as unlikely as this are not told apart from later ones. */
const FAINT = 1e-11;
/** The rounds are told until so little is left. */
const TOLD = 1e-7;
const MOST_TOLD = 300;

const FIGHTS = -1;

/** Where a round leads: to pairs that fight on, and to ends with the pairs then left; `again`: back to where it began. */
interface Leads {
  readonly to: readonly Pair[];
  readonly chances: readonly number[];
  readonly over: readonly Pair[];
  readonly fates: readonly number[];
  readonly overChances: readonly number[];
  readonly ends: number;
  readonly again: number;
}
type MadeOf<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/** The chain of a battle: memoises what each pair of states leads to. */
export class Chain {
  readonly #terms: Terms;
  readonly #fight: Fight;
  readonly #leads = new Map<Pair, Leads>();
  readonly #to: Int32Array;
  /** The end, or that it fights on; 0 as long as it is not known. */
  readonly #how: Int8Array;
  readonly #winning: Winning;

  constructor(terms: Terms, fight: Fight, winning: Winning) {
    this.#terms = terms;
    this.#fight = fight;
    this.#winning = winning;
    this.#to = new Int32Array(terms.attacker.size * terms.defender.size);
    this.#how = new Int8Array(this.#to.length);
  }

  /** Fought to its end. */
  toTheEnd(start: Start, played: number): Course {
    const { attacker, defender } = this.#terms;
    const mass = new Float64Array(attacker.size * defender.size);
    const ends = new Endings(mass.length);
    for (const { pair, end, chance } of start) {
      if (end) ends.add(end, pair, chance);
      else mass[pair] = (mass[pair] as number) + chance;
    }
    const begun = mass.slice();
    let rounds = played;
    for (let pair = 0; pair < mass.length; pair++) {
      const here = mass[pair] as number;
      if (here < NOTHING) continue;
      const visits = here / (1 - this.#leadsFrom(pair).again);
      rounds += visits;
      this.#spread(pair, visits, mass, ends);
      mass[pair] = 0;
    }
    return { ends: ends.all, rounds, after: this.#tell(begun, start, played) };
  }

  /** Broken off after so many more rounds. */
  limited(start: Start, played: number, more: number): Course {
    const { attacker, defender } = this.#terms;
    let mass = new Float64Array(attacker.size * defender.size);
    const ends = new Endings(mass.length);
    for (const { pair, end, chance } of start) {
      if (end) ends.add(end, pair, chance);
      else mass[pair] = (mass[pair] as number) + chance;
    }
    let ended = total(start.filter(({ end }) => end).map(({ chance }) => chance));
    const after = [...Array.from({ length: played }, () => 0), ended];
    let rounds = played;
    for (let n = 0; n < more; n++) {
      const next = new Float64Array(mass.length);
      const before = ended;
      mass.forEach((here, pair) => {
        if (here === 0) return;
        rounds += here;
        ended += this.#spread(pair, here, next, ends);
      });
      after.push(ended - before);
      mass = next;
    }
    mass.forEach((here, pair) => {
      if (here > 0) ends.add('undecided', pair, here);
    });
    return { ends: ends.all, rounds, after };
  }

  /** Passes on what a round leaves: to pairs that fight on, and to ends. How likely it ends. */
  #spread(pair: Pair, mass: number, next: Float64Array, ends: Endings): number {
    const { to, chances, over, fates, overChances, ends: ended } = this.#leadsFrom(pair);
    for (let i = 0; i < to.length; i++) {
      const there = to[i] as number;
      next[there] = (next[there] as number) + mass * (chances[i] as number);
    }
    for (let i = 0; i < over.length; i++) {
      ends.add(ENDS[fates[i] as number] as End, over[i] as number, mass * (overChances[i] as number));
    }
    return mass * ended;
  }

  /** Where the round of a pair leads. */
  #leadsFrom(pair: Pair): Leads {
    const known = this.#leads.get(pair);
    if (known) return known;
    const wide = this.#terms.defender.size;
    const { attacker, defender } = this.#fight(Math.floor(pair / wide), pair % wide);
    const leads = { to: [], chances: [], over: [], fates: [], overChances: [], ends: 0, again: 0 } as MadeOf<Leads>;
    for (let i = 0; i < attacker.states.length; i++) {
      const row = (attacker.states[i] as number) * wide;
      const likely = attacker.chances[i] as number;
      for (let j = 0; j < defender.states.length; j++) {
        const left = row + (defender.states[j] as number);
        const chance = likely * (defender.chances[j] as number);
        const how = this.#next(left);
        const to = this.#to[left] as number;
        if (how === FIGHTS) {
          leads.to.push(to);
          leads.chances.push(chance);
          if (to === pair) leads.again += chance;
        } else {
          leads.over.push(to);
          leads.fates.push(how - 1);
          leads.overChances.push(chance);
          leads.ends += chance;
        }
      }
    }
    this.#leads.set(pair, leads);
    return leads;
  }

  /** What follows after losses: an end, or where it fights on (`#to`). */
  #next(pair: Pair): number {
    const known = this.#how[pair] as number;
    if (known !== 0) return known;
    const wide = this.#terms.defender.size;
    const all = { losses: true, attacker: true, defender: true };
    const { pair: to, end } = passOn(this.#terms, Math.floor(pair / wide), pair % wide, this.#winning, all);
    const how = end ? ENDS.indexOf(end) + 1 : FIGHTS;
    this.#how[pair] = how;
    this.#to[pair] = to;
    return how;
  }

  /** After how many rounds it ends, round by round, from the pairs it begins in. */
  #tell(begun: Float64Array, start: Start, played: number): readonly number[] {
    const over = total(start.filter(({ end }) => end).map(({ chance }) => chance));
    const after = [...Array.from({ length: played }, () => 0), over];
    let [now, next]: [Float64Array, Float64Array] = [begun, new Float64Array(begun.length)];
    let left = 1 - over;
    while (left > TOLD && after.length < MOST_TOLD) {
      let ended = 0;
      for (let pair = 0; pair < now.length; pair++) {
        const here = now[pair] as number;
        if (here === 0) continue;
        now[pair] = 0;
        const leads = here > FAINT ? this.#leads.get(pair) : undefined;
        if (!leads) continue;
        const { to, chances } = leads;
        for (let i = 0; i < to.length; i++) {
          const there = to[i] as number;
          next[there] = (next[there] as number) + here * (chances[i] as number);
        }
        ended += here * leads.ends;
      }
      after.push(ended);
      left -= ended;
      if (ended === 0) break;
      [now, next] = [next, now];
    }
    return after;
  }
}

/** Gathers ends. */
class Endings {
  readonly all: { [end in End]?: Float64Array } = {};
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  add(end: End, pair: Pair, chance: number): void {
    let there = this.all[end];
    if (!there) {
      there = new Float64Array(this.#size);
      this.all[end] = there;
    }
    there[pair] = (there[pair] as number) + chance;
  }
}

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
