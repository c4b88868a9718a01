import type { Choice, Decision } from '../../../../kernel/contract.ts';
import { NATIONS, type NationId, PLACES, type PlaceId, PROVINCES, type RuleId } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { scoreBarbarianCastles } from '../../engine/options/barbarian.ts';
import { draftOf, stateOf } from '../../engine/rules/draft.ts';
import { scoreOf } from '../../engine/rules/final-score.ts';
import { carryOn } from '../../engine/rules/phases.ts';
import { population, populationCheck, populationLimit } from '../../engine/rules/population.ts';
import { enemyUnits } from '../../engine/rules/relations.ts';
import { scoreLeaders, scoreTurn, sequenceEnd } from '../../engine/rules/scoring.ts';
import { attackCheck, peaceCheck, stacked } from '../../engine/rules/stacking.ts';
import { isAlive } from '../../engine/rules/turns.ts';
import { unitsOf } from '../../engine/rules/units.ts';
import { at as standingIn, type View } from '../../engine/rules/view.ts';
import type { PhaseId, State } from '../../engine/state.ts';
import { type Phase, sequence } from '../../engine/turn.ts';
import { view } from '../../engine/view.ts';

/** The engine's view of a board: its current question, the units it would remove, the scores. */

/** The state of the first question, and the automatic events before it. */
export interface Ahead {
  readonly state: State;
  readonly facts: readonly HispaniaFact[];
}

/** Continues from a position as the game would, to the first question or the end. */
export function ahead(state: State): Ahead {
  const draft = draftOf(view(state), [], PLACES);
  carryOn(draft);
  return { state: stateOf(draft), facts: draft.facts };
}

/** Choices that belong together: for moves those from one place. */
export interface Group {
  readonly kind: string;
  readonly from?: PlaceId;
  readonly choices: readonly Choice[];
}

