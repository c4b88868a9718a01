import { total } from '../../../../kernel/choices.ts';
import type { Choice, Range } from '../../../../kernel/contract.ts';
import type { ChoiceOf } from '../actions.ts';
import type { NationId, PlaceId } from '../data/ids.ts';
import type { Cohort } from '../state/cohort.ts';
import { invades } from '../turn.ts';
import { some } from './offers.ts';
import { isMobile, isUnit, type Picked } from './units.ts';
import { at, placesOf, type View } from './view.ts';

/**
 * Rules 9.1 and 9.2: the movement of one stack of a nation. The units of a stack that moves twice are marked (see
 * `options/tokens/minor-invasion.ts`); units that step with them join it.
 */

/** Whether only one stack moves in this phase: one with ardour (9.2), or a marked one in its second movement. */
export function onlyPile(view: View): boolean {
  return view.state.phase === 'ardour-movement' || onlyMarked(view);
}

/** Whether only marked units move: in the second movement, if the nation has no invasion of its own (9.1). */
export function onlyMarked({ state, tables }: View): boolean {
  const { active, phase, turn } = state;
  return phase === 'second-movement' && active !== null && !invades(tables.nations[active], turn);
}

/** Places with units of the stack. */
export function pilePlaces(view: View, nation: NationId): readonly PlaceId[] {
  return placesOf(view, nation).filter((place) => hasMarked(view, nation, place));
}

/** Whether a place has units of a nation's marked stack. */
export function hasMarked(view: View, nation: NationId, place: PlaceId): boolean {
  return at(view, place).some((c) => c.owner === nation && c.pile === true);
}

/** A cohort with or without the mark of the stack. */
export function marked(cohort: Cohort, inPile: boolean): Cohort {
  return { ...cohort, pile: inPile || undefined };
}

/** The units of a step: if one belongs to the stack, all do. */
export function pickUp(taken: readonly Cohort[]): readonly Cohort[] {
  return taken.some((c) => c.pile) ? taken.map((c) => marked(c, true)) : taken;
}

/** Whether an answer includes a unit or leader of the stack. */
export function takesPile(...picked: readonly Picked[]): boolean {
  return picked.some((of) => Object.keys(of).some(isPileKey));
}

/** The key of a marked cohort ends with its mark. */
function isPileKey(key: string): boolean {
  return key.endsWith('/pile=true');
}

/**
 * A step of the stack: at least one of its units moves; `joined` are units and leaders that join it. None can join it
 * in a place with enemy units, which only the stack has entered.
 */
export function stepsWithPile(choice: ChoiceOf<'step'>): readonly ChoiceOf<'step'>[] {
  return [...besideItsLeader(choice), ...besideItsUnits(choice)];
}

/** All units that move with a leader of the stack move with the stack; another leader may join it (ruling ardour-joined). */
function besideItsLeader(choice: ChoiceOf<'step'>): readonly ChoiceOf<'step'>[] {
  const { leaders } = choice.ranges;
  const [chiefs, others] = split(leaders);
  const [n, more] = [total(chiefs), total(others)];
  if (leaders?.is !== 'counts' || n === 0) return [];
  const withLeaders = (ranges: Choice['ranges']): ChoiceOf<'step'> => ({
    ...choice,
    ranges: { ...choice.ranges, ...ranges },
  });
  const alone = leaders.min > n ? [] : [withLeaders({ leaders: some(chiefs, leaders.min, Math.min(leaders.max, n)) })];
  if (more === 0 || leaders.max < n + more) return alone;
  // If all of them must move together, they do.
  const all = leaders.min === n + more;
  return [...alone, withLeaders({ leaders: some(chiefs, all ? n : 1, n), joined: some(others, all ? more : 1, more) })];
}

/** Units of the stack move without its leader, alone or with another one who joins them. */
function besideItsUnits(choice: ChoiceOf<'step'>): readonly ChoiceOf<'step'>[] {
  const { units, leaders } = choice.ranges;
  const [mine, others] = split(units);
  const [, chiefs] = split(leaders);
  if (units?.is !== 'counts' || total(mine) === 0) return [];
  const most = Math.min(units.max, total(mine));
  if (most === 0) return [];
  if (leaders?.is === 'counts' && leaders.min > total(chiefs)) return [];
  const led =
    leaders?.is === 'counts' ? { leaders: some(chiefs, leaders.min, Math.min(leaders.max, total(chiefs))) } : {};
  const alone: ChoiceOf<'step'> = { ...choice, ranges: { units: some(mine, 1, most), ...led } };
  const free = units.max >= total(mine) + total(others);
  if (total(others) === 0 || !free) return [alone];
  return [alone, { ...choice, ranges: { ...alone.ranges, joined: some(others, 1, total(others)) } }];
}

function split(all: Range | undefined): readonly [mine: Picked, others: Picked] {
  const entries = all?.is === 'counts' ? Object.entries(all.of) : [];
  return [
    Object.fromEntries(entries.filter(([key]) => isPileKey(key))),
    Object.fromEntries(entries.filter(([key]) => !isPileKey(key))),
  ];
}

/** Places in which a nation has units that could be the stack. */
export function possiblePiles(view: View, nation: NationId): readonly PlaceId[] {
  return placesOf(view, nation).filter((place) =>
    at(view, place).some((c) => c.owner === nation && isMobile(c) && isUnit(c)),
  );
}
