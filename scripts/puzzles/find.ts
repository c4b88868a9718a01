import type { ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import { findBattle, findBest, findChance } from './find-battles.ts';
import { findCrowd, findMay, findPass, findReach, rested } from './find-moves.ts';
import { findCull, findPlace, findRemove, findTurnPoints } from './find-others.ts';
import type { Found } from './found.ts';
import { questions } from './games.ts';

/** Every question that is found in one game; the best of each name. */
export function findIn(scenario: ScenarioId, seed: number): readonly Found[] {
  const best = new Map<string, Found>();
  const keep = (all: readonly Found[]): void => {
    for (const one of all) if (one.merit > (best.get(one.id)?.merit ?? Number.NEGATIVE_INFINITY)) best.set(one.id, one);
  };
  let moving = '';
  let number = 0;
  for (const { state, decision } of questions(scenario, seed)) {
    number++;
    const { active: nation, turn, phase } = state;
    if (nation === null) continue;
    const now = `${turn} ${nation} ${phase}`;
    if (decision.kind === 'move' && moving !== now && rested(state)) {
      moving = now;
      for (const find of [findReach, findMay, findPass, findCrowd, findBest, findTurnPoints]) keep(find(state, nation));
    }
    if (decision.kind === 'remove') keep(findRemove(state, nation, decision));
    if (decision.kind === 'cull') keep(findCull(state, nation, decision));
    if (decision.kind === 'buy') keep(findPlace(state, nation, decision));
    if (decision.kind === 'battles') {
      keep(findBattle(state, nation, decision, number));
      keep(findChance(state, nation, decision));
    }
  }
  return [...best.values()];
}
