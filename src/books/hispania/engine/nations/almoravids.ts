import { isProvince } from '../data/ids.ts';
import { convert } from '../rules/ending.ts';
import type { NationHooks } from '../rules/hooks.ts';
import { award } from '../rules/points.ts';
import type { Draft } from '../rules/view.ts';
import { specialOf } from './special.ts';

/** The turn at whose start their elites become infantry (ruling almoravid-turn-20). */
export const SETTLED = 20;

/** Rule 11-almoravids-turn-20: a step of the start of a turn. */
export function eliteToInfantry(draft: Draft): void {
  if (draft.state.turn !== SETTLED) return;
  convert(
    draft,
    'almoravids',
    'almoravids',
    '11-almoravids-turn-20',
    (c) => c.kind === 'elite',
    () => 'infantry',
  );
}

/**
 * Rule 11-almoravids-castles: each castle that it rebuilds scores, with the income of its province as points. The
 * nation cannot have elites and infantry at the same time (ruling almoravid-turn-20).
 */
export const almoravids: NationHooks = {
  without: ({ state }) => (state.turn < SETTLED ? 'infantry' : 'elite'),
  onRebuilt(draft, place) {
    const castle = specialOf(draft, 'almoravids', 'rebuilt-castle');
    if (!castle || !isProvince(place)) return;
    const { income } = draft.tables.provinces[place];
    award(draft, 'almoravids', castle.vp + income, castle.rule, 'rebuilt', [place]);
  },
};
