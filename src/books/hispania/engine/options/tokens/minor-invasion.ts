import type { ChoiceOf } from '../../actions.ts';
import { type NationId, PLACES, type PlaceId } from '../../data/ids.ts';
import { refuse } from '../../refusals.ts';
import type { FrameHandler } from '../../rules/hooks.ts';
import { marked, onlyMarked, pilePlaces } from '../../rules/pile.ts';
import { enemyUnits } from '../../rules/relations.ts';
import { countUnits, isMobile } from '../../rules/units.ts';
import { at, type Draft, note, pop, push, put, seatOf, tell, type View } from '../../rules/view.ts';
import type { Cohort } from '../../state/cohort.ts';
import type { PileChoice } from '../../state/tokens.ts';
import type { Phase } from '../../turn.ts';

/**
 * Rule 10.3-minor-invasion: one stack of a nation moves and fights twice. Its units are marked from the first movement
 * to the second combat. If it splits, the units in one province keep the invasion, and so do units held in a forced
 * passage (ruling minor-invasion-parts).
 */

/** The first movement begins: the units in the named province are the stack. */
export function markPile(draft: Draft, nation: NationId, { id }: Phase): void {
  const { pile, tokens } = draft.state.tally;
  if (id !== 'movement' || !pile || !tokens?.includes('minor-invasion')) return;
  note(draft, { pile: undefined });
  mark(draft, nation, [pile.place]);
}

/** Marks the units of a nation in these places, and no others. */
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

/** A movement of the stack is over: if it has split, its player names the place that keeps the invasion. */
export function partPile(draft: Draft, nation: NationId, phase: Phase): void {
  if (phase.id !== 'movement' && !onlyMarked(draft)) return;
  const all = pilePlaces(draft, nation);
  if (all.length === 0) return;
  const passed = passages(draft, nation);
  // In the second movement only the places of its attacks matter, because of their stacking limit.
  const places = all.filter(
    (place) => !passed.includes(place) && (phase.run === 1 || enemyUnits(draft, place, nation) > 0),
  );
  if (places.length > 1) push(draft, { kind: 'pile-choice', places });
  else keepPile(draft, nation, places);
}

/** Places where units of the stack are held in a forced passage: they remain in the invasion. */
function passages(view: View, nation: NationId): readonly PlaceId[] {
  return PLACES.filter((place) =>
    at(view, place).some((c) => c.owner === nation && c.pile === true && c.halt === 'pinned'),
  );
}

function keepPile(draft: Draft, nation: NationId, places: readonly PlaceId[]): void {
  const all = [...places, ...passages(draft, nation)];
  if (pilePlaces(draft, nation).length > 0) mark(draft, nation, all);
}

/** The place with most units of the stack, preferably one with enemies. */
function likeliest(view: View, nation: NationId, places: readonly PlaceId[]): PlaceId {
  const weight = (place: PlaceId) =>
    countUnits(at(view, place).filter((c) => c.owner === nation && c.pile)) +
    (enemyUnits(view, place, nation) > 0 ? 100 : 0);
  return places.reduce((best, place) => (weight(place) > weight(best) ? place : best));
}

/** The choice of the place that keeps the invasion. */
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
      choices: places.map((place): ChoiceOf => ({ kind: 'pile', fixed: { place }, ranges: {} })),
      preset: { kind: 'pile', fixed: { place: likeliest(view, nation, places) }, values: {} },
    };
  },
  answer(draft, _frame, action) {
    const nation = draft.state.active;
    pop(draft);
    if (nation === null || action.kind !== 'pile') return;
    const { place } = action.fixed;
    keepPile(draft, nation, [place]);
    tell(draft, { kind: 'pile', rule: '10.3-minor-invasion', nation, place });
  },
  goOn: pop,
  whyNot: (view, _frame, action) =>
    action.kind === 'pile' && view.state.active !== null
      ? refuse('no-pile', '10.3-minor-invasion', { nation: view.state.active, place: action.fixed.place })
      : refuse('answer-first', '10.3-minor-invasion', { asked: 'pile' }),
};
