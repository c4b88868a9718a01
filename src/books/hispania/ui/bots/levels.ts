import type { Level } from '../../bots/computer.ts';

/** The levels that a player chooses from, in the order of strength. They do not need the engine's own list to be loaded. */
export const LEVELS = ['novice', 'captain', 'strategist'] as const satisfies readonly Level[];

/** The default level of a computer, and the level that plays a phase for a person. */
export const USUAL: Level = 'captain';

/** The level that a sitting names; older games name none, or a level that no longer exists. */
export function levelOf(level: string | undefined): Level {
  return LEVELS.find((one) => one === level) ?? USUAL;
}
