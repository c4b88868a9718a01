import type { Deed } from '../../ui/shelf/duel.ts';

/**
 * The battle on the shelf: what plays it is fetched when the reader comes near it, by whatever means. What is pressed before it is here is done
 * when it comes; where it does not, the slip says so, and the next press tries again.
 */
for (const root of document.querySelectorAll<HTMLElement>('[data-battle]')) {
  const fetched = () => import('../../ui/shelf/live.tsx');
  // Nothing is said of what fails here: only a press waits for it.
  const near = (): void => void fetched().catch(() => {});
  for (const event of ['pointerenter', 'focusin', 'touchstart'])
    root.addEventListener(event, near, { once: true, passive: true });
  const said = root.querySelector<HTMLElement>('[data-said]');
  let waiting = false;
  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-deed]') : null;
    // Once it is fought, what stands here is gone, and what came in its place listens itself.
    if (!button || waiting || !said?.isConnected) return;
    waiting = true;
    said.textContent = said.dataset['coming'] ?? '';
    try {
      const { play } = await fetched();
      await play(root, document.documentElement.lang === 'fr' ? 'fr' : 'en', button.dataset['deed'] as Deed);
    } catch (error) {
      console.error(error);
      said.textContent = said.dataset['failed'] ?? '';
    }
    waiting = false;
  });
}
