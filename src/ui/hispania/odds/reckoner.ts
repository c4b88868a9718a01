import { hire, NoWorker, type WorkerLike as WorkerOf } from '../../errand.ts';
import type { Reckons } from './asker.ts';
import type { Answer, Question } from './question.ts';

/** A worker that reckons odds. */
export type WorkerLike = WorkerOf<Question, Answer>;

/**
 * Reckons in a worker, which `open` starts with the first question; where there is none, or it breaks, `here` does it for the
 * rest of the visit.
 */
export function reckoner(open: () => WorkerLike | undefined, here: Reckons): Reckons {
  let there: Reckons | undefined;
  return async (question) => {
    there ??= hire(open)?.ask ?? here;
    try {
      return await there(question);
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      there = here;
      return here(question);
    }
  };
}
