import { ENDS, type End, type Next, type Pair, passOn, type Terms, type Winning } from './passing.ts';
import type { Fight } from './rounds.ts';

/**
 * The Markov chain of a battle's rounds. Losses always lead to a later pair of states, so a pair never recurs except by
 * rounds without a hit. These are summed as a geometric series, so the result is exact.
 */

/** The probability of each end, with the remaining states of both sides; a pair is a state of each. */
export type Ends = { readonly [end in End]?: Float64Array };

export interface Course {
  readonly ends: Ends;
  /** Expected rounds. */
  readonly rounds: number;
  /** The chance to end after exactly 0, 1, 2 ... rounds. */
  readonly after: readonly number[];
}

/** A pair of states before the next round, and its probability. */
export type Start = readonly (Next & { readonly chance: number })[];

/** Smaller probabilities are ignored: their sum is far below rounding errors. */
const NOTHING = 1e-22;
/** Rounds with a smaller probability are merged with later ones. */
const FAINT = 1e-11;
/** The list of rounds ends when the remaining probability is smaller than this. */
const TOLD = 1e-7;
const MOST_TOLD = 300;

const FIGHTS = -1;

/**
 * The transitions of a round: to pairs that fight on, and to ends with their pairs; `again` is the probability of no
 * change.
 */
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

/** The chain of a battle, with a cache of the transitions of each pair. */
export class Chain {
  readonly #terms: Terms;
  readonly #fight: Fight;
  readonly #leads = new Map<Pair, Leads>();
  readonly #to: Int32Array;
  /** The end, or fighting on; 0 if not computed yet. */
  readonly #how: Int8Array;
  readonly #winning: Winning;

  constructor(terms: Terms, fight: Fight, winning: Winning) {
    this.#terms = terms;
    this.#fight = fight;
    this.#winning = winning;
    this.#to = new Int32Array(terms.attacker.size * terms.defender.size);
    this.#how = new Int8Array(this.#to.length);
  }

  /** A battle to the end. */
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

  /** A battle with a maximum number of further rounds. */
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

  /** Distributes the results of a round to pairs that fight on and to ends. Returns the probability of an end. */
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

  /** The transitions of a pair. */
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

  /** The state after losses: an end, or the pair that fights on (`#to`). */
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

  /** The distribution of the number of rounds, from the initial pairs. */
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

/** Collects ends. */
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
