import type { ChoiceOf, Question } from '../actions.ts';
import {
  isProvince,
  NATIONS,
  type NationId,
  type Owner,
  type PlaceId,
  PROVINCES,
  type RuleId,
  ruleOfNation,
} from '../data/ids.ts';
import type { Submission } from '../data/types.ts';
import type { HispaniaFact } from '../facts.ts';
import { refuse } from '../refusals.ts';
import type { Battle } from '../state/battle.ts';
import type { Offer } from '../state/frame.ts';
import { endBattle } from './battle.ts';
import { stands } from './hits.ts';
import type { FrameHandler } from './hooks.ts';
import { closeWon } from './points.ts';
import { overlordOf, subjectsOf } from './relations.ts';
import { isAlive } from './turns.ts';
import { unitsOf } from './units.ts';
import { at, change, type Draft, placesOf, pop, push, recordOf, seatOf, tell, type View } from './view.ts';
import { tellToLeave } from './withdrawal.ts';

/**
 * Rule 9.6: a nation that is attacked may or must submit to certain others. The battle then ends, the overlord's units
 * withdraw from its provinces, and neither attacks the other until the submission ends. Its income and points are in
 * `income.ts` and `scoring.ts`.
 */

/**
 * The provinces of a nation while it is attacked: all with its units, even if enemy units are there too (ruling
 * submission-conditions).
 */
export function controlled(view: View, nation: NationId): readonly PlaceId[] {
  return placesOf(view, nation).filter((place) => isProvince(place) && unitsOf(at(view, place), nation) > 0);
}

/**
 * Whether one nation can be subject to another: one overlord at a time (ruling one-overlord), no subjects of subjects
 * (subject-chain), and no subjects for an overlord after the fall of Toledo has freed them (submission-after-toledo).
 */
export function mayBind(view: View, nation: NationId, to: NationId): boolean {
  const fallen = view.state.tally.toledo && recordOf(view, to).overlord?.endsWithToledo;
  const free = overlordOf(view, nation) === undefined && overlordOf(view, to) === undefined;
  return free && !fallen && subjectsOf(view, nation).length === 0;
}

/**
 * The clause of its sheet by which a nation submits to another now, on this turn, with its number of provinces; or
 * undefined.
 */
export function clauseOf(view: View, nation: NationId, to: NationId): Submission | undefined {
  const { turn } = view.state;
  const until = recordOf(view, to).overlord?.until ?? 0;
  if (turn > until || !mayBind(view, nation, to)) return undefined;
  return recordOf(view, nation).submits.find(
    (one) =>
      one.to === to &&
      (!one.turns || (turn >= one.turns[0] && turn <= one.turns[1])) &&
      controlled(view, nation).length <= one.atMost,
  );
}

/**
 * The attacker and defender after a round, if it can end in a submission: in the attacker's turn, with units of both
 * left.
 */
export function submitting(
  view: View,
  battle: Battle,
): { readonly nation: NationId; readonly to: NationId } | undefined {
  const { attacker, defender, mission, noSubmission } = battle;
  if (noSubmission || attacker === 'neutral' || defender === 'neutral' || mission || attacker !== view.state.active)
    return undefined;
  const both = stands(view, battle, 'attacker') && stands(view, battle, 'defender');
  return both ? { nation: defender, to: attacker } : undefined;
}

/**
 * After the losses of a round, before the attacker may retreat: a nation that must submit does, one that may is asked
 * (9.6-submission).
 */
export function afterLosses(draft: Draft, battle: Battle): void {
  const pair = submitting(draft, battle);
  const clause = pair && clauseOf(draft, pair.nation, pair.to);
  if (!pair || !clause) return;
  if (clause.must) submit(draft, pair.nation, pair.to, ruleOf(draft, pair.nation, pair.to), { must: true });
  else push(draft, { kind: 'offer', ...pair, place: battle.place });
}

/** A nation is asked whether it submits; the future overlord is not asked (9.6-submission, 10.4). */
export const offer: FrameHandler<Offer> = {
  ask: askOffer,
  answer(draft, { nation, to }, action) {
    const rule = ruleOf(draft, nation, to);
    pop(draft);
    if (action.kind === 'submit') submit(draft, nation, to, rule, { freely: rule === '10.4' });
    else tell(draft, { kind: 'refused-submission', rule, nation, to });
  },
  goOn: pop,
  whyNot: (view, { nation, to }) => refuse('answer-first', ruleOf(view, nation, to), { asked: 'submit' }),
};

function ruleOf(view: View, nation: NationId, to: NationId): RuleId {
  const clause = clauseOf(view, nation, to);
  return clause ? (clause.rule ?? ruleOfNation(nation)) : '10.4';
}

