import type { NationId, Owner, PlaceId } from '../../src/books/hispania/engine/data/ids.ts';
import { isUnit } from '../../src/books/hispania/engine/rules/units.ts';
import type { Cohort } from '../../src/books/hispania/engine/state/cohort.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';

/** The most typical of some positions of a nation. */

/** The weight of other nations' provinces, relative to the nation's own. */
const OTHERS = 0.15;
/** An army at the usual distance from the mean counts as much as a province. */
const ARMY = 1;

/** The places of a nation's units, and the number that can move; including its band, and reinforcements still to be placed. */
export function standing(
  state: State,
  nation: NationId,
): { readonly held: readonly PlaceId[]; readonly units: number } {
  const places = Object.entries(state.places) as [PlaceId, readonly Cohort[]][];
  const own = (cohorts: readonly Cohort[]) => cohorts.filter((c) => c.owner === nation && isUnit(c));
  const moving = [...places.flatMap(([, cohorts]) => own(cohorts)), ...own(state.band ?? [])];
  const waiting = (state.nations[nation]?.due ?? []).flatMap(({ units }) => Object.values(units));
  const due = waiting.reduce((sum, count) => sum + count, 0);
  return {
    held: places.filter(([, cohorts]) => own(cohorts).length > 0).map(([place]) => place),
    units: moving
      .filter(({ kind }) => kind !== 'leader' && kind !== 'castle' && kind !== 'fort')
      .reduce((sum, { count }) => sum + count, due),
  };
}

/** The position nearest to the mean of all, by control of provinces, especially the nation's own, and by its army. */
export function mostTypical(states: readonly State[], nation: NationId): State | undefined {
  const holdings = states.map(holdingsOf);
  const shares = new Map<string, number>();
  for (const one of holdings) for (const key of one) shares.set(key, (shares.get(key) ?? 0) + 1 / states.length);
  const armies = states.map((state) => standing(state, nation).units);
  const middle = armies.reduce((sum, n) => sum + n, 0) / armies.length;
  const spread = Math.sqrt(armies.reduce((sum, n) => sum + (n - middle) ** 2, 0) / armies.length) || 1;
  const far = states.map((_, i) => {
    const held = holdings[i] ?? new Set();
    const land = [...shares].reduce((sum, [key, share]) => {
      const weight = key.startsWith(`${nation} `) ? 1 : OTHERS;
      return sum + weight * ((held.has(key) ? 1 : 0) - share) ** 2;
    }, 0);
    return land + ARMY * (((armies[i] ?? 0) - middle) / spread) ** 2;
  });
  return states[far.indexOf(Math.min(...far))];
}

/** Control of places, as texts with the owner first. */
function holdingsOf(state: State): ReadonlySet<string> {
  const key = (owner: Owner, place: string) => `${owner} ${place}`;
  return new Set(
    Object.entries(state.places).flatMap(([place, cohorts]) =>
      (cohorts ?? []).filter(isUnit).map(({ owner }) => key(owner, place)),
    ),
  );
}
