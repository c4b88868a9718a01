import type { Channel, TabsOptions } from '../../../src/ui/table/tabs.ts';

/** The shared parts of several tabs of one browser: locks, and a channel between them. */
export class Browser {
  readonly #channels = new Set<FakeChannel>();
  readonly #held = new Map<string, Held>();
  readonly #waiting: Waiting[] = [];

  /** The browser of one tab. A tab that is `frozen` hears nothing and does nothing. */
  tab(
    how: { readonly locks?: boolean; readonly channel?: boolean } = {},
  ): TabsOptions & { freeze(): void; thaw(): void } {
    const channel = new FakeChannel((from, data) => {
      for (const other of this.#channels) if (other !== from) other.hear(data);
    });
    this.#channels.add(channel);
    return {
      locks: how.locks === false ? undefined : (this.#manager() as unknown as LockManager),
      channel: how.channel === false ? undefined : (channel as unknown as Channel),
      patience: 60,
      answer: 15,
      freeze: () => channel.freeze(),
      thaw: () => channel.thaw(),
    };
  }

  #manager() {
    return {
      request: (name: string, options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> =>
        new Promise((resolve, reject) => {
          const wanted: Waiting = { name, work, resolve, reject };
          const held = this.#held.get(name);
          if (options.steal) {
            held?.reject(new DOMException('stolen', 'AbortError'));
            this.#held.delete(name);
            setImmediate(() => this.#grant(wanted));
          } else if (!held) {
            // A lock is given a moment later, and is exclusive from now on.
            this.#held.set(name, wanted);
            setImmediate(() => this.#grant(wanted));
          } else if (options.ifAvailable) {
            setImmediate(() => resolve(work(null)));
          } else {
            this.#waiting.push(wanted);
            options.signal?.addEventListener('abort', () => {
              this.#waiting.splice(this.#waiting.indexOf(wanted), 1);
              reject(new DOMException('given up', 'AbortError'));
            });
          }
        }),
      query: async () => ({ held: [...this.#held.keys()].map((name) => ({ name })), pending: [] }),
    };
  }

  #grant(wanted: Waiting): void {
    this.#held.set(wanted.name, wanted);
    void Promise.resolve(wanted.work({ name: wanted.name, mode: 'exclusive' })).then((value) => {
      wanted.resolve(value);
      if (this.#held.get(wanted.name) !== wanted) return;
      this.#held.delete(wanted.name);
      const at = this.#waiting.findIndex(({ name }) => name === wanted.name);
      const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (next) this.#grant(next);
    });
  }
}

interface Held {
  readonly reject: (why: unknown) => void;
}
interface Waiting extends Held {
  readonly name: string;
  readonly work: (lock: Lock | null) => unknown;
  readonly resolve: (value: unknown) => void;
}

class FakeChannel {
  readonly #post: (from: FakeChannel, data: unknown) => void;
  #listener: ((event: MessageEvent) => void) | undefined;
  #frozen: unknown[] | undefined;

  constructor(post: (from: FakeChannel, data: unknown) => void) {
    this.#post = post;
  }
  postMessage(data: unknown): void {
    this.#post(this, structuredClone(data));
  }
  addEventListener(_: string, listener: (event: MessageEvent) => void): void {
    this.#listener = listener;
  }
  close(): void {
    this.#listener = undefined;
  }
  hear(data: unknown): void {
    if (this.#frozen) this.#frozen.push(data);
    // Before any timer, however busy the machine is.
    else queueMicrotask(() => this.#listener?.({ data } as MessageEvent));
  }
  freeze(): void {
    this.#frozen = [];
  }
  thaw(): void {
    const late = this.#frozen ?? [];
    this.#frozen = undefined;
    for (const data of late) this.hear(data);
  }
}
