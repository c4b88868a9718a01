/** The reaction that can be stepped through: it is fetched when it comes into view. */
import { awake } from '../../../../site/scripts/awake.ts';

awake({ reaction: () => import('../../ui/reaction/live.tsx') });
