import type { Dice } from '../../../kernel/contract.ts';
import type { CardId, Form, Owner, PlaceId, PlayerId, UnitKind } from './data/ids.ts';

/** A position: plain data, from which everything else follows. */
export interface State {
  readonly game: 'tiny';
  readonly form: Form;
  readonly round: number;
  readonly phase: PhaseId;
  /** The players in their order round the table. */
  readonly seats: readonly PlayerId[];
  /** Whose turn it is; nobody's while all pledge, and when the game is over. */
  readonly active: PlayerId | null;
  /** The units of each place; one that nobody holds is left out. */
  readonly places: { readonly [place in PlaceId]?: Army };
  /** What each seat has pledged, in secret (2). */
  readonly pledges: { readonly [seat in PlayerId]?: PlaceId };
  readonly points: { readonly [seat in PlayerId]?: number };
  /** The event card of this round; none in the first (8). */
  readonly card: CardId | null;
  /** The cards that have not come up. */
  readonly deck: readonly CardId[];
  readonly dice: Dice;
}

export const PHASES = ['pledge', 'recruit', 'move', 'over'] as const;
export type PhaseId = (typeof PHASES)[number];

/** Units by kind; a kind of which there are none is left out. */
export type Units = { readonly [kind in UnitKind]?: number };

/** All units of a place have one owner (1-control). */
export interface Army {
  readonly owner: Owner;
  readonly units: Units;
}
