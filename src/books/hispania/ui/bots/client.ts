import type { Answering } from './answering.ts';
import { type Asks, askingIn } from './asks.ts';

/** Who plays on the page where there is no worker; there from its first question on. */
let answering: Answering | undefined;

/** Asks computers: in a worker, or between two frames of the page where there are none. Nothing is loaded before the first question. */
export const askComputer: Asks = askingIn({
  open: () =>
    typeof Worker === 'undefined' ? undefined : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  here: async (question) => {
    const { Answering } = await import('./answering.ts');
    answering ??= new Answering();
    // The page draws, and hears what is done on it.
    await new Promise((resolve) => setTimeout(resolve));
    return answering.answer(question);
  },
});
