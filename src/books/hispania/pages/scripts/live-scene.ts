/**
 * The scene of its own page: it is at the top, and is loaded with the page. Pages of rules fetch theirs when one comes into view
 * (`live.ts`).
 */
import { awake } from '../../../../site/scripts/awake.ts';
import { layScene } from '../../../../ui/scene/lay.tsx';
import { sceneOf } from '../../ui/scene/brings.tsx';

awake({
  scene: async () => ({ play: async (element, page) => layScene(element, page, sceneOf(page)) }),
});
