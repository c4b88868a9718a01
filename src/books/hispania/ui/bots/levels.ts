import type { Level } from '../../bots/computer.ts';

/** The levels that a person chooses among, in the order of their strength. The engine's own list is not loaded for that. */
export const LEVELS = ['novice', 'captain', 'strategist'] as const satisfies readonly Level[];

/** What a computer is until somebody says otherwise, and who plays a phase for a person. */
export const USUAL: Level = 'captain';

/** The level that a sitting names; games of former times name none, or one that is no more. */
export function levelOf(level: string | undefined): Level {
  return LEVELS.find((one) => one === level) ?? USUAL;
}
