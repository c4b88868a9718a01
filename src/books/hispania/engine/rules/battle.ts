import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, Formed, Question } from '../actions.ts';
import type { NationId, Owner, PlaceId, RuleId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Aim, Battle, BattleStep, Side } from '../state/battle.ts';
import { BATTLE_STEPS } from '../state/battle.ts';
import { declareCapital, whyNoCapital } from './capital.ts';
import { OTHER, stands } from './hits.ts';
import { applyHits, killLeaders, scoring } from './losses.ts';
import { isFulfilled } from './named.ts';
import { enemies, enemyUnits, holder } from './relations.ts';
import { askRetreat, retreat, whyNotRetreat } from './retreat.ts';
import { rollRound } from './rolls.ts';
import { hasZeal } from './stacking.ts';
import { aimsOf, askTargets, defaultAims, onlyOneAim, whyNotAim } from './targets.ts';
import { isUnit, leadersOf, of, resting, tally, unitsOf } from './units.ts';
import { at, battleOf, type Draft, pop, put, replace, seatOf, tell, top, type View } from './view.ts';

/** Rules 6 and 6.2: a battle, round by round, with the steps in the order of the rulebook. */

/** Begins the battle of a place: the active nation attacks the other owner of units there. */
export function newBattle(view: View, nation: NationId, place: PlaceId): Battle {
  const there = at(view, place);
  const defender = there.find((c) => enemies(view, nation, c.owner) && isUnit(c))?.owner ?? 'neutral';
  const seat = (owner: Owner) => (owner === 'neutral' ? null : seatOf(view, owner));
  const run = view.phase?.run ?? 1;
  return {
    kind: 'battle',
    place,
    attacker: nation,
    defender,
    by: { attacker: seat(nation), defender: seat(defender) },
    scores: nation,
    rivers: true,
    zeal: run === 1 && hasZeal(view, nation),
    tactics: { attacker: 0, defender: 0 },
    from: [...new Set(of(there, nation).flatMap((c) => (c.from && isUnit(c) ? [c.from] : [])))],
    round: 1,
    step: 'opening',
    aims: {},
    leaders: leadersOf(of(there, nation)),
  };
}

/** The question of the battle; undefined if there is no choice, so that `goOn` continues. */
export function askBattle(view: View, battle: Battle): Question | undefined {
  const side = sideOf(battle);
  if (asksBattle(view, battle) === false) return undefined;
  if (aims(battle)) return askTargets(view, battle, side);
  const question = askRetreat(view, battle, side);
  // The attacker is always asked whether to fight on; a defender that cannot retreat is not asked.
  return side === 'attacker' || question.choices.length > 1 ? question : undefined;
}

/** Whether the battle asks anything now; undefined if only the question itself tells. */
export function asksBattle(view: View, battle: Battle): boolean | undefined {
  const side = sideOf(battle);
  if (!asks(battle)) return false;
  if (aims(battle)) return !onlyOneAim(view, battle, side);
  if (battle.by[side] === null) return false;
  return side === 'attacker' || undefined;
}

/** The side whose answer the battle awaits. */
export function sideOf(battle: Battle): Side {
  return battle.step.startsWith('attacker') ? 'attacker' : 'defender';
}

function aims(battle: Battle): boolean {
  return battle.step.endsWith('aims');
}

/** Whether a step puts a question to a side. */
function asks({ step }: Battle): boolean {
  return step.endsWith('aims') || step.endsWith('retreats');
}

/** Continues if nothing is asked. Steps without a question follow each other at once, unless something interrupts them. */
export function goOn(draft: Draft, battle: Battle): void {
  step(draft, battle);
  for (;;) {
    const next = top(draft);
    if (next?.kind !== 'battle' || asks(next) || draft.changed.size > 0) return;
    silentStep(draft, next);
  }
}

