/** Positions from which the great moment of a nation is played: taken from games of computers. The engine does not load them. */

import type { NationId, PlaceId } from '../ids.ts';
import type { Beginning } from './turns.ts';

export interface Moment extends Pick<Beginning, 'scenario' | 'turn'> {
  /** The last turn of its game. */
  readonly last: number;
  /** Where the nation has units. */
  readonly held: readonly PlaceId[];
  /** The number of its units, without leaders, castles and forts, including those off the map. */
  readonly units: number;
  /** Half points so far. */
  readonly points: number;
  /** The position and its seating, in the form of a link to the table (`#position=`, kernel/links.ts). */
  readonly packed: string;
}

export interface Moments {
  /** The data set, which every position names. */
  readonly set: string;
  /** Version of the rules. */
  readonly engine: number;
  /** The number of games that each was chosen from. */
  readonly games: number;
  readonly nations: Readonly<Record<NationId, Moment>>;
}
