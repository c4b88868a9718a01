import { counted, sidesOf } from '../../engine/rules/values.ts';
import type { State } from '../../engine/state.ts';

/** The values of both sides by the dice that have fallen, while the player of Hispano may roll one again (8.7-reroll). */
export function valuesNow(state: State): readonly [roman: number, hispanic: number] | undefined {
  const { pending } = state;
  if (pending?.is !== 'dice') return undefined;
  const { roman, hispanic } = sidesOf(state, pending.combat);
  return [counted(roman, pending.roman).total, counted(hispanic, pending.hispanic).total];
}
