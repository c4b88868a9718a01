/** The live parts of pages of the book, which are their only islands; this is all that the page carries for them. */
import { awake } from '../../../../site/scripts/awake.ts';

awake({
  scene: () => import('../../ui/scene/live.tsx'),
  lookup: () => import('../../ui/lookup/live.tsx'),
});
