import type { Dice } from '../../../kernel/contract.ts';
import type { CardId, Form, Owner, PlaceId, PlayerId, UnitKind } from './data/ids.ts';

/** A position: plain data that determine the rest of the game. */
export interface State {
  readonly game: 'tiny';
  readonly form: Form;
  readonly round: number;
  readonly phase: PhaseId;
  /** The players in table order. */
  readonly seats: readonly PlayerId[];
  /** The active seat; null while all seats pledge, and when the game is over. */
  readonly active: PlayerId | null;
  /** The units of each place; places without an owner are left out. */
  readonly places: { readonly [place in PlaceId]?: Army };
  /** The secret pledge of each seat (2). */
  readonly pledges: { readonly [seat in PlayerId]?: PlaceId };
  readonly points: { readonly [seat in PlayerId]?: number };
  /** The event card of this round; null in the first (8). */
  readonly card: CardId | null;
  /** The cards that are still to be drawn. */
  readonly deck: readonly CardId[];
  readonly dice: Dice;
}

export const PHASES = ['pledge', 'recruit', 'move', 'over'] as const;
export type PhaseId = (typeof PHASES)[number];

/** Units by kind; kinds without units are left out. */
export type Units = { readonly [kind in UnitKind]?: number };

/** All units of a place have one owner (1-control). */
export interface Army {
  readonly owner: Owner;
  readonly units: Units;
}
