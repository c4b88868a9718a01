import type { Json } from '../../../../kernel/contract.ts';
import { isRecord } from '../../../../kernel/limits.ts';
import { decode, encode } from '../../../../kernel/links.ts';
import { reconquista } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';
import { type Cardboard, ofState } from './cardboard.ts';

/** The name of a position in the address; the table opens it by the same. */
const POSITION = '#position=';

/** The fragment of a position, on the page of the assistant and at the table. It is not sent anywhere. */
export async function linkOf({ dice: _, ...position }: State): Promise<string> {
  return POSITION + (await encode({ game: reconquista.id, position } as unknown as Json));
}

/** The position of a fragment: undefined if it names none, null if it cannot be read. Never throws. */
export async function readLink(fragment: string): Promise<Cardboard | null | undefined> {
  if (!fragment.startsWith(POSITION)) return undefined;
  const { value } = await decode(fragment.slice(POSITION.length));
  const { state } = reconquista.position(isRecord<Json>(value) ? value['position'] : undefined);
  return state && !state.march && !state.asked ? ofState(state) : null;
}
