import { expected, rollInto } from './hits.ts';
import type { Aimed, Guns, Row } from './needs.ts';

/**
 * The targets with the greatest expected losses in a round, by value: all ways of dividing the dice are compared,
 * target by target. Dice with the same chances against all targets form one class.
 */
export function bestAims(guns: Guns, dice: Row, lives: Row, aimed: Aimed): void {
  const targets = guns.targets.map((_, t) => t).filter((t) => (lives.of[lives.from + t] as number) > 0);
  const last = targets.at(-1);
  if (last === undefined) return;
  const classes = classesOf(guns, dice, targets);
  const ways = waysOf(classes.map(({ n }) => n));
  const values = targets.map((target) => worthOf(guns, classes, ways, target, lives));
  const search = new Search(ways, values);
  let left = ways.size - 1;
  targets.forEach((target, n) => {
    const at = search.from(n, left).chosen;
    spread(classes, ways, at, target, guns.targets.length, aimed);
    left -= at;
  });
}

interface Found {
  readonly value: number;
  /** The dice that go to the first of the targets. */
  readonly chosen: number;
}

/** The best result of dice on the targets from the n-th on, with a cache. */
class Search {
  readonly #ways: Ways;
  readonly #worth: readonly Float64Array[];
  readonly #useful: readonly (readonly number[])[];
  readonly #known = new Map<number, Found>();

  constructor(ways: Ways, worth: readonly Float64Array[]) {
    this.#ways = ways;
    this.#worth = worth;
    this.#useful = worth.slice(0, -1).map((values) => usefulOf(values, ways));
  }

  from(n: number, all: number): Found {
    const worth = this.#worth[n] as Float64Array;
    // The last target takes all remaining dice.
    if (n === this.#worth.length - 1) return { value: worth[all] as number, chosen: all };
    const key = n * this.#ways.size + all;
    const known = this.#known.get(key);
    if (known) return known;
    let best: Found = { value: -1, chosen: 0 };
    for (const some of this.#useful[n] ?? []) {
      if (some > all) break;
      if (!this.#within(some, all)) continue;
      const value = (worth[some] as number) + this.from(n + 1, all - some).value;
      if (value > best.value + SAME) best = { value, chosen: some };
    }
    this.#known.set(key, best);
    return best;
  }

  /** Whether one allocation contains another. */
  #within(some: number, all: number): boolean {
    const { wide, counts } = this.#ways;
    let c = 0;
    while (c < wide && (counts[some * wide + c] as number) <= (counts[all * wide + c] as number)) c++;
    return c === wide;
  }
}

/** Allocations to a target in which each die adds value; a further die would be better used elsewhere. */
function usefulOf(worth: Float64Array, { size, wide, counts, strides }: Ways): readonly number[] {
  const useful: number[] = [];
  for (let way = 0; way < size; way++) {
    let c = 0;
    while (c < wide && (counts[way * wide + c] === 0 || adds(worth, way, strides[c] as number))) c++;
    if (c === wide) useful.push(way);
  }
  return useful;
}

function adds(worth: Float64Array, way: number, stride: number): boolean {
  return (worth[way] as number) - (worth[way - stride] as number) > SAME;
}

/** Smaller differences count as equal; the first allocation is kept. */
const SAME = 1e-9;

interface Class {
  /** The chance to hit each target. */
  readonly chance: readonly number[];
  readonly members: { readonly die: number; left: number }[];
  n: number;
}

function classesOf(guns: Guns, dice: Row, targets: readonly number[]): readonly Class[] {
  const wide = guns.targets.length;
  const classes: Class[] = [];
  guns.dice.forEach((_, die) => {
    const n = dice.of[dice.from + die] as number;
    if (n === 0) return;
    const chance = guns.targets.map((_, t) => guns.chance[die * wide + t] as number);
    let found = classes.find((one) => targets.every((t) => one.chance[t] === chance[t]));
    if (!found) {
      found = { chance, members: [], n: 0 };
      classes.push(found);
    }
    found.members.push({ die, left: n });
    found.n += n;
  });
  return classes;
}

/** Every allocation of some dice of each class. Allocation `i` without allocation `j` is number `i - j`. */
interface Ways {
  readonly size: number;
  /** The number of classes. */
  readonly wide: number;
  /** Dice of each class, by allocation. */
  readonly counts: Uint16Array;
  readonly strides: readonly number[];
}

function waysOf(most: readonly number[]): Ways {
  const wide = most.length;
  const strides = most.map((_, c) => most.slice(c + 1).reduce((n, m) => n * (m + 1), 1));
  const size = most.reduce((n, m) => n * (m + 1), 1);
  const counts = new Uint16Array(size * wide);
  for (let way = 0; way < size; way++) {
    for (let c = 0; c < wide; c++) {
      counts[way * wide + c] = Math.floor(way / (strides[c] as number)) % ((most[c] as number) + 1);
    }
  }
  return { size, wide, counts, strides };
}

/** The expected value of each allocation to a target, computed from the one with one die less. */
function worthOf(guns: Guns, classes: readonly Class[], ways: Ways, target: number, lives: Row): Float64Array {
  const { size, wide, counts, strides } = ways;
  const worth = new Float64Array(size);
  const chances: Float64Array[] = [new Float64Array((lives.of[lives.from + target] as number) + 1).fill(1, 0, 1)];
  for (let way = 1; way < size; way++) {
    let c = wide - 1;
    while (counts[way * wide + c] === 0) c--;
    const more = (chances[way - (strides[c] as number)] as Float64Array).slice();
    rollInto(more, classes[c]?.chance[target] as number);
    chances.push(more);
    worth[way] = expected(more) * (guns.worth[target] as number);
  }
  return worth;
}

/** Aims a number of dice of each class at a target, one kind of the class after another. */
function spread(
  classes: readonly Class[],
  { wide, counts }: Ways,
  way: number,
  target: number,
  targets: number,
  aimed: Aimed,
): void {
  classes.forEach(({ members }, c) => {
    let left = counts[way * wide + c] as number;
    for (const member of members) {
      const some = Math.min(left, member.left);
      member.left -= some;
      left -= some;
      aimed[member.die * targets + target] = (aimed[member.die * targets + target] as number) + some;
    }
  });
}
