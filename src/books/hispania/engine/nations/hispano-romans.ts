import type { NationHooks } from '../rules/hooks.ts';

/** Rule 11-hispano-romans: the forts that Rome left fight as infantry (6.2b). */
export const hispanoRomans: NationHooks = { fortsFightAs: 'infantry', fortsRule: '11-hispano-romans-forts' };
