/**
 * The live parts of pages to learn from: a lesson, a puzzle. Pages of rules have neither, and what they would load is not named in
 * the script that they carry.
 */
import { awake } from '../../../../site/scripts/awake.ts';

awake({
  lesson: () => import('../../ui/lesson/live.tsx'),
  puzzle: () => import('../../ui/puzzle/live.tsx'),
});
