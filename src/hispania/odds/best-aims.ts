import type { Aimed, Row } from './aims.ts';
import { expected, rollInto } from './hits.ts';
import type { Guns } from './needs.ts';

/**
 * The aims from which the greatest losses of a round may be expected, in worth: all ways of dividing the dice are compared,
 * target after target. Dice that hit everybody there alike are one class.
 */
export function bestAims(guns: Guns, dice: Row, lives: Row, aimed: Aimed): void {
  const targets = guns.targets.map((_, t) => t).filter((t) => (lives.of[lives.from + t] as number) > 0);
  const last = targets.at(-1);
  if (last === undefined) return;
  const classes = classesOf(guns, dice, targets);
  const ways = waysOf(classes.map(({ n }) => n));
  // From the last target back: the best that the dice still left can do, and how many of them go to each.
  let best = worthOf(guns, classes, ways, last, lives);
  const choices: Uint32Array[] = [];
  for (const target of targets.slice(0, -1).reverse()) {
    const step = bestWith(worthOf(guns, classes, ways, target, lives), best, ways);
    choices.unshift(step.chosen);
    best = step.best;
  }
  let left = ways.size - 1;
  targets.forEach((target, n) => {
    const at = choices[n]?.[left] ?? left;
    spread(classes, ways, at, target, guns.targets.length, aimed);
    left -= at;
  });
}

/** The best that any dice can do with one target more, and which of them go to it. */
function bestWith(
  worth: Float64Array,
  before: Float64Array,
  { size, wide, counts }: Ways,
): { readonly best: Float64Array; readonly chosen: Uint32Array } {
  const best = new Float64Array(size).fill(-1);
  const chosen = new Uint32Array(size);
  for (let all = 0; all < size; all++) {
    for (let some = 0; some <= all; some++) {
      let c = 0;
      while (c < wide && (counts[some * wide + c] as number) <= (counts[all * wide + c] as number)) c++;
      if (c < wide) continue;
      const gain = (worth[some] as number) + (before[all - some] as number);
      if (gain <= (best[all] as number) + SAME) continue;
      best[all] = gain;
      chosen[all] = some;
    }
  }
  return { best, chosen };
}

/** Gains that differ by less are one: the first way stands. */
const SAME = 1e-12;

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

/** Every way of taking some dice of each class. What is left of way `i` without way `j` is way `i - j`. */
interface Ways {
  readonly size: number;
  /** The number of classes. */
  readonly wide: number;
  /** Dice of each class, way by way. */
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

/** What may be expected of each way of shooting at a target: each is another one with one die more. */
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

/** Aims so many dice of each class at a target, one kind of the class after the other. */
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
