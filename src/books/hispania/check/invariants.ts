import { must } from '../../../kernel/check/breach.ts';
import { NATIONS, type NationId, type PlaceId, PROVINCES } from '../engine/data/ids.ts';
import { atTurn } from '../engine/data/timed.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import { reserve } from '../engine/rules/gold.ts';
import { population, populationLimit } from '../engine/rules/population.ts';
import { allies } from '../engine/rules/relations.ts';
import { limit, stacked } from '../engine/rules/stacking.ts';
import { countUnits, isUnit, isWork, of } from '../engine/rules/units.ts';
import type { View } from '../engine/rules/view.ts';
import type { Cohort } from '../engine/state/cohort.ts';
import type { Frame } from '../engine/state/frame.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';

/** Invariants of every state between two answers. Each function throws if one fails. */

/** All checks after an answer. */
export function checkState(state: State): void {
  const read = view(state);
  for (const [place, cohorts] of Object.entries(state.places) as [PlaceId, readonly Cohort[]][]) {
    checkPlace(read, place, cohorts);
  }
  checkGold(read);
}

function checkPlace(read: View, place: PlaceId, cohorts: readonly Cohort[]): void {
  const { state } = read;
  const where = `${place} on turn ${state.turn}: ${JSON.stringify(cohorts)}`;
  must(cohorts.length > 0, `an empty place is left out: ${where}`);
  for (const c of cohorts) must(Number.isInteger(c.count) && c.count > 0, `whole units only: ${where}`);
  // Outside Hispania there are no battles and no control.
  if (!(PROVINCES as readonly PlaceId[]).includes(place)) return;
  const works = cohorts.filter((c) => isWork(c) || c.kind === 'ruin');
  must(works.reduce((n, c) => n + c.count, 0) <= 1, `one castle, fort or ruin a province: ${where}`);
  const holding = [...new Set(cohorts.filter(isUnit).map((c) => c.owner))];
  const passing = holding.length === 2 && allies(read, holding[0] ?? 'neutral', holding[1] ?? 'neutral');
  must(holding.length <= (mayMeet(read) ? 2 : 1) || passing, `one nation a province outside combat: ${where}`);
  if (isWithdrawing(state)) return;
  for (const owner of new Set(cohorts.filter((c) => c.kind !== 'ruin').map((c) => c.owner))) {
    const own = of(cohorts, owner);
    const lone = own.some((c) => c.kind === 'leader') && countUnits(own) === 0 && holding.length > 0;
    const others = holding.some((other) => other !== owner && !allies(read, owner, other));
    const inBattle = state.frames.some((f) => f.kind === 'battle' && f.place === place);
    must(!lone || !others || inBattle, `no leader alone before enemies: ${where}`);
  }
}

/** Enemies share a province during movement and combat, and while units must still withdraw. */
function mayMeet(read: View): boolean {
  const does = read.phase?.does;
  const marches =
    does === 'march' || does === 'movement' || does === 'entry' || does === 'stacking' || does === 'combat';
  // A stack that is about to move once more is where it has fought.
  return marches || isWithdrawing(read.state) || read.state.frames.some((f) => f.kind === 'battle');
}

/**
 * While one of these frames is open, a place may have units of several nations, because some must still withdraw or
 * change.
 */
const LEAVING: readonly Frame['kind'][] = ['withdrawal', 'founding', 'survivors', 'transformation'];

function isWithdrawing({ frames }: Pick<State, 'frames'>): boolean {
  return frames.some(({ kind }) => LEAVING.some((one) => one === kind));
}

/** Never negative; over the saving limit only while it is collected and spent (2.4). */
function checkGold(read: View): void {
  const { state } = read;
  const does = read.phase?.does;
  for (const nation of NATIONS) {
    const gold = state.nations[nation]?.gold ?? 0;
    must(Number.isInteger(gold) && gold >= 0, `${nation} has ${gold} half gold`);
    const earning = nation === state.active && (does === 'income' || does === 'arrival' || does === 'mission');
    if (earning || state.frames.length > 0) continue;
    must(gold <= reserve(read, nation), `${nation} keeps ${gold} half gold on turn ${state.turn}`);
  }
}

/** Each bought unit has a counter (2.3); only later arrivals may exceed the counters (ruling pool-limit). */
export function checkPurchases(state: State, facts: readonly HispaniaFact[]): void {
  const read = view(state);
  for (const [i, fact] of facts.entries()) {
    if (fact.kind !== 'bought' || fact.unit === 'castle') continue;
    const { nation, unit } = fact;
    const pool = atTurn(read.tables.nations[nation].pool[unit] ?? 0, state.turn);
    const all = Object.values(state.places).flatMap((c) => c ?? []);
    const own = all.filter((c) => c.owner === nation && c.kind === unit && !c.guest);
    const waiting = state.nations[nation]?.bought?.[unit] ?? 0;
    const later = facts
      .slice(i)
      .reduce((n, f) => n + (f.kind === 'arrived' && f.nation === nation ? (f.units[unit] ?? 0) : 0), 0);
    const n = countUnits(own) + waiting - later;
    must(n <= pool, `${nation} buys a ${unit} and has ${n} of ${pool}`);
  }
}

/** After the last checks of its turn a nation is within all its limits (6.8, 7). `facts` are those since then. */
export function checkLimits(state: State, nation: NationId, facts: readonly HispaniaFact[]): void {
  const read = view(state);
  if (state.nations[nation]?.ended) return;
  const free = facts.flatMap((fact) => (fact.kind === 'raised' && fact.unit === 'castle' ? [fact.place] : []));
  for (const place of PROVINCES) {
    if (free.includes(place)) continue;
    const n = stacked(read, nation, place);
    const most = limit(read, nation, place) + (state.nations[nation]?.crowded?.includes(place) ? 1 : 0);
    must(n <= most, `${nation} has ${n} in ${place} after turn ${state.turn}`);
  }
  if (read.hooks[nation]?.noPopulationLimit?.(read)) return;
  const people = population(read, nation);
  const room = populationLimit(read, nation);
  must(people <= room, `${nation} has ${people} units and room for ${room} after turn ${state.turn}`);
}
