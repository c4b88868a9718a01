import * as v from 'valibot';
import type { Fault, Game, Json, Params, Seat } from '../../kernel/contract.ts';
import { fault, isRecord } from '../../kernel/limits.ts';
import type { Chair, Chairs, Names } from './chairs.ts';
import { SITTINGS } from './keeper-record.ts';
import type { Sitting } from './sitting.ts';

/** Who plays on from a position that a link, or the board editor, brings: its seats are there, and somebody has to sit down. */

/** A seat of a position, and who is to have it. */
export interface Place extends Chair {
  readonly seat: Seat;
}

/** What a link to a position holds. */
export interface SharedPosition {
  /** Not looked at yet. */
  readonly position: Json;
  /** Who sat there when it was shared; left out where nobody in particular did. */
  readonly sittings?: readonly Sitting[];
}

/** A position and who sat there, as a link or file has it: it says which game it is of. */
export function sharedOf(
  position: unknown,
  sittings: readonly Sitting[],
  { id }: Pick<Game<unknown>, 'id'>,
): SharedPosition & { readonly game: string } {
  return { game: id, position: position as Json, ...(sittings.length > 0 ? { sittings } : {}) };
}

/**
 * Reads what a link to a position has unfolded to: the position alone, or with its game and the sittings beside it; the position itself is
 * checked where it is opened. Older links do not say their game: it is the one at whose table they are opened. Links are hostile input:
 * `other-game` (`game`), `bad-sittings` with its path, and nothing is thrown.
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

/** The first of the sittings that has no seat among those of a position, as a fault; nothing mostly. */
export function strangerIn(seats: readonly Seat[], sittings: readonly Sitting[]): Fault | undefined {
  const index = sittings.findIndex(({ seat }) => !seats.includes(seat));
  return index < 0 ? undefined : fault('bad-sittings', ['sittings', index, 'seat'], {});
}

/**
 * The seats of a position with who is to have them until somebody says otherwise: who sat there, and at the others the first
 * person. None where nations play themselves: then nobody has to sit down.
 */
export function placesOf(
  { levelOf }: Chairs,
  seats: readonly Seat[],
  sittings: readonly Sitting[],
  names: Names,
): readonly Place[] {
  return seats.map((seat, i): Place => {
    const { name, is, level } = sittings.find((one) => one.seat === seat) ?? { name: '', is: 'person' };
    // Links that are made without words name nobody: those to the great moments of nations.
    const named = name !== '' ? name : is === 'person' ? names.person(1) : names.computer(i + 1);
    // What is shown of a computer is what it will be: of levels that are no more another.
    return { seat, name: named, is, ...levelled(is === 'computer' ? levelOf(level) : undefined) };
  });
}

const levelled = (level: string | undefined): Pick<Chair, 'level'> => (level === undefined ? {} : { level });

/** Whoever has been chosen sits down: with names as a new game gives them, at the seats of the position. */
export function seatedAt({ sittingsOf }: Chairs, places: readonly Place[], names: Names): readonly Sitting[] {
  return sittingsOf(places, names).map(
    (sitting, i): Sitting => ({
      ...sitting,
      seat: places[i]?.seat ?? sitting.seat,
    }),
  );
}
