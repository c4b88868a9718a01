import { end, step } from '../../src/books/hispania/engine/actions.ts';
import {
  isProvince,
  type NationId,
  type PlaceId,
  type ProvinceId,
  type RuleId,
} from '../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { reach } from '../../src/books/hispania/engine/reach.ts';
import { enemyUnits } from '../../src/books/hispania/engine/rules/relations.ts';
import { attackLimit } from '../../src/books/hispania/engine/rules/stacking.ts';
import { keyOf, of, type Picked, unitsOf } from '../../src/books/hispania/engine/rules/units.ts';
import type { Cohort } from '../../src/books/hispania/engine/state/cohort.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { stops } from '../../src/books/hispania/engine/stops.ts';
import { tablesOf, view } from '../../src/books/hispania/engine/view.ts';
import { whyUnlimited } from '../../src/books/hispania/puzzles/judge-numbers.ts';
import { REASONS, type Reason } from '../../src/books/hispania/puzzles/puzzle.ts';
import type { Action } from '../../src/kernel/contract.ts';
import { type Found, found } from './found.ts';
import { inRow } from './options.ts';

/** Finds questions about movement at the start of a nation's movement: destinations, distances, and passages. */

interface Stack {
  readonly place: PlaceId;
  readonly units: Picked;
  readonly leaders: Picked;
}

/** Units of one kind in a place, alone and with the leaders there. */
export function stacks(state: State, nation: NationId): readonly Stack[] {
  return (Object.keys(state.places) as PlaceId[]).flatMap((place) => {
    const own = of(state.places[place] ?? [], nation);
    const leaders = Object.fromEntries(own.filter((c) => c.kind === 'leader').map((c) => [keyOf(c), 1]));
    const movers = own.filter((c) => ['infantry', 'cavalry', 'knight', 'elite', 'berber'].includes(c.kind));
    return movers.flatMap((c) => {
      const units = { [keyOf(c)]: c.count };
      const alone = { place, units, leaders: {} };
      return Object.keys(leaders).length > 0 ? [alone, { place, units, leaders }] : [alone];
    });
  });
}

/** Whether no unit has moved yet. */
export const rested = (state: State): boolean =>
  state.frames.length === 0 &&
  !Object.values(state.places).some((there) => there?.some((c) => c.steps || c.halt || c.from));

const shuffled = <T>(list: readonly T[], key: (one: T) => string): readonly T[] =>
  [...list].sort((a, b) => (key(a) < key(b) ? -1 : 1));

/** Where can they go? */
export function findReach(state: State, nation: NationId): readonly Found[] {
  return stacks(state, nation).flatMap((stack) => {
    const { place: from, units, leaders } = stack;
    const whole = reach(state, from, units, leaders).filter(({ partial, held }) => !partial && !held);
    const ways = whole.filter(({ strays, to }) => !strays && isProvince(to));
    // The question does not include a partial stop after a passage.
    const stands = new Set<unknown>([from, ...whole.map(({ to }) => to)]);
    const barred = stops(state, from, units, leaders).filter(
      ({ place, refusal }) => isProvince(place) && stands.has(refusal.params['from'] ?? from),
    );
    // Long paths are the interesting ones; of the obstacles, one of each rule first.
    const far = ways.filter(({ steps }) => steps > 1).slice(0, 3);
    const near = ways.filter(({ steps }) => steps === 1).slice(0, 1);
    const kinds = new Set<string>();
    const first = barred.filter(({ refusal: { code } }) => !kinds.has(code) && kinds.add(code));
    const wrong = [...first, ...barred.filter((one) => !first.includes(one))].slice(0, 3);
    if (far.length < 1 || wrong.length < 2) return [];
    const options = shuffled(
      [...far, ...near].map(({ to }) => to as PlaceId).concat(wrong.map(({ place }) => place)),
      (p) => p,
    );
    const one = found(state, {
      asked: { is: 'reach', from, units, leaders },
      at: from,
      nation,
      view: [from, ...options],
      options,
      rules: Object.keys(leaders).length > 0 ? ['5.2'] : ['5.1'],
      level: kinds.size > 2 ? 3 : 2,
      merit: kinds.size * 2 + (Object.keys(leaders).length > 0 ? 1 : 0) - options.length / 10,
    });
    return one ? [one] : [];
  });
}

