import type { CombatKind } from '../engine/data/ids.ts';
import { lives, livesOf } from '../engine/rules/hits.ts';
import { isWork } from '../engine/rules/units.ts';
import type { Cohort } from '../engine/state/cohort.ts';

/** Rules 6.1, 6.2: all states of the units of one kind after hits, numbered. */

/** Equal units of a kind: the lives and dice of each, and whether it may retreat (6.6). */
export interface Sort {
  readonly lives: number;
  readonly dice: number;
  readonly goes: boolean;
}

/** The number of units of each sort. */
export type Counts = readonly number[];

/** The states of a kind, those with most lives first, so that hits always lead to a later one. */
export interface StateLine {
  readonly kind: CombatKind;
  readonly sorts: readonly Sort[];
  readonly states: readonly Counts[];
  readonly units: readonly number[];
  readonly dice: readonly number[];
  /** The maximum number of effective hits. */
  readonly lives: readonly number[];
  /** Units that may retreat. */
  readonly goers: readonly number[];
  /** The state after a number of hits. */
  readonly after: readonly (readonly number[])[];
}

/** The number of units of a kind that may be attacked: all, unless a mission spares some (11-el-cid-mission). */
export type Open = (kind: CombatKind, units: number) => number;

type Soldier = Cohort & { readonly kind: CombatKind };

function sortOf(cohort: Soldier): Sort {
  const { kind, hits = 0 } = cohort;
  return {
    lives: livesOf(cohort),
    dice: kind === 'castle' ? lives(kind) - hits : 1,
    goes: !isWork(cohort) && !(kind === 'knight' && hits > 0),
  };
}

const alike = (a: Sort, b: Sort) => a.lives === b.lives && a.dice === b.dice && a.goes === b.goes;

/** The sort of a unit after hits that it survives. */
function wounded(kind: CombatKind, { lives, dice, goes }: Sort, hits: number): Sort {
  return { lives: lives - hits, dice: kind === 'castle' ? dice - hits : dice, goes: goes && kind !== 'knight' };
}

/** The possible sorts of units of a kind in the order of hits, the weakest first. */
export function sortsOf(kind: CombatKind, cohorts: readonly Soldier[]): readonly Sort[] {
  const sorts: Sort[] = [];
  const add = (sort: Sort): void => {
    if (sorts.some((known) => alike(known, sort))) return;
    sorts.push(sort);
    for (let hits = 1; hits < sort.lives; hits++) add(wounded(kind, sort, hits));
  };
  for (const cohort of cohorts) add(sortOf(cohort));
  return sorts.sort((a, b) => a.lives - b.lives || Number(b.goes) - Number(a.goes) || b.dice - a.dice);
}

/** Cohorts of a kind, counted by sort. */
export function countsOf(sorts: readonly Sort[], cohorts: readonly Soldier[]): Counts {
  const counts = sorts.map(() => 0);
  for (const cohort of cohorts) {
    const i = sorts.findIndex((sort) => alike(sort, sortOf(cohort)));
    counts[i] = (counts[i] ?? 0) + cohort.count;
  }
  return counts;
}

/** Units of a kind that stay after the retreat of all others. */
export function stayers({ sorts }: Pick<StateLine, 'sorts'>, counts: Counts): Counts {
  return counts.map((n, i) => (sorts[i]?.goes ? 0 : n));
}

/** All states that follow from some states of a kind by hits. */
export function lineOf(kind: CombatKind, sorts: readonly Sort[], seeds: readonly Counts[], open: Open): StateLine {
  const found = new Map<string, Counts>();
  const follow = (counts: Counts): void => {
    const key = counts.join();
    if (found.has(key)) return;
    found.set(key, counts);
    const most = livesIn(kind, sorts, counts, open);
    for (let hits = 1; hits <= most; hits++) follow(struck(kind, sorts, counts, hits, open));
  };
  for (const seed of seeds) follow(seed);
  const all = (counts: Counts) => sum(counts.map((n, i) => n * (sorts[i]?.lives ?? 0)));
  const states = [...found.values()].sort((a, b) => all(b) - all(a));
  const index = new Map(states.map((counts, i) => [counts.join(), i]));
  const life = states.map((counts) => livesIn(kind, sorts, counts, open));
  return {
    kind,
    sorts,
    states,
    units: states.map(sum),
    dice: states.map((counts) => sum(counts.map((n, i) => n * (sorts[i]?.dice ?? 0)))),
    lives: life,
    goers: states.map((counts) => sum(counts.map((n, i) => (sorts[i]?.goes ? n : 0)))),
    after: states.map((counts, s) =>
      Array.from(
        { length: (life[s] ?? 0) + 1 },
        (_, hits) => index.get(struck(kind, sorts, counts, hits, open).join()) ?? 0,
      ),
    ),
  };
}

/** The number of a state of a line. */
export function stateIn({ states }: StateLine, counts: Counts): number {
  const key = counts.join();
  return states.findIndex((state) => state.join() === key);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function livesIn(kind: CombatKind, sorts: readonly Sort[], counts: Counts, open: Open): number {
  let [all, left] = [0, open(kind, sum(counts))];
  counts.forEach((n, i) => {
    const there = Math.min(n, left);
    left -= there;
    all += there * (sorts[i]?.lives ?? 0);
  });
  return all;
}

/** Applies hits to the weakest units: they are destroyed one by one, and the rest wounds one unit (6.1, 6.2). */
function struck(kind: CombatKind, sorts: readonly Sort[], counts: Counts, hits: number, open: Open): Counts {
  const next = [...counts];
  let [left, exposed] = [hits, open(kind, sum(counts))];
  sorts.forEach((sort, i) => {
    const there = Math.min(counts[i] ?? 0, exposed);
    exposed -= there;
    const whole = Math.min(there, Math.floor(left / sort.lives));
    next[i] = (next[i] ?? 0) - whole;
    left -= whole * sort.lives;
    if (there > whole && left > 0) {
      const hurt = sorts.findIndex((other) => alike(other, wounded(kind, sort, left)));
      next[i] = (next[i] ?? 0) - 1;
      next[hurt] = (next[hurt] ?? 0) + 1;
      left = 0;
    }
  });
  return next;
}
