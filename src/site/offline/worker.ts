/**
 * The service worker. Its decisions are in `decide.ts`; this file handles the events. It comes with one version of the
 * site, and knows older ones while pages of them are open or not all of their stored parts are available again.
 */
import { gameOpen } from '../../ui/table/busy.ts';
import { answering } from './answering.ts';
import { asked } from './decide.ts';
import { keeping } from './keeping.ts';
import type { Message } from './messages.ts';
import { openStore } from './store.ts';
import type { WorkerScope } from './worker-types.ts';

/** Inserted by the build. */
declare const VERSION: string;

const worker = globalThis as unknown as WorkerScope;
const { scope } = worker.registration;
const store = openStore(scope);
const answers = answering(worker, scope, store, VERSION);
const keep = keeping(worker, scope, store, VERSION, answers);

// The "offline" page and the search are stored before anything else is visited. Only the list of files is required:
// over a weak connection the rest is stored when the worker is active.
worker.addEventListener('install', (event) => event.waitUntil(keep.learn().then(() => keep.first().catch(() => {}))));

worker.addEventListener('fetch', (event) => {
  const what = asked(event.request, scope);
  if (what.is === 'leave') return;
  const answer = what.is === 'page' ? answers.page(event, what.path) : answers.file(event, what.path);
  // After any error here, such as storage that cannot be opened, the site works as without a worker.
  event.respondWith(answer.catch(() => fetch(event.request)));
});

worker.addEventListener('message', (event) => {
  const message = event.data as Message;
  const reply = (made: Promise<unknown>): void => {
    event.waitUntil(
      made.then(
        (value) => event.ports[0]?.postMessage({ value }),
        () => event.ports[0]?.postMessage({}),
      ),
    );
  };
  switch (message.is) {
    case 'visited':
      if (event.source) event.waitUntil(keep.visited(event.source).catch(() => {}));
      break;
    case 'come':
      event.waitUntil(gameOpen().then((open) => (open ? undefined : worker.skipWaiting())));
      break;
    case 'status':
      reply(keep.status(message.book));
      break;
    case 'keep':
      reply(keep.keepOn(message.from, message.book));
      break;
    case 'remove':
      reply(keep.remove(message.book).then(() => keep.status(message.book)));
  }
});
