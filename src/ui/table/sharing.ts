import type { Json } from '../../kernel/contract.ts';
import { branch } from '../../kernel/journal.ts';
import { encode } from '../../kernel/links.ts';
import { toSave } from '../../kernel/saves.ts';
import type { Kinds, ShownOf } from '../playable.ts';
import { fragmentOf } from './address.ts';
import { freshSeed } from './copies.ts';
import { fileOf } from './keeper-file.ts';
import type { Room } from './room.ts';
import { sharedOf } from './seating.ts';

/** Messengers cut longer links, so the game is then shared as a file. */
export const LONGEST_LINK = 16_000;

/**
 * The position in view in a form that may leave its game: between several persons without hidden information, and with
 * other dice.
 */
export function seenByAll<K extends Kinds>(room: Room<K>, { state }: Pick<ShownOf<K>, 'state'>): K['state'] {
  const { game } = room.playable;
  return room.isShared() && game.decision(state) ? game.imagine(state, '', freshSeed()) : state;
}

/** A link to the position in view, with its players. */
export async function positionLink<K extends Kinds>(room: Room<K>, shown: ShownOf<K>): Promise<string> {
  const packed = await encode(sharedOf(seenByAll(room, shown), shown.sittings, room.playable.game) as unknown as Json);
  return new URL(fragmentOf({ is: 'position', packed }), location.href).href;
}

/** A link to the whole game, up to its present. */
export async function gameLink<K extends Kinds>(room: Room<K>, shown: ShownOf<K>): Promise<string> {
  const packed = await encode(JSON.parse(fileOfRoom(room, shown)) as Json);
  return new URL(fragmentOf({ is: 'save', packed }), location.href).href;
}

/** The whole game as the text of a file, without undone answers. */
export function fileOfRoom<K extends Kinds>(room: Room<K>, { journal, sittings, windows, pace }: ShownOf<K>): string {
  const save = toSave(room.playable.game, branch(journal, journal.at));
  return fileOf({
    name: room.name,
    sittings,
    settings: { windows, pace },
    save,
    ...(room.isShared() && { shared: true }),
  });
}
