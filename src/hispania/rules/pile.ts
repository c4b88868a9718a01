import { total } from '../../kernel/choices.ts';
import type { Choice, Range } from '../../kernel/contract.ts';
import { type NationId, PLACES, type PlaceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Cohort, PileChoice } from '../state.ts';
import { invades, type Phase } from '../turn.ts';
import type { FrameHandler } from './hooks.ts';
import { some } from './offers.ts';
import { enemyUnits } from './relations.ts';
import { countUnits, isMobile, isUnit, type Picked } from './units.ts';
import { at, type Draft, note, pop, push, put, seatOf, tell, type View } from './view.ts';

/**
 * Rule 10.3-minor-invasion: one pile of a nation moves and fights twice. Its units are marked from the first movement to the
 * second combat; it picks up whoever steps with them. Where it parts, one province keeps what the invasion brings, and those
 * who have forced their passage keep it too (ruling minor-invasion-parts).
 */

/** Whether only a pile moves in this phase: one with ardour (9.2), or the second time one in a minor invasion. */
export function onlyPile(view: View): boolean {
  return view.state.phase === 'ardour-movement' || onlyMarked(view);
}

/** Whether only marked units move: those of a minor invasion, where the nation is in none of its own (9.1). */
export function onlyMarked({ state, tables }: View): boolean {
  const { active, phase, tally, turn } = state;
  return (
    phase === 'second-movement' &&
    active !== null &&
    tally.tokens?.includes('minor-invasion') === true &&
    !invades(tables.nations[active], turn)
  );
}

/** Places where units of the pile stand. */
export function pilePlaces(view: View, nation: NationId): readonly PlaceId[] {
  return PLACES.filter((place) => hasMarked(view, nation, place));
}

/** Whether units of a nation's minor invasion stand in a place. */
export function hasMarked(view: View, nation: NationId, place: PlaceId): boolean {
  return at(view, place).some((c) => c.owner === nation && c.pile === true);
}

/** The first movement begins: whoever stands in the province that was named is the pile. */
export function markPile(draft: Draft, nation: NationId): void {
  const { pile, tokens } = draft.state.tally;
  if (!pile || !tokens?.includes('minor-invasion')) return;
  note(draft, { pile: undefined });
  mark(draft, nation, [pile.place]);
}

/** Marks whoever of a nation stands in these places, and nobody else. */
function mark(draft: Draft, nation: NationId, places: readonly PlaceId[]): void {
  for (const place of PLACES) {
    const inPile = places.includes(place);
    const changes = (c: Cohort) => c.owner === nation && isMobile(c) && (c.pile === true) !== inPile;
    if (at(draft, place).some(changes)) {
      put(
        draft,
        place,
        at(draft, place).map((c) => (changes(c) ? marked(c, inPile) : c)),
      );
    }
  }
}

function marked(cohort: Cohort, inPile: boolean): Cohort {
  const { pile: _, ...rest } = cohort;
  return inPile ? { ...rest, pile: true } : rest;
}

/** Who makes a step: with one of the pile all belong to it. */
export function pickUp(taken: readonly Cohort[]): readonly Cohort[] {
  return taken.some((c) => c.pile) ? taken.map((c) => marked(c, true)) : taken;
}

/** Whether an answer takes somebody of the pile along. */
export function takesPile(...picked: readonly Picked[]): boolean {
  return picked.some((of) => Object.keys(of).some(isPileKey));
}

/** The key of a marked cohort ends with its mark. */
function isPileKey(key: string): boolean {
  return key.endsWith('/pile=true');
}

/**
 * A step of the pile: somebody of it goes, and `joined` are those whom it picks up, leaders among them. Nobody joins it in the face
 * of enemies, where only it has come.
 */
export function stepsWithPile(choice: Choice): readonly Choice[] {
  return [...besideItsLeader(choice), ...besideItsUnits(choice)];
}

/** Beside a leader of the pile everybody goes with the pile; another leader joins it. */
function besideItsLeader(choice: Choice): readonly Choice[] {
  const { leaders } = choice.ranges;
  const [chiefs, others] = split(leaders);
  const [n, more] = [total(chiefs), total(others)];
  if (leaders?.is !== 'parts' || n === 0) return [];
  const withLeaders = (ranges: Choice['ranges']): Choice => ({ ...choice, ranges: { ...choice.ranges, ...ranges } });
  const alone = leaders.min > n ? [] : [withLeaders({ leaders: some(chiefs, leaders.min, Math.min(leaders.max, n)) })];
  if (more === 0 || leaders.max < n + more) return alone;
  // Where all of them have to go together, they do.
  const all = leaders.min === n + more;
  return [...alone, withLeaders({ leaders: some(chiefs, all ? n : 1, n), joined: some(others, all ? more : 1, more) })];
}

