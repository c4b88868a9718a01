import type { NationHooks } from '../rules/hooks.ts';

/** Rule 11-hispano-romans: the forts left by Rome fight as infantry (6.2b). */
export const hispanoRomans: NationHooks = { fortsFightAs: 'infantry', fortsRule: '11-hispano-romans-forts' };
