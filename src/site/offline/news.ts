import { langOfPage } from '../../ui/book.ts';
import { GAME_OPEN, NEWS_LATER } from '../../ui/kept/site-keys.ts';
import { gameOpen } from '../../ui/table/busy.ts';
import { offlineWordsOf } from '../../words/offline.ts';
import { el } from '../element.ts';
import type { Message } from './messages.ts';

/** The time, in ms, that an admitted version may take before the page checks whether a game was opened meanwhile. */
const PATIENCE = 5000;

let announced = false;

/**
 * Reports a waiting new version to the reader, and admits it when no game is open in any tab. This page remains as it
 * is: the next one has the new version, and so does this one if the reader reloads now.
 */
export async function announce(registration: ServiceWorkerRegistration): Promise<void> {
  if (announced) return;
  announced = true;
  const { news: words } = await offlineWordsOf(langOfPage());
  const text = el('span', { role: 'status' });
  const now = el('button', { type: 'button', class: 'btn quiet', hidden: '' }, words.now);
  const later = el('button', { type: 'button', class: 'btn quiet' }, words.close);
  const line = el('div', { class: 'news' }, text, now, later);
  now.addEventListener('click', async () => {
    // A game may have been opened in the meantime.
    if (await gameOpen()) text.textContent = words.waits;
    else location.reload();
  });
  later.addEventListener('click', () => {
    line.hidden = true;
    putOff();
  });
  line.hidden = isPutOff();
  document.body.append(line);
  if (await gameOpen()) text.textContent = words.waits;
  await letIn(registration);
  text.textContent = words.ready;
  later.textContent = words.later;
  now.hidden = false;
}

/** Admits the waiting version as soon as no game is open; the version itself checks this once more. */
async function letIn(registration: ServiceWorkerRegistration): Promise<void> {
  for (let waiting = registration.waiting; waiting; waiting = registration.waiting) {
    await untilClosed();
    const come: Message = { is: 'come' };
    waiting.postMessage(come);
    const comes = waiting;
    await new Promise<void>((resolve) => {
      comes.addEventListener('statechange', () => resolve(), { once: true });
      setTimeout(resolve, PATIENCE);
    });
  }
}

/** Settles when no game is open in any tab. Games share the lock, so an exclusive request waits for all of them. */
async function untilClosed(): Promise<void> {
  const { locks } = navigator;
  while (await gameOpen()) await locks.request(GAME_OPEN, { mode: 'exclusive' }, () => {});
}

function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(NEWS_LATER) !== null;
  } catch {
    return false;
  }
}

function putOff(): void {
  try {
    sessionStorage.setItem(NEWS_LATER, '');
  } catch {
    // Storage may be forbidden; the message then appears again on the next page.
  }
}
