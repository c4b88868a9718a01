import type { NationId } from '../data/ids.ts';
import type { NationHooks } from '../rules/hooks.ts';
import { overlordOf } from '../rules/relations.ts';
import { free, yieldTo } from '../rules/submission.ts';
import { isAlive } from '../rules/turns.ts';
import type { Draft } from '../rules/view.ts';
import type { Phase } from '../turn.ts';

const REVOLT = 5;

/**
 * Rule 11-lusitanians-viriathus: if Viriathus retreats from Rome or is killed by it, his nation submits, with any
 * number of provinces (rulings viriathus, viriathus-alone).
 */
export const lusitanians: NationHooks = {
  onLeaderBeaten(draft, leader, enemy, killed) {
    if (leader !== 'viriathus' || enemy !== 'rome') return;
    yieldTo(draft, 'lusitanians', enemy, killed ? '11-rome-viriathus' : '11-lusitanians-viriathus');
  },
};

/**
 * Rule 11-lusitanians: at the start of their turn 5 they revolt against Rome, if they are not eliminated (ruling
 * lusitanian-revolt).
 */
export function revolt(draft: Draft, nation: NationId, phase: Phase): void {
  if (nation !== 'lusitanians' || phase.id !== 'arrival' || draft.state.turn !== REVOLT) return;
  if (overlordOf(draft, nation) === 'rome' && isAlive(draft, nation)) free(draft, nation, 'revolt', '11-lusitanians');
}
