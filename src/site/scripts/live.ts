import { wake } from './waking.ts';

/** What lives on pages of rules: examples, and the table that is looked up. */
wake({
  scene: () => import('../../ui/hispania/scene/live.tsx'),
  lookup: () => import('../../ui/hispania/lookup/live.tsx'),
});
