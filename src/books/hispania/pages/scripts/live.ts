/** The live parts of the book's pages, which are their only islands; the page contains only this script for them. */
import { awake } from '../../../../site/scripts/awake.ts';

awake({
  scene: () => import('../../ui/scene/live.tsx'),
  lookup: () => import('../../ui/lookup/live.tsx'),
});