/** Units of the pile go without a leader of it, alone or beside one whom they pick up. */
function besideItsUnits(choice: Choice): readonly Choice[] {
  const { units, leaders } = choice.ranges;
  const [mine, others] = split(units);
  const [, chiefs] = split(leaders);
  if (units?.is !== 'parts' || total(mine) === 0) return [];
  const most = Math.min(units.max, total(mine));
  if (most === 0) return [];
  if (leaders?.is === 'parts' && leaders.min > total(chiefs)) return [];
  const led =
    leaders?.is === 'parts' ? { leaders: some(chiefs, leaders.min, Math.min(leaders.max, total(chiefs))) } : {};
  const alone: Choice = { ...choice, ranges: { units: some(mine, 1, most), ...led } };
  const free = units.max >= total(mine) + total(others);
  if (total(others) === 0 || !free) return [alone];
  return [alone, { ...choice, ranges: { ...alone.ranges, joined: some(others, 1, total(others)) } }];
}

function split(all: Range | undefined): readonly [mine: Picked, others: Picked] {
  const entries = all?.is === 'parts' ? Object.entries(all.of) : [];
  return [
    Object.fromEntries(entries.filter(([key]) => isPileKey(key))),
    Object.fromEntries(entries.filter(([key]) => !isPileKey(key))),
  ];
}

/** A movement of the pile is over: where it has parted, its player names the place that keeps the invasion. */
export function partPile(draft: Draft, nation: NationId, phase: Phase): void {
  if (phase.id !== 'movement' && !onlyMarked(draft)) return;
  const all = pilePlaces(draft, nation);
  if (all.length === 0) return;
  const passed = passages(draft, nation);
  // In the second movement only those places matter where it attacks, for the limit there.
  const places = all.filter(
    (place) => !passed.includes(place) && (phase.run === 1 || enemyUnits(draft, place, nation) > 0),
  );
  if (places.length > 1) push(draft, { kind: 'pile-choice', places });
  else keepPile(draft, nation, places);
}

/** Places where units of the pile stay behind in a forced passage: they are in the invasion as those who went on. */
function passages(view: View, nation: NationId): readonly PlaceId[] {
  return PLACES.filter((place) =>
    at(view, place).some((c) => c.owner === nation && c.pile === true && c.halt === 'pinned'),
  );
}

function keepPile(draft: Draft, nation: NationId, places: readonly PlaceId[]): void {
  const all = [...places, ...passages(draft, nation)];
  if (pilePlaces(draft, nation).length > 0) mark(draft, nation, all);
}

/** Where most of the pile stand, before enemies if they stand before any. */
function likeliest(view: View, nation: NationId, places: readonly PlaceId[]): string {
  const weight = (place: PlaceId) =>
    countUnits(at(view, place).filter((c) => c.owner === nation && c.pile)) +
    (enemyUnits(view, place, nation) > 0 ? 100 : 0);
  return places.reduce((best, place) => (weight(place) > weight(best) ? place : best));
}

/** Which of the places that the pile has come to keeps the invasion. */
export const pileChoice: FrameHandler<PileChoice> = {
  ask(view, { places }) {
    const nation = view.state.active;
    if (nation === null || places.length === 0) return undefined;
    return {
      by: [seatOf(view, nation)],
      kind: 'pile',
      rule: '10.3-minor-invasion',
      phase: '',
      params: { nation, places: [...places] },
      choices: places.map((place): Choice => ({ kind: 'pile', fixed: { place }, ranges: {} })),
      preset: { kind: 'pile', fixed: { place: likeliest(view, nation, places) }, values: {} },
    };
  },
  answer(draft, _frame, action) {
    const nation = draft.state.active;
    const place = action.fixed['place'] as PlaceId;
    pop(draft);
    if (nation === null) return;
    keepPile(draft, nation, [place]);
    tell(draft, { kind: 'pile', rule: '10.3-minor-invasion', nation, place });
  },
  goOn: pop,
  whyNot: (view, _frame, action) =>
    action.kind === 'pile' && view.state.active !== null
      ? refuse('no-pile', '10.3-minor-invasion', { nation: view.state.active, place: action.fixed['place'] as PlaceId })
      : refuse('answer-first', '10.3-minor-invasion', { asked: 'pile' }),
};

/** Places in which a nation has somebody who could be a pile. */
export function possiblePiles(view: View, nation: NationId): readonly PlaceId[] {
  return PLACES.filter((place) => at(view, place).some((c) => c.owner === nation && isMobile(c) && isUnit(c)));
}