/** The choices of a decision in groups, in the order in which they are offered. */
export function groupsOf({ choices }: Decision): readonly Group[] {
  const groups = new Map<string, { kind: string; from?: PlaceId; choices: Choice[] }>();
  for (const choice of choices) {
    const from = choice.kind === 'step' ? (choice.fixed['from'] as PlaceId | undefined) : undefined;
    const key = `${choice.kind} ${from ?? ''}`;
    const group = groups.get(key) ?? { kind: choice.kind, ...(from ? { from } : {}), choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Units that a check would remove if it were made now. */
export interface Removal {
  /** `attack`: before combat (4.5); `peace`: when combat is over (6.8); `population`: rule 7. */
  readonly why: 'attack' | 'peace' | 'population';
  readonly rule: RuleId;
  readonly nation: NationId;
  /** Undefined for the population, which has no place. */
  readonly place?: PlaceId;
  readonly count: number;
  readonly has: number;
  readonly most: number;
}

/**
 * The removals if each nation's checks were made now; for the active nation also those before combat, if that is still ahead. In a place
 * with a coming battle only its attacker is over a limit, and the number of units to feed there is not known.
 */
export function removals(state: State): readonly Removal[] {
  const read = view(state);
  return NATIONS.filter((nation) => isAlive(read, nation)).flatMap((nation) => {
    const attacks = nation === state.active ? attackRemovals(state, nation) : [];
    return [...attacks, ...peaceRemovals(state, nation), ...populationRemovals(state, nation)];
  });
}

function attackRemovals(state: State, nation: NationId): readonly Removal[] {
  const all = sequence(view(state), nation);
  const now = all.findIndex(({ id }) => id === state.phase);
  const next = all.findIndex(({ does }, i) => does === 'stacking' && i >= now);
  const phase = all[next];
  // A check that belongs to a later movement than the current one is too far ahead.
  if (!phase || all.slice(now, next).some(({ does }) => does === 'combat')) return [];
  return overIn(at(state, nation, phase.id), nation, attackCheck.ask, phase, 'attack');
}

function peaceRemovals(state: State, nation: NationId): readonly Removal[] {
  const phase = phaseNamed(state, nation, 'last-stacking');
  return phase ? overIn(at(state, nation, phase.id), nation, peaceCheck.ask, phase, 'peace') : [];
}

function phaseNamed(state: State, nation: NationId, id: PhaseId): Phase | undefined {
  return sequence(view(state), nation).find((phase) => phase.id === id);
}

/** The same state in another phase of a nation, with nothing that interrupts it. */
function at(state: State, nation: NationId, phase: PhaseId): State {
  const { fresh: _, ...rest } = state;
  return { ...rest, stage: 'nations', active: nation, phase, frames: [] };
}

function overIn(
  state: State,
  nation: NationId,
  ask: typeof peaceCheck.ask,
  phase: Phase,
  why: 'attack' | 'peace',
): readonly Removal[] {
  const read = view(state);
  const rule = why === 'peace' ? '6.8' : '4.5';
  return (ask?.(read, nation, phase)?.choices ?? []).flatMap((choice): Removal[] => {
    const { units } = choice.ranges;
    if (choice.kind !== 'remove' || units?.is !== 'counts') return [];
    const { place } = choice.fixed;
    if (why === 'peace' && enemyUnits(read, place, nation) > 0) return [];
    const has = stacked(read, nation, place);
    return [{ why, rule, nation, place, count: units.min, has, most: has - units.min }];
  });
}

/** Whether a nation has enemies in a place that may still drive it out. */
function isFoughtOver(read: View, nation: NationId, place: PlaceId): boolean {
  return unitsOf(standingIn(read, place), nation) > 0 && enemyUnits(read, place, nation) > 0;
}

function populationRemovals(state: State, nation: NationId): readonly Removal[] {
  const phase = phaseNamed(state, nation, 'population');
  if (!phase) return [];
  const read = view(at(state, nation, phase.id));
  // Its provinces after its battles are not known.
  if (PROVINCES.some((place) => isFoughtOver(read, nation, place))) return [];
  const count = populationCheck.ask?.(read, nation, phase)?.params['count'];
  if (typeof count !== 'number') return [];
  const [has, most] = [population(read, nation), populationLimit(read, nation)];
  return [{ why: 'population', rule: '7', nation, count, has, most }];
}

type Points = HispaniaFact & { readonly kind: 'points' };

/** The score of a nation, entry by entry. Half points. */
export interface Scoring {
  readonly nation: NationId;
  /** Its current points. */
  readonly has: number;
  readonly gains: number;
  readonly facts: readonly Points[];
}

export interface Scores {
  /** The turn that is computed: this one if it scores, otherwise the next one that does. */
  readonly turn: number;
  readonly nations: readonly Scoring[];
  /** The players' current points, and their points with the gains of their nations; empty if there are no players. */
  readonly players: readonly { readonly seat: string; readonly has: number; readonly gains: number }[];
}

/**
 * The score of each nation if nothing moved any more: at the end of the game turn, and of its own turn if that is still to come. If this
 * turn does not score, the next scoring turn is computed as if it ended now.
 */
export function scores(state: State): Scores {
  const { scoringTurns } = view(state).tables;
  const turn = scoringTurns.find((one) => one >= state.turn) ?? state.turn;
  const facts = [...(turn === state.turn ? ownTurns(state) : []), ...turnEnd(state, turn)];
  const nations = NATIONS.flatMap((nation): Scoring[] => {
    const own = facts.filter((fact) => fact.nation === nation);
    const has = state.nations[nation]?.points ?? 0;
    const gains = own.reduce((sum, { points }) => sum + points, 0);
    return own.length > 0 || has !== 0 ? [{ nation, has, gains, facts: own }] : [];
  });
  const players = (state.players ?? []).map(({ seat }) => ({
    seat,
    has: scoreOf(state, seat),
    gains: nations
      .filter(({ nation }) => state.nations[nation]?.seat === seat)
      .reduce((sum, { gains }) => sum + gains, 0),
  }));
  return { turn, nations, players };
}

const isPoints = (fact: HispaniaFact): fact is Points => fact.kind === 'points';

function turnEnd(state: State, turn: number): readonly Points[] {
  const draft = draftOf(view({ ...state, turn, stage: 'end', active: null, phase: null }));
  for (const score of [scoreTurn, scoreBarbarianCastles, scoreLeaders]) score(draft);
  return draft.facts.filter(isPoints);
}

/** The ends of the turns that are still to come. */
function ownTurns(state: State): readonly Points[] {
  const from = state.active === null ? 0 : NATIONS.indexOf(state.active);
  return NATIONS.slice(state.stage === 'end' ? NATIONS.length : from).flatMap((nation) => {
    const phase = phaseNamed(state, nation, 'sequence-end');
    const kept = state.nations[nation];
    if (!phase || !kept || kept.ended || !isAlive(view(state), nation)) return [];
    // Its gains so far in its turn are no part of the forecast.
    const { won: _, ...tally } = state.tally;
    const draft = draftOf(view({ ...at(state, nation, phase.id), tally }));
    sequenceEnd.end?.(draft, nation, phase);
    return draft.facts.filter(isPoints);
  });
}
