import { PROVINCES, type ProvinceId } from '../data/ids.ts';
import type { NationHooks, PhaseHandler } from '../rules/hooks.ts';
import { isUnit, isWork } from '../rules/units.ts';
import { at, type Draft, note, put, tell, type View } from '../rules/view.ts';
import type { Phase } from '../turn.ts';

/** The turns on which Rome builds forts. */
const FORT_TURNS: readonly number[] = [4, 5];

const FORTS: Phase = { id: 'forts', does: 'forts', rule: '11-rome-forts', run: 1 };

const builds = ({ turn }: { readonly turn: number }): boolean => FORT_TURNS.includes(turn);

/**
 * Rule 11-rome: its forts fight as elites (6.2b), and its units may move and retreat beyond the Pyrenees (5.4, 6.6,
 * ruling gascony-narbonne). On turns 4 and 5, after its last combat, it places a fort in every province that it has
 * left or entered (11-rome-forts).
 */
export const rome: NationHooks = {
  fortsFightAs: 'elite',
  fortsRule: '6.2b',
  entersOffMap: () => ['gascony', 'narbonne'],
  retreatsTo: () => ['gascony', 'narbonne'],
  treads: builds,
  phases: (state) =>
    builds(state)
      ? (base) => base.flatMap((phase) => (phase.id === 'last-stacking' ? [FORTS, phase] : [phase]))
      : undefined,
};

/** The phase of the forts, without a choice (rulings fort-placing, fort-when). */
export const forts: PhaseHandler = {
  begin(draft, nation) {
    const { trodden = [] } = draft.state.tally;
    for (const place of PROVINCES) {
      const been = trodden.includes(place) || at(draft, place).some((c) => c.owner === nation && isUnit(c));
      if (been && mayRaise(draft, place, nation)) raiseFort(draft, place);
    }
  },
};

/**
 * Whether a fort can be placed in a province: no fort was placed there before, and it has no units of others, castle,
 * fort or ruin.
 */
function mayRaise(view: View, place: ProvinceId, nation: string): boolean {
  if (view.state.tally.forts?.includes(place)) return false;
  return at(view, place).every((c) => (c.owner === nation || !isUnit(c)) && !isWork(c) && c.kind !== 'ruin');
}

function raiseFort(draft: Draft, place: ProvinceId): void {
  const all = [...(draft.state.tally.forts ?? []), place];
  note(draft, { forts: PROVINCES.filter((one) => all.includes(one)) });
  put(draft, place, [...at(draft, place), { owner: 'rome', kind: 'fort', count: 1 }]);
  tell(draft, { kind: 'raised', rule: '11-rome-forts', nation: 'rome', place, unit: 'fort' });
}
