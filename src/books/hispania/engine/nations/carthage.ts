import { leavesByNarbonne } from './narbonne.ts';

/** Rule 11-carthage-narbonne: on turn 2 its units may leave for Italy. */
export const carthage = leavesByNarbonne('carthage');
