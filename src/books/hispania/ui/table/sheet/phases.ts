import type { View } from '../../../engine/rules/view.ts';
import type { PhaseId } from '../../../engine/state.ts';

/** The groups of phases in a nation's turn, which make the line readable at a glance (rules 1, 9.1, 9.2). */
export const STAGES = [
  'income',
  'mission',
  'placement',
  'movement',
  'battles',
  'movement-2',
  'battles-2',
  'movement-ardour',
  'battles-ardour',
  'points',
] as const;
export type StageId = (typeof STAGES)[number];

const STAGE_OF: Readonly<Record<PhaseId, StageId>> = {
  arrival: 'income',
  income: 'income',
  mission: 'mission',
  placement: 'placement',
  march: 'movement',
  movement: 'movement',
  entry: 'movement',
  stacking: 'movement',
  combat: 'battles',
  'pile-check': 'movement-2',
  'second-movement': 'movement-2',
  'second-stacking': 'movement-2',
  'second-combat': 'battles-2',
  'ardour-check': 'movement-ardour',
  'ardour-movement': 'movement-ardour',
  'ardour-stacking': 'movement-ardour',
  'ardour-combat': 'battles-ardour',
  forts: 'points',
  'last-stacking': 'points',
  population: 'points',
  'sequence-end': 'points',
};

export interface Stage {
  readonly id: StageId;
  readonly is: 'done' | 'now' | 'next';
}

/** The stages of the active nation's turn, with the current one; empty between the turns of nations. */
export function stagesOf(view: View): readonly Stage[] {
  const { active, phase } = view.state;
  if (active === null) return [];
  const ids = [...new Set(view.phases.map(({ id }) => STAGE_OF[id]))];
  const at = phase === null ? -1 : ids.indexOf(STAGE_OF[phase]);
  return ids.map((id, i) => ({ id, is: i < at ? 'done' : i === at ? 'now' : 'next' }));
}
