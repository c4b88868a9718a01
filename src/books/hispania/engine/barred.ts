import type { Barred, Choice, Value } from '../../../kernel/contract.ts';
import type { ActionOf } from './actions.ts';
import { isProvince, type Owner, PLACES, type PlaceId } from './data/ids.ts';
import { sideOf } from './rules/battle.ts';
import { ENDED } from './rules/offers.ts';
import { ask, whyNot } from './rules/phases.ts';
import { isUnit, isWork, keyOf, of } from './rules/units.ts';
import { at, top, type View } from './rules/view.ts';

/**
 * Actions that a reader may try now but that are not possible, with the reason: steps, retreats and withdrawals to
 * adjacent places, and ending a phase too early (battles are left, or El Cid must enter). Any other action is explained
 * when it is tried.
 */
export function barred(view: View): readonly Barred[] {
  const question = ask(view);
  if (!question) return [];
  const offered = new Set(question.choices.map(wayOf));
  return candidates(view)
    .filter((action) => !offered.has(wayOf(action)))
    .map((action) => ({ kind: action.kind, fixed: action.fixed, refusal: whyNot(view, action) }));
}

/** The kind of a choice or answer, with the places that it goes from and to. */
function wayOf({ kind, fixed }: Pick<Choice, 'kind' | 'fixed'>): string {
  return `${kind} ${fixed['from'] ?? ''} ${fixed['to'] ?? ''}`;
}

function candidates(view: View): readonly ActionOf[] {
  const frame = top(view);
  const nation = view.state.active;
  if (frame?.kind === 'withdrawal') {
    const { owner, place: from } = frame;
    const units = anyone(view, from, owner);
    return nextDoor(view, from).map((to) => ({ kind: 'withdraw', fixed: { from, to }, values: { units } }));
  }
  if (nation === null) return [];
  if (frame?.kind === 'battle') {
    if (frame.step.endsWith('aims')) return [];
    const side = sideOf(frame);
    const units = anyone(view, frame.place, frame[side]);
    return nextDoor(view, frame.place).map((to) => ({ kind: 'retreat', fixed: { side, to }, values: { units } }));
  }
  if (frame) return [];
  switch (view.phase?.does) {
    case 'movement':
      return PLACES.flatMap((from) => {
        const units = anyone(view, from, nation);
        if (Object.keys(units).length === 0) return [];
        return nextDoor(view, from).map((to) => ({ kind: 'step', fixed: { from, to }, values: { units } }));
      });
    case 'combat':
    case 'entry':
      return [ENDED];
    default:
      return [];
  }
}

function nextDoor(view: View, place: PlaceId): readonly PlaceId[] {
  return view.tables.nextDoor[place].filter(isProvince);
}

/** One of the units there, preferably one that could move; the reason is the same for each of them. */
function anyone(view: View, place: PlaceId, owner: Owner): Value & object {
  const units = of(at(view, place), owner).filter(isUnit);
  const one = units.find((c) => !isWork(c) && !c.hits) ?? units[0];
  return one ? { [keyOf(one)]: 1 } : {};
}
