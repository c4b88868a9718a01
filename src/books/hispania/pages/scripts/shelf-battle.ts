import { langOfPage } from '../../../../ui/book.ts';
import type { Deed } from '../../ui/shelf/duel.ts';

/**
 * The battle on the shelf: its player is fetched when the reader approaches it by pointer, key or scrolling. A press before that is
 * performed after the load; if the load fails, the slip says so, and the next press tries again.
 */
for (const root of document.querySelectorAll<HTMLElement>('[data-battle]')) {
  const fetched = () => import('../../ui/shelf/live.tsx');
  // A failure is not reported here: only a press waits for it.
  const near = (): void => void fetched().catch(() => {});
  for (const event of ['pointerenter', 'focusin', 'touchstart'])
    root.addEventListener(event, near, { once: true, passive: true });
  const said = root.querySelector<HTMLElement>('[data-said]');
  let waiting = false;
  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-deed]') : null;
    // Once the live battle is there, the old slip is gone, and the new one has its own handlers.
    if (!button || waiting || !said?.isConnected) return;
    waiting = true;
    said.textContent = said.dataset['coming'] ?? '';
    try {
      const { play } = await fetched();
      await play(root, langOfPage(), button.dataset['deed'] as Deed);
    } catch (error) {
      console.error(error);
      said.textContent = said.dataset['failed'] ?? '';
    }
    waiting = false;
  });
}