/** The units of a stack that are in a place after a step. */
function moved(state: State, nation: NationId, place: PlaceId, from: PlaceId): readonly Cohort[] {
  return of(state.places[place] ?? [], nation).filter((c) => c.from === from && c.steps);
}

/** Some units have moved one step or two: may they move on? */
export function findMay(state: State, nation: NationId): readonly Found[] {
  /** One of each sort is enough, because there are many. */
  const seen = new Set<string>();
  return stacks(state, nation).flatMap((stack) =>
    leads(state, stack).flatMap((path) => {
      let after: State | undefined = state;
      for (const action of path) after = after && hispania.apply(after, action).state;
      const same = after?.active === nation && after.phase === state.phase && after.frames.length === 0;
      return after && same ? goingOn(state, nation, stack, path, after, seen) : [];
    }),
  );
}

/** Paths of a whole stack, one step or two, on which no unit stays behind. */
function leads(state: State, { place: from, units, leaders }: Stack): readonly (readonly Action[])[] {
  return reach(state, from, units, leaders)
    .filter(
      ({ partial, held, to, steps, path }) =>
        !partial && !held && isProvince(to) && steps <= 2 && path.length === steps,
    )
    .map(({ path }) => path);
}

function goingOn(
  state: State,
  nation: NationId,
  { place: start, leaders }: Stack,
  path: readonly Action[],
  after: State,
  seen: Set<string>,
): readonly Found[] {
  const { nextDoor, provinces } = tablesOf(state);
  const last = path.at(-1)?.fixed;
  const from = last?.['from'] as PlaceId;
  const at = last?.['to'] as ProvinceId;
  const led = Object.keys(leaders).length > 0;
  const there = moved(after, nation, at, from);
  const named = (which: (c: Cohort) => boolean) =>
    Object.fromEntries(there.filter(which).map((c) => [keyOf(c), c.count]));
  const goers = named((c) => c.kind !== 'leader');
  const chiefs = named((c) => c.kind === 'leader');
  // Outside Hispania nothing is counted, and the board does not show it.
  if (Object.keys(goers).length !== 1 || !isProvince(start)) return [];
  const enemies = enemyUnits(view(after), at, nation);
  const mountain = provinces[at].terrain === 'mountain';
  return nextDoor[at].flatMap((to) => {
    if (!isProvince(to) || to === from || to === start) return [];
    const on = step(at, to, goers, led ? chiefs : undefined);
    const code = hispania.explain(after, on)?.code as Reason | undefined;
    if (code && !REASONS.includes(code)) return [];
    // A question without a possible obstacle is pointless.
    if (!code && !mountain && enemies === 0 && path.length < 2) return [];
    const wrong = distractors(code, { mountain, enemies, led, steps: path.length });
    const options = ['yes', ...[...(code ? [code] : []), ...wrong].sort().map((one) => `no:${one}`)];
    // With two reasons at once, a wrong answer would be right.
    if (code?.startsWith('halted-') && enemies > 0) return [];
    if (options.length < 4) return [];
    const sort = `${code} ${led} ${mountain} ${path.length}`;
    if (seen.has(sort)) return [];
    seen.add(sort);
    const rules: RuleId[] = code ? [] : enemies > 0 ? ['5.3'] : led ? ['5.2'] : mountain ? ['5.1-mountain'] : ['5.1'];
    const one = found(state, {
      asked: { is: 'may', action: on },
      at: to,
      nation,
      view: [...new Set([start, from, at, to])],
      options,
      rules,
      level: code === 'halted-mountain' ? 1 : led || enemies > 0 ? 3 : 2,
      merit:
        (code ? 2 : 3) +
        (led ? 1 : 0) +
        (enemies > 0 ? 1 : 0) +
        (code === 'corner' || code === 'halted-strait' ? 2 : 0),
      lead: path.map((action) => ({ action })),
    });
    return one ? [one] : [];
  });
}

/** Plausible reasons that do not apply. */
function distractors(
  code: Reason | undefined,
  of: { readonly mountain: boolean; readonly enemies: number; readonly led: boolean; readonly steps: number },
): readonly Reason[] {
  const { mountain, enemies, led, steps } = of;
  // A refusal for one reason may also be right for another; such a reason is not a wrong answer.
  const fresh = steps === 1 && code !== 'halted-strait' && code !== 'strait-first';
  const likely: Reason[] = [
    ...(fresh || !code ? [led ? ('spent-led' as const) : ('spent' as const)] : []),
    ...(!code || (code !== 'halted-mountain' && !mountain) ? (['halted-mountain'] as const) : []),
    ...(enemies > 0 && !code ? (['quota'] as const) : []),
    ...(enemies === 0 && code !== 'quota' ? (['stopped'] as const) : []),
  ];
  return likely.filter((one) => one !== code).slice(0, 3);
}

