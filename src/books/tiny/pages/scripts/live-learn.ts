/** The lesson of a page. It is a script of its own, so that the script of rules pages does not name its imports. */
import { awake } from '../../../../site/scripts/awake.ts';

awake({
  lesson: () => import('../../ui/lesson/live.tsx'),
});