function step(draft: Draft, battle: Battle): void {
  const side = sideOf(battle);
  if (aims(battle)) aim(draft, battle, side, defaultAims(draft, battle, side), true);
  else if (asks(battle)) stay(draft, battle, side, true);
  else silentStep(draft, battle);
}

/** Executes a step without a question and begins the next one. */
function silentStep(draft: Draft, battle: Battle): void {
  if (battle.step === 'dice') rollBoth(draft, battle);
  else if (battle.step === 'losses') loseBoth(draft, battle);
  else nextStep(draft, battle);
}

/** Begins the next step of the round, with its possible interruptions. */
function nextStep(draft: Draft, battle: Battle): void {
  enter(draft, { ...battle, step: BATTLE_STEPS[BATTLE_STEPS.indexOf(battle.step) + 1] as BattleStep });
}

/** Begins a step of the battle on top, with its possible interruptions. */
export function enter(draft: Draft, battle: Battle): void {
  replace(draft, battle);
  for (const joins of draft.handlers.battle[battle.step] ?? []) {
    const now = battleOf(draft);
    if (now) joins(draft, now);
  }
}

/** Carries out an answer that `accepts` took. */
export function answerBattle(draft: Draft, battle: Battle, action: ActionOf): void {
  const side = sideOf(battle);
  const owner = battle[side];
  switch (action.kind) {
    case 'aim':
      aim(draft, battle, side, aimsOf(action), false);
      break;
    case 'stay':
      stay(draft, battle, side, false);
      break;
    case 'capital':
      declareCapital(draft, owner as NationId, action.fixed.place);
      break;
    case 'retreat':
    case 'retreat-leader':
      retreat(draft, battle, side, action);
      // After the retreat of the last unit, or of the last named one, nothing is left to decide.
      if (of(at(draft, battle.place), owner).every((c) => c.kind === 'ruin') || isFulfilled(draft, battle)) {
        endBattle(draft, battle);
      }
  }
}

function aim(draft: Draft, battle: Battle, side: Side, chosen: readonly Aim[], only: boolean): void {
  const aimed: Battle = { ...battle, aims: { ...battle.aims, [side]: chosen } };
  tell(draft, {
    kind: 'aimed',
    rule: '6.1',
    place: battle.place,
    side,
    owner: battle[side],
    aims: chosen,
    forced: only,
  });
  nextStep(draft, aimed);
}

/** All dice are rolled, the attacker's first; the result is stored, not applied (6.2). */
function rollBoth(draft: Draft, battle: Battle): void {
  nextStep(draft, { ...battle, result: rollRound(draft, battle) });
}

/** Only the dice of the round are rolled again (10.2, 10.3-die, ruling replay). */
export function replay(draft: Draft, { result: _, ...battle }: Battle, rule: RuleId): void {
  tell(draft, { kind: 'replayed', rule, place: battle.place, round: battle.round });
  enter(draft, { ...battle, step: 'dice' });
}

/** Applies the hits to both sides (6.2). */
function loseBoth(draft: Draft, battle: Battle): void {
  const { result, brave: _, ...rest } = battle;
  applyHits(draft, battle, 'defender', result?.defender ?? {});
  applyHits(draft, battle, 'attacker', result?.attacker ?? {});
  const fights = stands(draft, battle, 'attacker') && stands(draft, battle, 'defender');
  if (fights && !isFulfilled(draft, battle)) nextStep(draft, { ...rest, aims: {} });
  else endBattle(draft, battle);
}

function stay(draft: Draft, battle: Battle, side: Side, forced: boolean): void {
  const owner = battle[side];
  if (!stands(draft, battle, side)) {
    // Only a leader is left with enemy units (6.2b).
    killLeaders(draft, battle.place, owner, scoring(battle, side), '6.2b-lone-leader', battle[OTHER[side]]);
    endBattle(draft, battle);
    return;
  }
  tell(draft, { kind: 'stays', rule: '6.6', owner, side, place: battle.place, forced });
  if (side === 'attacker') nextStep(draft, battle);
  else nextRound(draft, battle);
}

