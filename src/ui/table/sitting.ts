import type { Seat } from '../../kernel/contract.ts';
import { drawnName } from '../../kernel/names.ts';

/**
 * Who sits at a seat of the table: a person at this screen, or a computer. One person may hold several seats, all under one
 * name. The seat is the name by which the game knows its player.
 */
export interface Sitting {
  readonly seat: Seat;
  /** Of the person, or of the computer. */
  readonly name: string;
  readonly is: 'person' | 'computer';
  /** How a computer plays. */
  readonly level?: string;
}

/** Whether whoever sits at a seat is a person; a seat that nobody has (a scene, a written position) is one. */
export function isPerson(sittings: readonly Sitting[], seat: Seat): boolean {
  return sittings.find((sitting) => sitting.seat === seat)?.is !== 'computer';
}

/** The name of whoever sits at a seat. */
export function nameAt(sittings: readonly Sitting[], seat: Seat): string {
  return sittings.find((sitting) => sitting.seat === seat)?.name ?? seat;
}

/** The same, as it is drawn. */
export const drawnAt = (sittings: readonly Sitting[], seat: Seat): string => drawnName(nameAt(sittings, seat));

/** The same table with somebody else at a seat. */
export function seatedWith(sittings: readonly Sitting[], next: Sitting): readonly Sitting[] {
  return sittings.map((sitting) => (sitting.seat === next.seat ? next : sitting));
}

/** The persons at the table, each once, in the order of their seats. */
export function personsOf(sittings: readonly Sitting[]): readonly string[] {
  return [...new Set(sittings.filter(({ is }) => is === 'person').map(({ name }) => name))];
}
