import { type Asker, createAsker } from '../../../../ui/asker.ts';
import { askedIn, idle } from '../../../../ui/errand.ts';
import { type Answer, keyOf, type Question } from './question.ts';

/** The asker for odds on a page: in a worker, or in idle time of the page if there are no workers. */
export const odds: Asker<Question, Answer> = createAsker(
  askedIn<Question, Answer>({
    open: () =>
      typeof Worker === 'undefined'
        ? undefined
        : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    here: async (question) => {
      const { compute } = await import('./compute.ts');
      await idle();
      return compute(question);
    },
  }),
  keyOf,
);
