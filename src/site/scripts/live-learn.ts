import { wake } from './waking.ts';

/** What lives on pages to learn from. Not among what pages of rules carry: their scripts have a budget. */
wake({
  lesson: () => import('../../ui/hispania/lesson/live.tsx'),
  puzzle: () => import('../../ui/hispania/puzzle/live.tsx'),
});
