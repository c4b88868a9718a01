/** The puzzle of a page, fetched when it comes into view. */
import { awake } from '../../../../site/scripts/awake.ts';

awake({
  puzzle: () => import('../../ui/puzzle/live.tsx'),
});
