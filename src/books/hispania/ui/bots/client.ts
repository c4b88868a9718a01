import { type Asks, askingIn } from '../../../../ui/table/computers/asks.ts';
import type { Thought } from '../../bots/thought.ts';
import type { Answering } from './answering.ts';
import type { Question } from './question.ts';

/** The players on the page if there is no worker; created with the first question. */
let answering: Answering | undefined;

/** Asks computers in a worker, or between two frames of the page if there are no workers. Nothing is loaded before the first question. */
export const askComputer: Asks<Question, Thought> = askingIn({
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