function nextRound(draft: Draft, battle: Battle): void {
  enter(draft, {
    ...battle,
    round: battle.round + 1,
    step: 'surrender',
    aims: {},
    tactics: { attacker: 0, defender: 0 },
  });
}

/**
 * The remaining units recover and control the place (6.2); a leader alone with enemy units is killed (6.2b). `submits`:
 * it ends because one side becomes subject to the other.
 */
export function endBattle(
  draft: Draft,
  battle: Battle,
  submits?: { readonly nation: NationId; readonly to: NationId },
): void {
  const { place } = battle;
  for (const side of ['attacker', 'defender'] as const) {
    if (!stands(draft, battle, side) && stands(draft, battle, OTHER[side])) {
      killLeaders(draft, place, battle[side], scoring(battle, side), '6.2b-lone-leader', battle[OTHER[side]]);
    }
  }
  const healed = at(draft, place).filter((c) => c.hits !== undefined);
  put(draft, place, at(draft, place).map(resting));
  for (const cohort of healed) {
    tell(draft, { kind: 'healed', rule: '6.2', place, owner: cohort.owner, units: tally([cohort]) });
  }
  const fulfilled = stands(draft, battle, 'attacker') && isFulfilled(draft, battle);
  const winner = fulfilled ? battle.attacker : holder(draft, place);
  tell(draft, {
    kind: 'battle-over',
    rule: submits ? '9.6-submission' : '6.2',
    place,
    winner,
    rounds: battle.round,
    ...(submits && { submits }),
  });
  pop(draft);
  for (const joins of draft.handlers.battleEnds) joins(draft, battle);
}

/** The refusal of an answer that does not fit the question of the battle. */
export function whyNotInBattle(view: View, battle: Battle, action: Formed): Refusal {
  const side = sideOf(battle);
  if (!asks(battle)) return refuse('round-over', '6.2', { place: battle.place, owner: battle[side] });
  const owner = battle[side];
  if (aims(battle)) {
    return action.kind === 'aim'
      ? whyNotAim(view, battle, side, action)
      : refuse('aim-first', '6.1', { place: battle.place, owner });
  }
  switch (action.kind) {
    case 'retreat':
    case 'retreat-leader':
      return whyNotRetreat(view, battle, side, action);
    case 'capital':
      return whyNoCapital(view, owner, action.fixed.place);
    case 'submit':
      return owner !== 'neutral' && view.handlers.neverSubmits?.(view, owner)
        ? refuse('never-submits', '10.4-never', { owner })
        : refuse('no-submission', '9.6', { owner });
    default:
      return refuse('round-over', '6.2', { place: battle.place, owner });
  }
}

/**
 * Leaders alone with enemy units are killed (6.2b-lone-leader, ruling lone-leader), unless a battle is being fought
 * there or they must withdraw.
 */
export function settleLoneLeaders(draft: Draft): void {
  const { active, frames } = draft.state;
  for (const place of draft.changed) {
    const { cohorts, hasLeader } = draft.garrisons.at(place);
    if (!hasLeader) continue;
    if (frames.some((frame) => frame.kind === 'battle' && frame.place === place)) continue;
    for (const { kind, owner } of cohorts) {
      if (kind !== 'leader' || unitsOf(at(draft, place), owner) > 0 || enemyUnits(draft, place, owner) === 0) continue;
      if (frames.some((frame) => frame.kind === 'withdrawal' && frame.place === place && frame.owner === owner))
        continue;
      // His nation is being transformed: he is checked after that (9.4).
      if (frames.some((frame) => frame.kind === 'survivors' && frame.from === owner)) continue;
      const enemy = at(draft, place).find((c) => isUnit(c) && enemies(draft, owner, c.owner))?.owner ?? 'neutral';
      killLeaders(draft, place, owner, active === owner ? null : active, '6.2b-lone-leader', enemy);
    }
  }
  draft.changed.clear();
}