function askOffer(view: View, { nation, to, place }: Offer): Question {
  const choice = (kind: 'submit' | 'refuse'): ChoiceOf<'submit' | 'refuse'> => ({ kind, fixed: {}, ranges: {} });
  const weaker = unitsOf(at(view, place), nation) < unitsOf(at(view, place), to);
  return {
    by: [seatOf(view, nation)],
    kind: 'submit',
    rule: ruleOf(view, nation, to),
    phase: '',
    params: { nation, to, place, provinces: controlled(view, nation).length },
    choices: [choice('submit'), choice('refuse')],
    preset: { kind: weaker ? 'submit' : 'refuse', fixed: {}, values: {} },
  };
}

/**
 * A nation becomes subject to another: their battle ends, all others between them are cancelled, and units in the
 * other's provinces withdraw at once. `freely`: by 10.4, beyond its sheet.
 */
export function submit(
  draft: Draft,
  nation: NationId,
  to: NationId,
  rule: RuleId,
  { must = false, freely = false }: { readonly must?: boolean; readonly freely?: boolean } = {},
): void {
  change(draft, nation, { overlord: to, freely: freely || undefined });
  tell(draft, { kind: 'submitted', rule, nation, to, must });
  breakOff(draft, { nation, to });
  // The active nation has entered the other's provinces: the overlord, or a subject that attacked it (ruling
  // viriathus-attacks).
  const guest = draft.state.active === nation ? nation : to;
  const host = guest === nation ? to : nation;
  const places = controlled(draft, host).filter((place) =>
    at(draft, place).some((c) => c.owner === guest && c.kind !== 'ruin'),
  );
  tellToLeave(draft, guest, places, '9.6-submission');
}

/** Ends the battle between a nation and its overlord, at any depth of the frames. */
function breakOff(draft: Draft, submits: { readonly nation: NationId; readonly to: NationId }): void {
  const both: readonly Owner[] = [submits.nation, submits.to];
  const { frames } = draft.state;
  const i = frames.findIndex(
    (frame) => frame.kind === 'battle' && [frame.attacker, frame.defender].every((owner) => both.includes(owner)),
  );
  const fight = frames[i];
  if (fight?.kind !== 'battle') return;
  draft.state.frames = frames.slice(0, i + 1);
  endBattle(draft, fight, submits);
  draft.state.frames = [...draft.state.frames, ...frames.slice(i + 1)];
}

type Why = Extract<HispaniaFact, { readonly kind: 'freed' }>['why'];

/** A subject is free again (9.6-duration). Its points in its turn so far are still halved. */
export function free(draft: Draft, nation: NationId, why: Why, rule: RuleId): void {
  const from = overlordOf(draft, nation);
  if (from === undefined) return;
  change(draft, nation, { overlord: undefined, freely: undefined });
  tell(draft, { kind: 'freed', rule, nation, from, why });
  // Units of both may be in one place after passing through it; such places must be checked again.
  for (const place of PROVINCES) {
    const owners = at(draft, place).map(({ owner }) => owner);
    if (owners.includes(nation) && owners.includes(from)) draft.changed.add(place);
  }
  if (draft.state.active === nation) closeWon(draft, nation);
}

/**
 * A nation must submit to another after the current action, with any number of provinces (11-lusitanians-viriathus).
 */
export function yieldTo(draft: Draft, nation: NationId, to: NationId, rule: RuleId): void {
  draft.yielding = { nation, to, rule };
}

/** Carries out the submissions recorded by `yieldTo`. */
export function settleYielding(draft: Draft): void {
  const { yielding } = draft;
  if (!yielding) return;
  draft.yielding = undefined;
  const { nation, to, rule } = yielding;
  if (mayBind(draft, nation, to) && isAlive(draft, nation)) submit(draft, nation, to, rule, { must: true });
}

/** Frees the subjects of a nation that is eliminated or has ended (9.6-duration, ruling overlord-eliminated). */
export function settleOverlords(draft: Draft): void {
  if (!draft.hasSubjects) return;
  for (const nation of NATIONS) {
    const overlord = overlordOf(draft, nation);
    if (overlord === undefined) continue;
    const { ended } = draft.state.nations[overlord] ?? {};
    if (!ended && isAlive(draft, overlord)) continue;
    // A submission that ends with the turn does so even if the overlord is transformed just before.
    free(draft, nation, isOver(draft, overlord) ? 'turn' : ended ? 'ended' : 'eliminated', '9.6-duration');
  }
}

/** Whether the submission to a nation ends with the current turn. */
function isOver(view: View, overlord: NationId): boolean {
  const { stage, turn } = view.state;
  return stage === 'end' && turn >= (recordOf(view, overlord).overlord?.until ?? Number.POSITIVE_INFINITY);
}

/**
 * The end of a game turn, after transformations: submissions end when their time is over (9.6-duration, ruling
 * all-submission-ends).
 */
export function endSubmissions(draft: Draft): void {
  for (const nation of NATIONS) {
    const overlord = overlordOf(draft, nation);
    if (overlord !== undefined && !draft.state.nations[nation]?.freely && isOver(draft, overlord)) {
      free(draft, nation, 'turn', '9.6-duration');
    }
  }
}
