import assert from 'node:assert/strict';
import { type NationId, type PlaceId, PROVINCES } from '../../src/hispania/data/ids.ts';
import { atTurn } from '../../src/hispania/data/timed.ts';
import { limit, stacked } from '../../src/hispania/rules/stacking.ts';
import { countUnits, isUnit, isWork, of } from '../../src/hispania/rules/units.ts';
import type { Cohort, State } from '../../src/hispania/state.ts';
import { phaseOf } from '../../src/hispania/turn.ts';
import { view } from '../../src/hispania/view.ts';

/** What must hold of every state between two answers, whatever was played. Throws an assertion error otherwise. */
export function checkState(state: State): void {
  const read = view(state);
  const phase = phaseOf(state, read.tables.nations);
  const fighting = phase !== undefined && phase.does !== 'last-stacking';
  for (const [place, cohorts] of Object.entries(state.places) as [PlaceId, readonly Cohort[]][]) {
    const where = `${place} on turn ${state.turn}: ${JSON.stringify(cohorts)}`;
    assert.ok(cohorts.length > 0, `an empty place is left out: ${where}`);
    for (const c of cohorts) assert.ok(Number.isInteger(c.count) && c.count > 0, `whole units only: ${where}`);
    const owners = new Set(cohorts.filter((c) => c.kind !== 'ruin').map((c) => c.owner));
    const holding = new Set(cohorts.filter(isUnit).map((c) => c.owner));
    assert.ok(holding.size <= (fighting ? 2 : 1), `one nation a province outside combat: ${where}`);
    if (holding.size === 2)
      assert.ok(state.active && holding.has(state.active), `only the active nation fights: ${where}`);
    const works = cohorts.filter((c) => isWork(c) || c.kind === 'ruin');
    assert.ok(works.reduce((n, c) => n + c.count, 0) <= 1, `one castle, fort or ruin a province: ${where}`);
    for (const owner of owners) {
      const own = of(cohorts, owner);
      const lone = own.some((c) => c.kind === 'leader') && countUnits(own) === 0 && holding.size > 0;
      const inBattle = state.frames.some((f) => f.kind === 'battle' && f.place === place);
      assert.ok(!lone || inBattle, `no leader alone before enemies: ${where}`);
    }
  }
  checkPools(state);
}

/** No kind of unit outnumbers its counters. */
function checkPools(state: State): void {
  const { nations } = view(state).tables;
  const all = Object.values(state.places).flatMap((c) => c ?? []);
  for (const nation of Object.keys(state.nations) as NationId[]) {
    for (const [kind, pool] of Object.entries(nations[nation].pool)) {
      const n = countUnits(all.filter((c) => c.owner === nation && c.kind === kind));
      assert.ok(n <= atTurn(pool, 21), `${nation} has ${n} ${kind}`);
    }
  }
}

/** After the last check of its turn a nation is nowhere over its limit (rule 6.8). */
export function checkStacking(state: State, nation: NationId): void {
  const read = view(state);
  for (const place of PROVINCES) {
    const n = stacked(read, nation, place);
    const most = limit(read, nation, place) + (state.nations[nation]?.crowded?.includes(place) ? 1 : 0);
    assert.ok(n <= most, `${nation} has ${n} in ${place} after turn ${state.turn}`);
  }
}

/** All units on the map, by owner and kind. */
export function census(state: State): { readonly [key: string]: number } {
  const n: { [key: string]: number } = {};
  for (const c of Object.values(state.places).flatMap((cohorts) => cohorts ?? [])) {
    if (!isUnit(c)) continue;
    const key = `${c.owner} ${c.kind}`;
    n[key] = (n[key] ?? 0) + c.count;
  }
  return n;
}
