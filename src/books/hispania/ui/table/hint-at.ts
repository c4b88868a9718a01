import { SCENARIO_TABLE } from '../../engine/data/scenarios.ts';
import type { ShownHere } from './shown.ts';

/** Beside the odds, the order and what has passed, a hint would push their question out of view. */
const IN_BATTLE: readonly string[] = ['aim', 'retreat'];

/**
 * The hint that fits a question on the first turn of a game against computers: before the first move, after it, and at
 * the first question of another kind. Undefined within a battle, on later turns, and in games without a scenario or without a person.
 */
export function hintAt({ state, seen, journal, sittings }: ShownHere): number | undefined {
  const { scenario, turn } = state;
  const { decision } = seen;
  if (scenario === undefined || turn !== SCENARIO_TABLE[scenario].turns[0] || !decision) return undefined;
  if (!sittings.some(({ is }) => is === 'person')) return undefined;
  if (IN_BATTLE.includes(decision.kind)) return undefined;
  if (decision.kind !== 'move') return 2;
  return journal.at === 0 ? 0 : 1;
}
