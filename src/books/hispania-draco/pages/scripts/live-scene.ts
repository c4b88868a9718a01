/** The scene of its own page: it is at the top, and is loaded with the page. */
import { awake } from '../../../../site/scripts/awake.ts';
import { play } from '../../ui/scene/live.tsx';

awake({ scene: async () => ({ play }) });
