/** The live parts of the book's pages; a page has no other script for them. */
import { awake } from '../../../../site/scripts/awake.ts';

awake({
  scene: () => import('../../ui/scene/live.tsx'),
});
