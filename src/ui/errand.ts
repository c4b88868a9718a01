/**
 * Work that is done elsewhere than on the page: one question at a time goes to a worker, and comes back answered. Game-free:
 * who reckons odds and who plays for computers are asked like this.
 */

/** What comes back from a worker. `meanwhile`: what to take if the answer does not come in time. */
export type Said<A> = { readonly answer: A } | { readonly meanwhile: A } | { readonly wrong: string };

/** What is used of a worker. */
export interface WorkerLike<Q, A> {
  postMessage(question: Q): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Said<A> }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
  terminate(): void;
}

/** The worker itself is broken, or its file cannot be fetched: another way may still go. */
export class NoWorker extends Error {}

/** A worker that is asked one question at a time. */
export interface Clerk<Q, A> {
  /** The answer to a question. Rejects with `NoWorker`, or with what went wrong with this one. */
  readonly ask: (question: Q, meanwhile?: (answer: A) => void) => Promise<A>;
  /** Stops it at once, in the midst of a question too: nothing more is heard of that. */
  readonly end: () => void;
}

/** Starts a worker; nothing where there are none, or none may be started. */
export function hire<Q, A>(open: () => WorkerLike<Q, A> | undefined): Clerk<Q, A> | undefined {
  let worker: WorkerLike<Q, A> | undefined;
  try {
    worker = open();
  } catch {
    return undefined;
  }
  return worker && clerkOf(worker);
}

interface Waiting<A> {
  readonly answer: (answer: A) => void;
  readonly meanwhile: ((answer: A) => void) | undefined;
  readonly fail: (why: Error) => void;
}

/** The next message is the answer to the last question. */
function clerkOf<Q, A>(worker: WorkerLike<Q, A>): Clerk<Q, A> {
  let waiting: Waiting<A> | undefined;
  const broken = (): void => {
    worker.terminate();
    waiting?.fail(new NoWorker());
  };
  worker.addEventListener('message', ({ data }) => {
    if ('answer' in data) waiting?.answer(data.answer);
    else if ('meanwhile' in data) waiting?.meanwhile?.(data.meanwhile);
    else waiting?.fail(new Error(data.wrong));
  });
  worker.addEventListener('error', broken);
  worker.addEventListener('messageerror', broken);
  return {
    ask: (question, meanwhile) =>
      new Promise((answer, fail) => {
        waiting = { answer, meanwhile, fail };
        worker.postMessage(question);
      }),
    end: () => {
      waiting = undefined;
      worker.terminate();
    },
  };
}

/**
 * Asks a worker, which `open` starts with the first question; where there is none, or it breaks, `here` answers for the rest of the
 * visit.
 */
export function askedIn<Q, A>(
  open: () => WorkerLike<Q, A> | undefined,
  here: (question: Q) => Promise<A>,
): (question: Q) => Promise<A> {
  let there: ((question: Q) => Promise<A>) | undefined;
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

/** In the worker: a question comes in, its answer or what went wrong goes out. */
export function serve<Q, A>(answers: (question: Q, meanwhile: (answer: A) => void) => A): void {
  const say = (said: Said<A>): void => postMessage(said);
  addEventListener('message', ({ data }: MessageEvent<Q>) => {
    try {
      say({ answer: answers(data, (meanwhile) => say({ meanwhile })) });
    } catch (error) {
      say({ wrong: String(error) });
    }
  });
}

/** So long, in ms, a page that is never idle lets work wait. */
const PATIENCE = 500;

/** When the page has nothing better to do: for work that has no worker. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 30);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}
