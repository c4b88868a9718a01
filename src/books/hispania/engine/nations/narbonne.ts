import type { NationId } from '../data/ids.ts';
import type { NationHooks } from '../rules/hooks.ts';
import { award } from '../rules/points.ts';
import { note } from '../rules/view.ts';
import { specialNow } from './special.ts';

/**
 * Rules 11-carthage-narbonne and 11-umayyads-narbonne: on certain turns a nation's units may leave the game by moving
 * to Narbonne, and a limited number of them score (rulings carthage-to-narbonne, umayyads-to-narbonne).
 */
export function leavesByNarbonne(nation: NationId): NationHooks {
  return {
    entersOffMap: (view) => (specialNow(view, nation, 'narbonne-exit') ? ['narbonne'] : []),
    leavesAt: (view) => (specialNow(view, nation, 'narbonne-exit') ? ['narbonne'] : []),
    onLeave(draft, place, units) {
      const points = specialNow(draft, nation, 'narbonne-exit');
      const before = draft.state.tally.narbonne?.[nation] ?? 0;
      const count = Math.min(units, (points?.most ?? 0) - before);
      if (!points || count <= 0) return;
      note(draft, { narbonne: { ...draft.state.tally.narbonne, [nation]: before + count } });
      award(draft, nation, points.each * count, points.rule, 'narbonne', [place], count);
    },
  };
}
