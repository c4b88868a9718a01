import type { Kinds } from '../playable.ts';
import type { Found } from './opening.ts';
import type { NotOpened } from './room.ts';

/** What was opened; what goes wrong with that in a way that nobody has foreseen, too: a part that could not be fetched. */
export async function tried<K extends Kinds>(open: () => Promise<Found<K>>, signal: AbortSignal): Promise<Found<K>> {
  try {
    return await open();
  } catch (error) {
    // Nobody waits for it any more: nobody is told.
    return signal.aborted ? { wrong: {} } : failed(error);
  }
}

/** The same of what is begun at once. */
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
