import type { Seat } from '../../kernel/contract.ts';
import { drawnName } from '../../kernel/names.ts';

/**
 * The player of a seat: a person at this screen, or a computer. One person may hold several seats, all under one name.
 * The seat is the game's name of its player.
 */
export interface Sitting {
  readonly seat: Seat;
  /** The name of the person or of the computer. */
  readonly name: string;
  readonly is: 'person' | 'computer';
  /** The level of a computer. */
  readonly level?: string;
}

/** Whether the player of a seat is a person; a seat without a sitting (a scene, a written position) counts as one. */
export function isPerson(sittings: readonly Sitting[], seat: Seat): boolean {
  return sittings.find((sitting) => sitting.seat === seat)?.is !== 'computer';
}

/** The name of the player of a seat. */
export function nameAt(sittings: readonly Sitting[], seat: Seat): string {
  return sittings.find((sitting) => sitting.seat === seat)?.name ?? seat;
}

/** The same in the form in which it is drawn. */
export const drawnAt = (sittings: readonly Sitting[], seat: Seat): string => drawnName(nameAt(sittings, seat));

/** The same table with another player at a seat. */
export function seatedWith(sittings: readonly Sitting[], next: Sitting): readonly Sitting[] {
  return sittings.map((sitting) => (sitting.seat === next.seat ? next : sitting));
}

/** The persons at the table, each once, in the order of their seats. */
export function personsOf(sittings: readonly Sitting[]): readonly string[] {
  return [...new Set(sittings.filter(({ is }) => is === 'person').map(({ name }) => name))];
}

/** Whether a seat is that of the only person at the table: the reader. */
export const isOnlyPerson = (sittings: readonly Sitting[], seat: Seat): boolean =>
  personsOf(sittings).length === 1 && sittings.some((one) => one.seat === seat && one.is === 'person');
