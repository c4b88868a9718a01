import type { ProvinceId } from '../data/ids.ts';
import type { NationHooks } from '../rules/hooks.ts';
import { reading } from '../rules/view.ts';

/** Coasts where landing is impossible under the alternative of crusade-coast. */
const NEVER: readonly ProvinceId[] = ['castellon', 'granada', 'algarve'];

/** Rules 11-crusade-landing and 11-crusade-ruins: it lands on any coast, and does not rebuild castles (9.5). */
export const crusade: NationHooks = {
  neverLands: (view) => (reading(view, 'crusade-coast') === 'b' ? NEVER : []),
  noCastles: '11-crusade-ruins',
};