/** All units that can march on one place: how many are too many to attack there? */
export function findCrowd(state: State, nation: NationId): readonly Found[] {
  // With ardour the limits are different.
  if (state.phase === 'ardour-movement') return [];
  const { nextDoor } = tablesOf(state);
  const targets = new Set(stacks(state, nation).flatMap(({ place }) => nextDoor[place].filter(isProvince)));
  return [...targets].flatMap((at) => {
    if (enemyUnits(view(state), at, nation) === 0) return [];
    const path: Action[] = [];
    const from = new Set<PlaceId>();
    let after = state;
    for (const place of nextDoor[at].filter(isProvince)) {
      const own = of(state.places[place] ?? [], nation).filter(
        (c) => c.kind !== 'castle' && c.kind !== 'fort' && c.kind !== 'ruin',
      );
      const named = (leader: boolean) =>
        Object.fromEntries(own.filter((c) => (c.kind === 'leader') === leader).map((c) => [keyOf(c), c.count]));
      const chiefs = named(true);
      const action = step(place, at, named(false), Object.keys(chiefs).length > 0 ? chiefs : undefined);
      const next = Object.keys(named(false)).length > 0 ? hispania.apply(after, action).state : undefined;
      if (!next) continue;
      path.push(action);
      from.add(place);
      after = next;
    }
    const stand = unitsOf(after.places[at] ?? [], nation);
    const most = tablesOf(after).provinces[at].stacking + 2;
    const over = stand - attackLimit(view(after), nation, at);
    if (path.length < 2 || path.length > 4 || stand > 14 || (over <= 0 && over !== Number.NEGATIVE_INFINITY)) return [];
    // If the usual rule allows the same number, a special rule makes no difference.
    if (over === Number.NEGATIVE_INFINITY && stand <= most) return [];
    const right = Math.max(0, over);
    const leader = (after.places[at] ?? []).some((c) => c.owner === nation && c.kind === 'leader');
    const one = found(state, {
      asked: { is: 'remove', place: at },
      at,
      nation,
      view: [at, ...from],
      options: inRow(right, `${nation} ${at} ${state.turn}`),
      rules: over === Number.NEGATIVE_INFINITY ? [whyUnlimited(view(after), nation) ?? '4.4', '4.4'] : ['4.4', '4.5'],
      level: over === Number.NEGATIVE_INFINITY ? 3 : leader ? 2 : 1,
      merit: (leader ? 3 : 1) + (over === Number.NEGATIVE_INFINITY ? 3 : 0),
      lead: [...path, end()].map((action) => ({ action })),
    });
    return one ? [one] : [];
  });
}

/** How many units get past the holders of a province? */
export function findPass(state: State, nation: NationId): readonly Found[] {
  const { nextDoor } = tablesOf(state);
  return stacks(state, nation).flatMap(({ place: from, units, leaders }) => {
    const [unit = '', count = 0] = Object.entries(units)[0] ?? [];
    if (Object.keys(leaders).length > 0 || count < 3) return [];
    return nextDoor[from].flatMap((first) => {
      if (!isProvince(first) || enemyUnits(view(state), first, nation) === 0) return [];
      const action = step(from, first, units);
      const { state: after } = hispania.apply(state, action);
      const [cohort] = after ? moved(after, nation, first, from) : [];
      if (!after || !cohort || cohort.halt || after.frames.length > 0 || cohort.count !== count) return [];
      const key = keyOf(cohort);
      const to = nextDoor[first].find(
        (one) => isProvince(one) && one !== from && !hispania.explain(after, step(first, one, { [key]: 1 })),
      );
      if (!to || unit === '') return [];
      const options = Array.from({ length: Math.min(count, 5) + 1 }, (_, i) => String(i));
      const one = found(state, {
        asked: { is: 'pass', from: first, to, unit: key, count },
        at: first,
        nation,
        view: [from, first, to],
        options,
        rules: ['5.3'],
        level: 1,
        merit: count,
        lead: [{ action }],
      });
      return one ? [one] : [];
    });
  });
}
