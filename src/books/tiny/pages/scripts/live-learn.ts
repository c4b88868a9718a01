/** The lesson of a page: pages of rules have none, and what it would load is not named in the script that they carry. */
import { awake } from '../../../../site/scripts/awake.ts';

awake({
  lesson: () => import('../../ui/lesson/live.tsx'),
});
