import type { NationHooks } from '../rules/hooks.ts';
import { award } from '../rules/points.ts';
import { reading, type View } from '../rules/view.ts';
import { specialNow } from './special.ts';
import { MARCH, marchEnd, marches } from './vandals-march.ts';

/** Whether they may move to Africa on this turn. */
const migrates = (view: View): boolean => specialNow(view, 'vandals', 'africa-exit') !== undefined;

/**
 * Rule 11-vandals: on turn 6 they march through 3 provinces before their invasion (11-vandals-march,
 * `vandals-march.ts`). On turns 7 to 9 their units may leave the game over the straits, for points; from turn 7 on they
 * may retreat there (11-vandals-africa, rulings vandals-retreat-africa, vandal-retreat-points).
 */
export const vandals: NationHooks = {
  phases: (state) =>
    marches(state)
      ? (base) => base.flatMap((phase) => (phase.id === 'movement' ? [MARCH, phase] : [phase]))
      : undefined,
  unheld: ({ state }, place) => state.phase === 'movement' && marchEnd(state) === place,
  entersOffMap: (view) => (migrates(view) ? ['africa'] : []),
  retreatsTo: (view) => (migrates(view) && reading(view, 'vandals-retreat-africa') === 'a' ? ['africa'] : []),
  leavesAt: () => ['africa'],
  onLeave(draft, place, units, by) {
    const points = specialNow(draft, 'vandals', 'africa-exit');
    if (!points || (by === 'retreat' && reading(draft, 'vandal-retreat-points') === 'a')) return;
    award(draft, 'vandals', points.each * units, points.rule, 'africa', [place], units);
  },
};
