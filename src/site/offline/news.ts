import { GAME_OPEN, NEWS_LATER } from '../../ui/kept/site-keys.ts';
import { gameOpen } from '../../ui/table/busy.ts';
import { el } from '../element.ts';
import type { Message } from './messages.ts';
import style from './news.css?inline';
import { loadWords } from './words.ts';

/** How long a version that was let in may take, in ms, before it is asked whether a game has come between. */
const PATIENCE = 5000;

let announced = false;

/**
 * Tells the reader that a new version waits, and lets it in when no game is open in any tab. This page stays what it is: the
 * next one is of the new version, and so is this one when the reader wants it now.
 */
export async function announce(registration: ServiceWorkerRegistration): Promise<void> {
  if (announced) return;
  announced = true;
  const { news: words } = await loadWords();
  const text = el('span', { role: 'status' });
  const now = el('button', { type: 'button', class: 'btn quiet', hidden: '' }, words.now);
  const later = el('button', { type: 'button', class: 'btn quiet' }, words.close);
  const line = el('div', { class: 'news' }, text, now, later);
  now.addEventListener('click', async () => {
    // One may have been opened in the meantime.
    if (await gameOpen()) text.textContent = words.waits;
    else location.reload();
  });
  later.addEventListener('click', () => {
    line.hidden = true;
    putOff();
  });
  line.hidden = isPutOff();
  document.head.append(el('style', {}, style));
  document.body.append(line);
  if (await gameOpen()) text.textContent = words.waits;
  await letIn(registration);
  text.textContent = words.ready;
  later.textContent = words.later;
  now.hidden = false;
}

/** Lets the version that waits in as soon as no game is open; it looks itself once more whether that is so. */
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

/** Settles when no game is open in any tab. Games hold the lock together, so that whoever wants it alone waits for all. */
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
    // Storage may be forbidden; then it is said again on the next page.
  }
}
