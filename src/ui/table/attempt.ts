import type { Kinds } from '../playable.ts';
import type { NotOpened } from './open-room.ts';
import type { Found } from './opening.ts';

/** The result of opening; an unforeseen error, such as a part that could not be fetched, becomes a fault. */
export async function tried<K extends Kinds>(open: () => Promise<Found<K>>, signal: AbortSignal): Promise<Found<K>> {
  try {
    return await open();
  } catch (error) {
    // The caller no longer waits, so there is no message.
    return signal.aborted ? { wrong: {} } : failed(error);
  }
}

/** The same for a synchronous start. */
export function now<K extends Kinds>(begin: () => Found<K>): Found<K> {
  try {
    return begin();
  } catch (error) {
    return failed(error);
  }
}

function failed<K extends Kinds>(error: unknown): NotOpened<K> {
  console.error(error);
  return { wrong: { trouble: { code: 'failed', message: String(error) } } };
}
