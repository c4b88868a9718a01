import { officeOf, type Ways } from '../../../../ui/errand.ts';
import type { Thought } from '../../bots/thought.ts';
import type { Question } from './question.ts';

/** Asks a computer; rejects with the reason of `signal` once nobody waits for it any more. */
export type Asks = (question: Question, signal: AbortSignal) => Promise<Thought>;

/** How computers are asked. */
export interface ComputerWays extends Ways<Question, Thought> {
  /** So long, in ms, a computer may think when it is known what a captain would do. */
  readonly patience?: number;
}

/** After this time a computer plays what a captain would. */
const PATIENCE = 3000;

/**
 * Computers are asked in a worker, which is started with the first question. One that thinks for too long, or whose answer nobody
 * waits for any more, is ended in the midst of it: the next question gets a fresh one.
 */
export function askingIn({ patience = PATIENCE, ...ways }: ComputerWays): Asks {
  const office = officeOf(ways);
  return async (question, signal) => {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = (): void => {
        clearTimeout(timer);
        office.dismiss();
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      };
      const meanwhile = (captain: Thought): void => {
        clearTimeout(timer);
        // Only from now on: a slow connection is not the computer's fault.
        timer = setTimeout(() => {
          done();
          office.dismiss();
          resolve(captain);
        }, patience);
      };
      office.ask(question, meanwhile).then(resolve, reject).finally(done);
    });
  };
}
