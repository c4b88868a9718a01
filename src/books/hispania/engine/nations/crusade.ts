import type { ProvinceId } from '../data/ids.ts';
import type { NationHooks } from '../rules/hooks.ts';
import { reading } from '../rules/view.ts';

/** Where all landing is impossible, by the other reading of crusade-coast. */
const NEVER: readonly ProvinceId[] = ['castellon', 'granada', 'algarve'];

/** Rules 11-crusade-landing and 11-crusade-ruins: it lands on any coast, and leaves the castles it destroys in ruins (9.5). */
export const crusade: NationHooks = {
  neverLands: (view) => (reading(view, 'crusade-coast') === 'b' ? NEVER : []),
  noCastles: '11-crusade-ruins',
};
