import { NATIONS, type NationId } from '../../../engine/data/ids.ts';
import { SCENARIO_TABLE } from '../../../engine/data/scenarios.ts';
import type { Turns } from '../../../engine/data/types.ts';
import { belongs } from '../../../engine/options/scenarios.ts';
import { heirsOf } from '../../../engine/rules/transformation.ts';
import { isAlive } from '../../../engine/rules/turns.ts';
import type { View } from '../../../engine/rules/view.ts';
import type { State, Unplaced } from '../../../engine/state.ts';

/** The turns of this game, and the nations that may be met on them. */

/** The turns of this game, from its first to its last; for a written position all turns from the first one. */
export function turnsOf({ scenario, lastTurn }: Pick<State, 'scenario' | 'lastTurn'>): readonly number[] {
  const first = scenario === undefined ? 1 : SCENARIO_TABLE[scenario].turns[0];
  return Array.from({ length: lastTurn - first + 1 }, (_, i) => first + i);
}

/** The turns of this game at whose end provinces score (rule 8-turn-end). */
export function scoringTurnsOf({ state, tables }: View): readonly number[] {
  return turnsOf(state).filter((turn) => tables.scoringTurns.includes(turn));
}

/** The nations that become a nation (rule 9.4). */
export function forebearsOf({ tables }: View, nation: NationId): readonly NationId[] {
  return NATIONS.filter((id) => heirsOf(tables.nations[id].ends).includes(nation));
}

/** The first and last turn of a nation in this game, if it survives as long as possible; undefined if it has none. */
export function spanOf({ state, tables }: View, nation: NationId): Turns | undefined {
  if (state.scenario !== undefined && !belongs(tables, nation, state.scenario)) return undefined;
  const { firstTurn, ends } = tables.nations[nation];
  const turns = turnsOf(state);
  const from = Math.max(firstTurn, turns[0] ?? 1);
  const to = Math.min(ends?.turn ?? state.lastTurn, state.lastTurn);
  return from <= to ? [from, to] : undefined;
}

/**
 * Whether a nation may be on the map on a turn of this game. For future turns it must be on the map, or expect units, or grow out of
 * another that may be there then; past events are ignored.
 */
export function mayBe(view: View, nation: NationId, turn: number): boolean {
  const span = spanOf(view, nation);
  if (!span || turn < span[0] || turn > span[1]) return false;
  return turn <= view.state.turn || hasFuture(view, nation, turn);
}

/** Whether a nation may still be on the map on a turn after this one. */
function hasFuture(view: View, nation: NationId, turn: number): boolean {
  const { state, tables } = view;
  const kept = state.nations[nation];
  if (kept?.ended) return false;
  if (isAlive(view, nation) || kept?.due || hasUnitsToCome(view, nation, turn)) return true;
  const { firstTurn, founding } = tables.nations[nation];
  if (firstTurn <= state.turn) return false;
  // An heir comes by itself, or from an old nation that has to be there at its end.
  return forebearsOf(view, nation).some((old) => founding !== null || mayBe(view, old, firstTurn - 1));
}

/** Whether units will come to a nation without units, after the part of the game up to a turn (rule 3.2). */
function hasUnitsToCome({ state, tables }: View, nation: NationId, upTo: number): boolean {
  return Object.entries(tables.nations[nation].arrivals).some(([on, arrivals = []]) => {
    const turn = Number(on);
    if (turn > upTo || turn < state.turn || (turn === state.turn && hasPlayed(state, nation))) return false;
    return arrivals.some((one) => one.units !== undefined && !one.onlyIfAlive);
  });
}

/** Whether the arrivals of a nation on this turn have come, as for the nations before it. */
export function hasArrived(state: Unplaced, nation: NationId): boolean {
  return hasPlayed(state, nation) || (state.active === nation && state.phase !== 'arrival');
}

/** Whether a nation's place in the order of this turn has passed. */
export function hasPlayed({ stage, active }: Pick<State, 'stage' | 'active'>, nation: NationId): boolean {
  if (stage === 'start') return false;
  return active === null || NATIONS.indexOf(nation) < NATIONS.indexOf(active);
}
