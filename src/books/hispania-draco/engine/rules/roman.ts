import type { Action, Barred, Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import { type ActionKind, type ActionOf, ROMAN_ACTIONS } from '../actions.ts';
import { COMMANDERS } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { change, type Draft } from './draft.ts';
import { barredGarrisons, garrisonChoices, placeGarrison, takeGarrison, whyNoGarrison } from './garrisons.ts';
import { barredMoves, moveChoices, moveGeneral, sail, sailChoices, whyNoMove, whyNoSail } from './moves.ts';
import { murderChoices, tryMurder, whyNoMurder } from './murder.ts';
import { endRoman } from './phases.ts';
import { callProconsul, whyNoCall } from './proconsul.ts';
import { phaseOf, seatsOf } from './seats.ts';
import { barredCombats, beginCombat, combatChoices, whyNoCombat } from './sieges.ts';
import { build, buildChoices, whyNoBuild } from './works.ts';

/** The Roman phase: any actions in any order, until the player passes (4). */

const END: Choice = { kind: 'end', fixed: {}, ranges: {} };
const HAND: Choice = { kind: 'hand', fixed: {}, ranges: {} };
const CALL: Choice = { kind: 'call', fixed: {}, ranges: {} };

export function askRoman(state: State): Decision {
  const { turn, coins, leaving } = state;
  const end = isHanded(state) ? HAND : END;
  return {
    by: seatsOf(state, turn),
    kind: leaving ? 'leave' : 'roman',
    rule: leaving ? '3.4' : '4',
    phase: phaseOf(state),
    params: { general: turn, coins },
    choices: OFFERED.flatMap((kind) => choicesOf(state, kind)),
    ...(!leaving && { preset: { kind: end.kind, fixed: {}, values: {} } }),
  };
}

/** The kinds of answers, with one for those that are found together. */
const OFFERED = ['move', 'sail', 'place', 'siege', 'build', 'call', 'murder', 'end'] as const;

/** The answers of a kind that are offered, and of those that are found together with it. */
export function choicesOf(state: State, kind: RomanKind): readonly Choice[] {
  if (kind === 'move') return moveChoices(state);
  if (state.leaving) return [];
  switch (kind) {
    case 'sail':
      return sailChoices(state);
    case 'place':
    case 'take':
      return garrisonChoices(state);
    case 'siege':
    case 'attack':
      return combatChoices(state);
    case 'build':
      return buildChoices(state);
    case 'call':
      return whyNoCall(state) ? [] : [CALL];
    case 'murder':
      return murderChoices(state);
    case 'hand':
    case 'end':
      return [isHanded(state) ? HAND : END];
  }
}

/** Whether the first of two players decides for the consul, so that he hands him on instead of ending the phase (2.1, ruling S52). */
function isHanded({ players, turn, consulBy, coins }: State): boolean {
  return players === 2 && turn === COMMANDERS[2] && consulBy === 'first' && coins > 0;
}

type RomanKind = (typeof ROMAN_ACTIONS)[number];

/** Whether a kind of action is an answer of a Roman phase. */
export function isRoman(kind: ActionKind): kind is RomanKind {
  return ROMAN_ACTIONS.some((one) => one === kind);
}

/** Carries out an answer of the Roman phase. */
export function actRoman(draft: Draft, action: ActionOf<RomanKind>): void {
  switch (action.kind) {
    case 'move':
      moveGeneral(draft, action);
      return;
    case 'sail':
      sail(draft, action);
      return;
    case 'place':
      placeGarrison(draft, action.fixed.disc);
      return;
    case 'take':
      takeGarrison(draft, action.fixed.disc);
      return;
    case 'siege':
    case 'attack':
      beginCombat(draft, action);
      return;
    case 'build':
      build(draft, action);
      return;
    case 'call':
      callProconsul(draft);
      return;
    case 'murder':
      tryMurder(draft, action);
      return;
    case 'hand':
      change(draft, { consulBy: 'second' });
      draft.facts.push({ kind: 'handed', rule: '2.1' });
      return;
    case 'end':
      endRoman(draft);
  }
}

/** Why an answer of the Roman phase is not offered. */
export function whyNotRoman(state: State, kind: RomanKind, { fixed }: Action): Refusal {
  return whyNo(state, kind, fixed) ?? refuse('bad-count', '4', { left: state.coins });
}

function whyNo(state: State, kind: RomanKind, fixed: Action['fixed']): Refusal | undefined {
  switch (kind) {
    case 'move':
      return whyNoMove(state, fixed);
    case 'sail':
      return whyNoSail(state, fixed);
    case 'place':
    case 'take':
      return whyNoGarrison(state, kind, fixed['disc']);
    case 'siege':
    case 'attack':
      return whyNoCombat(state, kind, fixed);
    case 'build':
      return whyNoBuild(state, fixed);
    case 'call':
      return whyNoCall(state);
    case 'murder':
      return whyNoMurder(state, fixed);
    case 'hand':
    case 'end':
      if (state.leaving) return refuse('leave', '3.4', { general: state.turn });
      return refuse('not-an-action', kind === 'hand' ? '2.1' : '4', {});
  }
}

/** What the player may expect and cannot do. */
export function barredRoman(state: State): readonly Barred[] {
  return [...barredMoves(state), ...barredGarrisons(state), ...barredCombats(state)];
}
