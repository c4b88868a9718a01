/** The scenes of the pages of rules: each is fetched when it comes into view. */
import { awake } from '../../../../site/scripts/awake.ts';

awake({
  scene: () => import('../../ui/scene/live.tsx'),
});
