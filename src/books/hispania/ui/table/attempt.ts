import type { Found } from './opening.ts';
import type { Opened } from './room.ts';

/** What was opened; what goes wrong with that in a way that nobody has foreseen, too: a part that could not be fetched. */
export async function tried(open: () => Promise<Found>, signal: AbortSignal): Promise<Found> {
  try {
    return await open();
  } catch (error) {
    // Nobody waits for it any more: nobody is told.
    return signal.aborted ? { wrong: {} } : failed(error);
  }
}

/** The same of what is begun at once. */
export function now<T extends Found>(begin: () => T): T | Wrong {
  try {
    return begin();
  } catch (error) {
    return failed(error);
  }
}

type Wrong = Opened & { readonly room?: undefined };

function failed(error: unknown): Wrong {
  console.error(error);
  return { wrong: { trouble: { code: 'failed', message: String(error) } } };
}
