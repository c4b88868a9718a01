import type { NationHooks } from '../rules/hooks.ts';
import { reading } from '../rules/view.ts';

/** The first turn on which they may go to Africa. */
const FIRST = 7;

/** Rule 11-vandals-africa: from turn 7 they may retreat over the straits and leave the game (ruling vandals-retreat-africa). */
export const vandals: NationHooks = {
  retreatsTo: (view) => (view.state.turn >= FIRST && reading(view, 'vandals-retreat-africa') === 'a' ? ['africa'] : []),
  leavesAt: ['africa'],
};
