import type { NationHooks } from '../rules/hooks.ts';
import { leavesByNarbonne } from './narbonne.ts';

/** Rule 11-umayyads-narbonne: on turns 11 and 12 its units may move beyond the Pyrenees. */
export const umayyads: NationHooks = leavesByNarbonne('umayyads');
