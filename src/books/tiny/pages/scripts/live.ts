/** The live parts of pages of the book; this is all that a page carries for them. */
import { awake } from '../../../../site/scripts/awake.ts';

awake({
  scene: () => import('../../ui/scene/live.tsx'),
});
