import type { NationHooks } from '../rules/hooks.ts';
import { reading } from '../rules/view.ts';

/**
 * Castle counters under the alternative of almohad-castles. Their number is not public; it is taken from the
 * Almoravids.
 */
const CASTLES = 6;

/** Rule 11-almohads: they have no castles, unless the ruling says so (9.5). */
export const almohads: NationHooks = {
  noCastles: '11-almohads',
  castles: (view) => (reading(view, 'almohad-castles') === 'b' ? CASTLES : undefined),
};
