import { idle } from '../../../../ui/errand.ts';
import { type Asks, askingIn } from '../../../../ui/table/computers/asks.ts';
import type { Answer, Question } from './question.ts';

/** Counts the phase ahead out in a worker, or while the page is idle if there is none: with three armies it takes up to a second. */
export const askAhead: Asks<Question, Answer> = askingIn({
  open: () =>
    typeof Worker === 'undefined' ? undefined : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  here: async (question) => {
    const { answerTo } = await import('./answering.ts');
    await idle();
    return answerTo(question);
  },
});
