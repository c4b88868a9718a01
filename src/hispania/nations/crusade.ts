import type { NationHooks } from '../rules/hooks.ts';

/** Rule 11-crusade-ruins: it leaves the castles it destroys in ruins (9.5). */
export const crusade: NationHooks = { noCastles: '11-crusade-ruins' };
