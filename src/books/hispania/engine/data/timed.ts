import type { Timed } from './types.ts';

/** A value on a turn; 0 before its first step. */
export function atTurn(value: Timed, turn: number): number {
  if (typeof value === 'number') return value;
  return value.findLast((step) => step.from <= turn)?.value ?? 0;
}
