import { judge, rightOf } from '../../src/books/hispania/puzzles/judge.ts';
import { same } from '../../src/kernel/hash.ts';
import type { Found } from './found.ts';
import { REJECTED } from './rejected.ts';

/** Chooses thirty questions: of every kind, of as many rules and nations as possible, no two alike. */

/** The number of each variety, the rarest first; later choices avoid similarity to earlier ones. */
const PLAN: readonly (readonly [variety: string, count: number])[] = [
  ['remove zeal', 1],
  ['turn-points shared', 1],
  ['remove capital', 1],
  ['cull', 2],
  ['place castle', 1],
  ['place', 1],
  ['reach led', 1],
  ['may halted-strait', 1],
  ['pass castle', 1],
  ['needs river', 1],
  ['needs led', 1],
  ['kills wounded', 1],
  ['kills wasted', 1],
  ['kills', 1],
  ['remove led', 1],
  ['retreat', 3],
  ['may yes 5.2', 1],
  ['may yes 5.1', 1],
  ['may stopped', 1],
  ['may halted-mountain', 1],
  ['reach', 2],
  ['pass', 1],
  ['turn-points', 1],
  ['best', 2],
  ['chance', 1],
];
/** Varieties that replace missing ones. */
const MORE = ['remove', 'may spent', 'retreat', 'best', 'reach'];
const ALL = 30;

/** The variety of a question. */
export function varietyOf(one: Found): string {
  const { asked, right, rules } = one;
  switch (asked.is) {
    case 'may':
      return right[0] === 'yes' ? `may yes ${rules[0]}` : `may ${right[0]?.slice(3)}`;
    case 'reach':
      return Object.keys(asked.leaders).length > 0 ? 'reach led' : 'reach';
    case 'pass':
      return rules.includes('5.3-castle') ? 'pass castle' : 'pass';
    case 'place':
      return asked.unit === 'castle' ? 'place castle' : 'place';
    case 'turn-points':
      return rules.includes('9.6-points') ? 'turn-points shared' : 'turn-points';
    case 'needs':
      return rules.includes('6.4') ? 'needs river' : one.merit > 0 ? 'needs led' : 'needs';
    case 'remove': {
      const { because } = judge(one);
      if (because.is !== 'limit') return 'remove';
      if (because.limit === null) return 'remove zeal';
      return because.capital ? 'remove capital' : because.attack === 'led' ? 'remove led' : 'remove';
    }
    case 'kills': {
      const { because } = judge(one);
      const kinds = because.is === 'facts' ? because.facts.map(({ kind }) => kind) : [];
      if (kinds.includes('wounded')) return 'kills wounded';
      return kinds.includes('wasted') ? 'kills wasted' : 'kills';
    }
    default:
      return asked.is;
  }
}

export function choose(all: readonly Found[]): readonly Found[] {
  const pool = pooled(all);
  const chosen: Found[] = [];
  const next = (variety: string): void => {
    const one = taken(pool, variety, chosen);
    if (one) chosen.push(one);
    else console.error(`there is none: ${variety}`);
  };
  for (const [variety, count] of PLAN) for (let i = 0; i < count; i++) next(variety);
  for (const variety of MORE) if (chosen.length < ALL) next(variety);
  return chosen.sort((a, b) => a.level - b.level || a.position.turn - b.position.turn || (a.id < b.id ? -1 : 1));
}

/** Questions by variety, without duplicates from several games. */
function pooled(all: readonly Found[]): Map<string, readonly Found[]> {
  const pool = new Map<string, readonly Found[]>();
  const names = new Set<string>();
  for (const one of [...all].sort((a, b) => b.merit - a.merit || (a.id < b.id ? -1 : 1))) {
    if (names.has(one.id) || Object.hasOwn(REJECTED, one.id)) continue;
    names.add(one.id);
    const variety = varietyOf(one);
    pool.set(variety, [...(pool.get(variety) ?? []), one]);
  }
  return pool;
}

/** Takes the best question of a variety, given those already chosen, out of the pool; undefined if none is left. */
function taken(pool: Map<string, readonly Found[]>, variety: string, chosen: readonly Found[]): Found | undefined {
  for (;;) {
    const left = pool.get(variety) ?? [];
    const best = left.reduce<Found | undefined>(
      (most, one) => (most && value(most, chosen) >= value(one, chosen) ? most : one),
      undefined,
    );
    if (!best) return undefined;
    pool.set(
      variety,
      left.filter((one) => one !== best),
    );
    // The rules may have changed after it was found.
    if (stillSound(best)) return best;
  }
}

/** The rules by which it refuses, each once. */
const reasons = (refused: Found['refused']): readonly string[] => [...new Set(Object.values(refused))].sort();

/** Whether the engine still gives the recorded answer to a question. */
function stillSound(one: Found): boolean {
  try {
    return same(rightOf(judge(one)), one.right);
  } catch {
    return false;
  }
}

/** The novelty of a question among those chosen: new nations, rules, turns and places. */
function value(one: Found, chosen: readonly Found[]): number {
  const times = (which: (other: Found) => boolean): number => chosen.filter(which).length;
  const [rule] = one.rules;
  const fresh = one.rules.filter((id) => !chosen.some(({ rules }) => rules.includes(id))).length;
  const held = Object.values(one.position.units).flat().length;
  return (
    one.merit +
    2 * fresh -
    6 * times(({ nation }) => nation === one.nation) -
    times(({ rules }) => rules[0] === rule) -
    2 * times(({ asked, refused }) => asked.is === one.asked.is && same(reasons(refused), reasons(one.refused))) -
    3 * times(({ position }) => position.turn === one.position.turn) -
    2 * times(({ view }) => view[0] === one.view[0]) -
    0.8 * Math.max(0, one.view.length - 5) -
    0.1 * Math.max(0, held - 12)
  );
}
