/**
 * Work outside the page: a worker receives one question at a time and returns the answer. Game-free: odds and computer
 * players use it.
 */

/** A message from a worker. `meanwhile`: the answer to use if the final one is late; `alive`: the worker is at work. */
export type Said<A> =
  | { readonly answer: A }
  | { readonly meanwhile: A }
  | { readonly wrong: string }
  | { readonly alive: true };

/** The used part of a worker's interface. */
export interface WorkerLike<Q, A> {
  postMessage(question: Q): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Said<A> }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
  terminate(): void;
}

/** The ways to get an answer: a worker, or the page itself. */
export interface Ways<Q, A> {
  /** Starts a worker; undefined if workers are unavailable. Throws if none may be started. */
  readonly open: () => WorkerLike<Q, A> | undefined;
  /** Answers on the page itself, if there is no worker or none that answers. */
  readonly here: (question: Q) => Promise<A>;
  /** The longest wait for a sign, in ms. */
  readonly silence?: number;
}

/** Answers one question at a time, in a worker or on the page. */
export interface Office<Q, A> {
  /** The answer to a question. Rejects with the error of this question, or with `NoAnswer`. */
  readonly ask: (question: Q, meanwhile?: (answer: A) => void) => Promise<A>;
  /** Stops the current work of a worker, even within a question; no result of it is delivered. */
  readonly dismiss: () => void;
}

/** The written form of `NoAnswer` where only the text of an error is kept. */
export const NO_ANSWER = 'NoAnswer';

/** There is no answer in any way: for example, the page's own scripts cannot be fetched. */
export class NoAnswer extends Error {
  override readonly name = NO_ANSWER;
}

/** The worker itself is broken, was killed, or its file cannot be fetched. Another way may still work. */
class NoWorker extends Error {}

/** After this time without a sign, in ms, a worker counts as dead. */
export const SILENCE = 20_000;

/**
 * The number of workers that are tried in turn for a question; after them the page answers itself for the rest of the
 * visit.
 */
const WORKERS = 2;

/**
 * Asks a worker, which starts with the first question. If it is lost, asks a new one once, and then the page itself.
 */
export function officeOf<Q, A>({ open, here, silence = SILENCE }: Ways<Q, A>): Office<Q, A> {
  let clerk: Clerk<Q, A> | undefined;
  let lost = 0;
  return {
    ask: async (question, meanwhile) => {
      while (lost < WORKERS) {
        clerk ??= hire(open, silence);
        if (!clerk) {
          lost = WORKERS;
          break;
        }
        try {
          const answer = await clerk.ask(question, meanwhile);
          lost = 0;
          return answer;
        } catch (error) {
          if (!(error instanceof NoWorker)) throw error;
          clerk = undefined;
          lost++;
        }
      }
      return inTime(here(question), silence);
    },
    dismiss: () => {
      clerk?.end();
      clerk = undefined;
    },
  };
}

/** The same for callers that never stop a worker. */
export function askedIn<Q, A>(ways: Ways<Q, A>): (question: Q) => Promise<A> {
  const { ask } = officeOf(ways);
  return (question) => ask(question);
}

/** The page's own computation has no time limit; only its waiting, for a script for example, has one. */
function inTime<A>(answer: Promise<A>, silence: number): Promise<A> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer()), silence);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A worker that is asked one question at a time. */
interface Clerk<Q, A> {
  /** The answer to a question. Rejects with `NoWorker`, or with the error of this question. */
  readonly ask: (question: Q, meanwhile?: (answer: A) => void) => Promise<A>;
  /** Stops the worker immediately. */
  readonly end: () => void;
}

function hire<Q, A>(open: Ways<Q, A>['open'], silence: number): Clerk<Q, A> | undefined {
  let worker: WorkerLike<Q, A> | undefined;
  try {
    worker = open();
  } catch {
    return undefined;
  }
  return worker && clerkOf(worker, silence);
}

interface Waiting<A> {
  readonly answer: (answer: A) => void;
  readonly meanwhile: ((answer: A) => void) | undefined;
  readonly fail: (why: Error) => void;
}

/** The next answer belongs to the last question. A killed worker sends no message; its silence shows the loss. */
function clerkOf<Q, A>(worker: WorkerLike<Q, A>, silence: number): Clerk<Q, A> {
  let waiting: Waiting<A> | undefined;
  let dead = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const lives = (): void => {
    clearTimeout(watch);
    if (waiting) watch = setTimeout(broken, silence);
  };
  const broken = (): void => {
    dead = true;
    worker.terminate();
    settle()?.fail(new NoWorker());
  };
  const settle = (): Waiting<A> | undefined => {
    const settled = waiting;
    waiting = undefined;
    clearTimeout(watch);
    return settled;
  };
  worker.addEventListener('message', ({ data }) => {
    if ('answer' in data) settle()?.answer(data.answer);
    else if ('wrong' in data) settle()?.fail(new Error(data.wrong));
    else {
      if ('meanwhile' in data) waiting?.meanwhile?.(data.meanwhile);
      lives();
    }
  });
  worker.addEventListener('error', broken);
  worker.addEventListener('messageerror', broken);
  return {
    ask: (question, meanwhile) =>
      new Promise((answer, fail) => {
        if (dead) {
          fail(new NoWorker());
          return;
        }
        waiting = { answer, meanwhile, fail };
        lives();
        worker.postMessage(question);
      }),
    end: () => {
      settle();
      worker.terminate();
    },
  };
}

/** The shortest time between two signs of a worker at work: milliseconds. */
const BEAT = 1000;

/**
 * In the worker: receives a question, and sends its answer or the error. A long computation calls `alive` often, even
 * in its innermost loop; only one call in each interval sends a message.
 */
export function serve<Q, A>(answers: (question: Q, meanwhile: (answer: A) => void, alive: () => void) => A): void {
  const say = (said: Said<A>): void => postMessage(said);
  let last = 0;
  const alive = (): void => {
    const now = performance.now();
    if (now - last < BEAT) return;
    last = now;
    say({ alive: true });
  };
  // The scripts have arrived; the wait for them does not count.
  say({ alive: true });
  addEventListener('message', ({ data }: MessageEvent<Q>) => {
    try {
      say({ answer: answers(data, (meanwhile) => say({ meanwhile }), alive) });
    } catch (error) {
      say({ wrong: String(error) });
    }
  });
}

/** The longest time, in ms, that a page which is never idle delays work. */
const PATIENCE = 500;

/** Resolves when the page is idle: for work without a worker. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 30);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}
