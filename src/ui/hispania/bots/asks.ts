import type { Thought } from '../../../hispania/bots/thought.ts';
import { type Clerk, hire, NoWorker, type WorkerLike } from '../../errand.ts';
import type { Question } from './question.ts';

/** Asks a computer; rejects with the reason of `signal` once nobody waits for it any more. */
export type Asks = (question: Question, signal: AbortSignal) => Promise<Thought>;

/** How computers are asked. */
export interface Ways {
  /** Starts a worker; nothing where there are none. */
  readonly open: () => WorkerLike<Question, Thought> | undefined;
  /** On the page itself: where there is no worker, or it is broken. */
  readonly here: (question: Question) => Promise<Thought>;
  /** So long, in ms, a computer may think when it is known what a captain would do. */
  readonly patience?: number;
}

/** After this time a computer plays what a captain would. */
const PATIENCE = 3000;

/**
 * Computers are asked in a worker, which is started with the first question. One that thinks for too long, or whose answer nobody
 * waits for any more, is ended in the midst of it: the next question gets a fresh one.
 */
export function askingIn({ open, here, patience = PATIENCE }: Ways): Asks {
  let clerk: Clerk<Question, Thought> | undefined;
  let broken = false;
  const dismiss = (): void => {
    clerk?.end();
    clerk = undefined;
  };
  const there = (by: Clerk<Question, Thought>, question: Question, signal: AbortSignal): Promise<Thought> =>
    new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = (): void => {
        clearTimeout(timer);
        dismiss();
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      };
      const meanwhile = (captain: Thought): void => {
        // Only from now on: a slow connection is not the computer's fault.
        timer = setTimeout(() => {
          done();
          dismiss();
          resolve(captain);
        }, patience);
      };
      by.ask(question, meanwhile).then(resolve, reject).finally(done);
    });
  return async (question, signal) => {
    signal.throwIfAborted();
    if (!broken) clerk ??= hire(open);
    if (clerk) {
      try {
        return await there(clerk, question, signal);
      } catch (error) {
        if (!(error instanceof NoWorker)) throw error;
        clerk = undefined;
        broken = true;
      }
    }
    const thought = await here(question);
    signal.throwIfAborted();
    return thought;
  };
}
