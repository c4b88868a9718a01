import * as v from 'valibot';
import type { Fault, Game, Json, Params, Seat } from '../../kernel/contract.ts';
import { fault, isRecord } from '../../kernel/limits.ts';
import type { Chair, Chairs, Names } from './chairs.ts';
import { SITTINGS } from './keeper-record.ts';
import type { Sitting } from './sitting.ts';

/**
 * The players of a position from a link or from the board editor: its seats exist, and their players must be chosen.
 */

/** A seat of a position, and its future player. */
export interface Place extends Chair {
  readonly seat: Seat;
}

/** The content of a link to a position. */
export interface SharedPosition {
  /** Not checked yet. */
  readonly position: Json;
  /** The players when it was shared; left out if there were no particular ones. */
  readonly sittings?: readonly Sitting[];
}

/** A position and its players in the form of a link or file, which names its game. */
export function sharedOf(
  position: unknown,
  sittings: readonly Sitting[],
  { id }: Pick<Game<unknown>, 'id'>,
): SharedPosition & { readonly game: string } {
  return { game: id, position: position as Json, ...(sittings.length > 0 ? { sittings } : {}) };
}

/**
 * Reads the decoded content of a link to a position: only the position, or the position with its game and sittings. The
 * position itself is checked when it is opened. Older links do not name their game: it is the one at whose table they
 * are opened. Links are hostile input: `other-game` (`game`), `bad-sittings` with its path; it never throws.
 */
export function readShared(
  value: Json,
  { id }: Pick<Game<unknown>, 'id'>,
):
  | { readonly shared: SharedPosition; readonly fault?: undefined }
  | { readonly fault: Fault; readonly shared?: undefined } {
  const is = isRecord<Json>(value) && Object.hasOwn(value, 'position') ? value : { position: value };
  const { position = null, sittings, game = isRecord<Json>(position) ? position['game'] : undefined } = is as Params;
  if (typeof game === 'string' && game !== id) return { fault: fault('other-game', ['game'], { game }) };
  if (sittings === undefined) return { shared: { position } };
  const parsed = v.safeParse(SITTINGS, sittings, { abortEarly: true });
  if (parsed.success) return { shared: { position, sittings: parsed.output } };
  const path = (parsed.issues[0].path ?? []).map((item) => String(item.key));
  return { fault: fault('bad-sittings', ['sittings', ...path], {}) };
}

/** The first sitting without a seat among those of a position, as a fault; usually undefined. */
export function strangerIn(seats: readonly Seat[], sittings: readonly Sitting[]): Fault | undefined {
  const index = sittings.findIndex(({ seat }) => !seats.includes(seat));
  return index < 0 ? undefined : fault('bad-sittings', ['sittings', index, 'seat'], {});
}

/**
 * The seats of a position with their default players: the former players, and the first person at the others. Empty if
 * nations play themselves: then no players are needed.
 */
export function placesOf(
  { levelOf }: Chairs,
  seats: readonly Seat[],
  sittings: readonly Sitting[],
  names: Names,
): readonly Place[] {
  return seats.map((seat, i): Place => {
    const { name, is, level } = sittings.find((one) => one.seat === seat) ?? { name: '', is: 'person' };
    // Links that are made without words contain no names: those to the great moments of nations.
    const named = name !== '' ? name : is === 'person' ? names.person(1) : names.computer(i + 1);
    // The shown level is the one that the computer will have: a level that no longer exists is replaced.
    return { seat, name: named, is, ...levelled(is === 'computer' ? levelOf(level) : undefined) };
  });
}

const levelled = (level: string | undefined): Pick<Chair, 'level'> => (level === undefined ? {} : { level });

/** Seats the chosen players: with names as in a new game, at the seats of the position. */
export function seatedAt({ sittingsOf }: Chairs, places: readonly Place[], names: Names): readonly Sitting[] {
  return sittingsOf(places, names).map(
    (sitting, i): Sitting => ({
      ...sitting,
      seat: places[i]?.seat ?? sitting.seat,
    }),
  );
}
