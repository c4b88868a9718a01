import { NATIONS, type NationId, type ScenarioId } from '../data/ids.ts';
import { SCENARIO_TABLE } from '../data/scenarios.ts';
import type { Tables } from '../data/sets.ts';

/**
 * Rules 13 and 16: which nations play in a scenario, and in which group of the standard game. All points are half
 * points.
 */

/** Whether a nation plays in a scenario: it arrives by the last turn and is not removed before the first. */
export function belongs({ nations }: Pick<Tables, 'nations'>, nation: NationId, scenario: ScenarioId): boolean {
  const { firstTurn, ends, onlyIn } = nations[nation];
  const [first, last] = SCENARIO_TABLE[scenario].turns;
  return firstTurn <= last && (ends === null || ends.turn >= first) && (onlyIn?.includes(scenario) ?? true);
}

/** The nations of a group of the standard game, in the order of play (13). */
export function groupOf(tables: Pick<Tables, 'nations'>, scenario: ScenarioId, group: number): readonly NationId[] {
  return NATIONS.filter((n) => tables.nations[n].standardGroup === group && belongs(tables, n, scenario));
}

/** The initial points of a group's player, by a nation of the group (16.1, ruling scenario-a-bonus). */
export function bonusOf({ nations }: Pick<Tables, 'nations'>, scenario: ScenarioId, group: number): number {
  const named = Object.entries(SCENARIO_TABLE[scenario].bonus) as [NationId, number][];
  return named
    .filter(([nation]) => nations[nation].standardGroup === group)
    .reduce((sum, [, points]) => sum + points, 0);
}
