/**
 * Work that is done elsewhere than on the page: one question at a time goes to a worker, and comes back answered. Game-free:
 * who reckons odds and who plays for computers are asked like this.
 */

/** What comes back from a worker. `meanwhile`: what to take if the answer does not come in time; `alive`: it is at work. */
export type Said<A> =
  | { readonly answer: A }
  | { readonly meanwhile: A }
  | { readonly wrong: string }
  | { readonly alive: true };

/** What is used of a worker. */
export interface WorkerLike<Q, A> {
  postMessage(question: Q): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Said<A> }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
  terminate(): void;
}

/** Who is asked, and in which other way where there is no answer. */
export interface Ways<Q, A> {
  /** Starts a worker; nothing where there are none. Throws where none may be started. */
  readonly open: () => WorkerLike<Q, A> | undefined;
  /** On the page itself: where there is no worker, or none that answers. */
  readonly here: (question: Q) => Promise<A>;
  /** So long, in ms, nobody waits for a sign. */
  readonly silence?: number;
}

/** One who is asked one question at a time, whoever it is that answers. */
export interface Office<Q, A> {
  /** The answer to a question. Rejects with what went wrong with this one, or with `NoAnswer`. */
  readonly ask: (question: Q, meanwhile?: (answer: A) => void) => Promise<A>;
  /** Stops what is under way in a worker, in the midst of a question too: nothing more is heard of that. */
  readonly dismiss: () => void;
}

/** How a `NoAnswer` is written where only a text is kept of what went wrong. */
export const NO_ANSWER = 'NoAnswer';

/** Nobody answers, in no way at all: the page's own scripts cannot be fetched, say. */
export class NoAnswer extends Error {
  override readonly name = NO_ANSWER;
}

/** The worker itself is broken, was killed, or its file cannot be fetched: another way may still go. */
class NoWorker extends Error {}

/** After so long without a sign, in ms, a worker is held to be dead. */
export const SILENCE = 20_000;

/** So many workers one after the other are given a question; then the page answers itself for the rest of the visit. */
const WORKERS = 2;

/** Asks a worker, which is started with the first question; where it is lost a fresh one, once; then the page itself. */
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

/** The same where nobody has to be stopped. */
export function askedIn<Q, A>(ways: Ways<Q, A>): (question: Q) => Promise<A> {
  const { ask } = officeOf(ways);
  return (question) => ask(question);
}

/** What the page does itself takes as long as it takes; only what it waits for, a script say, is not waited for without end. */
function inTime<A>(answer: Promise<A>, silence: number): Promise<A> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer()), silence);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A worker that is asked one question at a time. */
interface Clerk<Q, A> {
  /** The answer to a question. Rejects with `NoWorker`, or with what went wrong with this one. */
  readonly ask: (question: Q, meanwhile?: (answer: A) => void) => Promise<A>;
  /** Stops it at once. */
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

/** The next answer is that to the last question. A killed worker says nothing of it: it is missed by its silence. */
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

/** A worker that is at work says so this often at most: milliseconds. */
const BEAT = 1000;

/**
 * In the worker: a question comes in, its answer or what went wrong goes out. What may take long calls `alive` now and then, in
 * its innermost loop too: only once in a while does that say something.
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
  // Its scripts are here: what they have been waited for does not count.
  say({ alive: true });
  addEventListener('message', ({ data }: MessageEvent<Q>) => {
    try {
      say({ answer: answers(data, (meanwhile) => say({ meanwhile }), alive) });
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
