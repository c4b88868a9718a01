/**
 * The scene of a page of its own: it stands at the top, and is loaded with the page. Pages of rules fetch theirs when one comes into
 * view (`live.ts`).
 */
import { awake } from '../../../../site/scripts/awake.ts';
import { play } from '../../ui/scene/live.tsx';

awake({ scene: async () => ({ play }) });
