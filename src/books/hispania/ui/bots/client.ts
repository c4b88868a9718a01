import type { Answering } from './answering.ts';
import { type Asks, askingIn } from './asks.ts';

/** The players on the page if there is no worker; created with the first question. */
let answering: Answering | undefined;

/** Asks computers in a worker, or between two frames of the page if there are no workers. Nothing is loaded before the first question. */
export const askComputer: Asks = askingIn({
  open: () =>
    typeof Worker === 'undefined' ? undefined : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  here: async (question) => {
    const { Answering } = await import('./answering.ts');
    answering ??= new Answering();
    // The page draws and handles events.
    await new Promise((resolve) => setTimeout(resolve));
    return answering.answer(question);
  },
});
