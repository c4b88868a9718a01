/** The lesson of a page: it is at the top, and is loaded with the page. */
import { awake } from '../../../../site/scripts/awake.ts';
import { play } from '../../ui/lesson/live.tsx';

awake({ lesson: async () => ({ play }) });
