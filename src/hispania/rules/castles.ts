import type { Action, Choice, Refusal } from '../../kernel/contract.ts';
import type { NationId, PlaceId, RuleId } from '../data/ids.ts';
import { atTurn } from '../data/timed.ts';
import type { Cohort } from '../state.ts';
import { enemyUnits, holder } from './relations.ts';
import { available, isUnit, isWork, keyOf, of, type Picked, take } from './units.ts';
import { at, type Draft, put, tell, type View } from './view.ts';

/**
 * Rule 9.5: a ruin may be rebuilt by the nation that holds its province, at the price of one unit there, whenever it likes
 * in its own turn outside a battle. The counter comes from its pool, or from another of its castles on the map.
 */

/** The choices to rebuild: each ruin, and if the pool is empty each castle whose counter could be taken. */
export function rebuildChoices(view: View, nation: NationId): readonly Choice[] {
  return (Object.keys(view.state.places) as PlaceId[]).flatMap((place) => {
    if (whyNotRebuild(view, nation, place)) return [];
    const range = { is: 'parts' as const, of: givable(view, nation, place), min: 1, max: 1 };
    const sources: readonly (PlaceId | 'pool')[] =
      castlesLeft(view, nation) > 0 ? ['pool'] : castlesOf(view, nation, place);
    return sources.map((counter) => ({ kind: 'rebuild', fixed: { place, counter }, ranges: { units: range } }));
  });
}

/** Why a nation cannot rebuild the castle of a place, or nothing. */
export function whyNotRebuild(view: View, nation: NationId, place: PlaceId): Refusal | undefined {
  const refuse = (code: string, rule: RuleId = '9.5-rebuild'): Refusal => ({ code, rule, params: { nation, place } });
  const there = at(view, place);
  if (!there.some((c) => c.kind === 'ruin')) return refuse('no-ruin');
  if (enemyUnits(view, place, nation) > 0) return refuse('rebuild-enemies');
  if (holder(view, place) !== nation) return refuse('rebuild-not-held');
  if (view.tables.nations[nation].pool.castle === undefined) return refuse('no-castle-counters');
  if (there.some(isWork)) return refuse('castle-there', '4.2');
  if (Object.keys(givable(view, nation, place)).length === 0) return refuse('nobody-to-give');
  if (castlesLeft(view, nation) === 0 && castlesOf(view, nation, place).length === 0) return refuse('no-castle-left');
  return undefined;
}

/** The units of a place that can be given up for a castle. */
function givable(view: View, nation: NationId, place: PlaceId): Picked {
  return available(of(at(view, place), nation), (c) => isUnit(c) && !isWork(c));
}

/** Castle counters of a nation that are neither on the map nor lying there as ruins. */
export function castlesLeft(view: View, nation: NationId): number {
  const pool = atTurn(view.tables.nations[nation].pool.castle ?? 0, view.state.turn);
  let used = 0;
  for (const cohorts of Object.values(view.state.places)) {
    for (const c of cohorts ?? []) if ((c.kind === 'castle' || c.kind === 'ruin') && counterOf(c) === nation) used += 1;
  }
  return Math.max(0, pool - used);
}

function counterOf(cohort: Cohort): string {
  return cohort.counter ?? cohort.owner;
}

function castlesOf(view: View, nation: NationId, except: PlaceId): readonly PlaceId[] {
  return (Object.keys(view.state.places) as PlaceId[]).filter(
    (place) => place !== except && at(view, place).some((c) => c.kind === 'castle' && counterOf(c) === nation),
  );
}

/** Rebuilds a castle: one unit is given up, the ruin goes back to whose counter it is. */
export function rebuild(draft: Draft, nation: NationId, action: Action): void {
  const place = action.fixed['place'] as PlaceId;
  const counter = action.fixed['counter'] as PlaceId | 'pool';
  const { taken, rest } = take(at(draft, place), nation, action.values['units'] as Picked);
  const castle: Cohort = { owner: nation, kind: 'castle', count: 1 };
  put(draft, place, [...rest.filter((c) => c.kind !== 'ruin'), castle]);
  if (counter !== 'pool') {
    put(
      draft,
      counter,
      at(draft, counter).filter((c) => c.kind !== 'castle'),
    );
  }
  tell(draft, {
    kind: 'rebuilt',
    rule: '9.5-rebuild',
    nation,
    place,
    gave: taken[0]?.kind ?? 'infantry',
    taken: counter === 'pool' ? null : counter,
  });
}

/** Why a particular answer to rebuild is not offered. */
export function whyNotRebuildSo(view: View, nation: NationId, action: Action): Refusal {
  const place = action.fixed['place'] as PlaceId;
  const why = whyNotRebuild(view, nation, place);
  if (why) return why;
  const units = action.values['units'];
  const given = typeof units === 'object' ? Object.keys(units) : [];
  const there = of(at(view, place), nation).map(keyOf);
  const code = given.every((key) => there.includes(key)) ? 'rebuild-gives-one' : 'nobody-there';
  return { code, rule: '9.5-rebuild', params: { nation, place } };
}
