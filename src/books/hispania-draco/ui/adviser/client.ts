import { type Asks, askingIn } from '../../../../ui/table/computers/asks.ts';
import type { Advice } from '../../bots/advice.ts';
import type { Question } from './question.ts';

/** Asks computers in a worker, or between two frames of the page if there are no workers. Nothing is loaded before the first question. */
export const askComputer: Asks<Question, Advice> = askingIn({
  open: () =>
    typeof Worker === 'undefined' ? undefined : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  here: async (question) => {
    const { answerTo } = await import('./answering.ts');
    // The page draws and handles events.
    await new Promise((resolve) => setTimeout(resolve));
    return answerTo(question);
  },
});
