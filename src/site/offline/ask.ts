import type { Message, Replies } from './messages.ts';

/** The longest time for one answer of the worker, in ms: fetching a few files over a weak connection. */
const PATIENCE = 120_000;

/** Asks the worker. Rejects if there is none, or if it has no answer. */
export async function ask<M extends Message & { readonly is: keyof Replies }>(message: M): Promise<Replies[M['is']]> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => reject(new Error('no answer')), PATIENCE);
    port1.onmessage = ({ data }: MessageEvent<{ value?: Replies[M['is']] }>) => {
      clearTimeout(late);
      port1.close();
      if (data.value === undefined) reject(new Error('no value'));
      else resolve(data.value);
    };
    active?.postMessage(message, [port2]);
  });
}
