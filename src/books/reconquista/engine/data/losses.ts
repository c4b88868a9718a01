import type { UnitId } from './play-ids.ts';

/**
 * The order of losses in battle and siege (12-losses): Mercenaries and Crusaders first (9-mercenaries, 9-crusade). El
 * Cid leaves with the last of the others.
 */
export const LOSSES: readonly UnitId[] = ['hired', 'garrison', 'rebel', 'army', 'order'];

/** The order of losses in a famine (9-famine). */
export const FAMINE_LOSSES: readonly UnitId[] = ['army', 'garrison', 'order', 'rebel', 'hired'];
