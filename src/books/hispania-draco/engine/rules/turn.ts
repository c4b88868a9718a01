import type { Choice, Decision } from '../../../../kernel/contract.ts';
import { COMMANDERS, type CommanderId } from '../data/ids.ts';
import { HISPANO_COINS } from '../data/level.ts';
import type { State } from '../state.ts';
import { scenarioOf, uses } from './board.ts';
import { change, type Draft } from './draft.ts';
import { stepHispanic } from './hispanic.ts';
import { walkChoices } from './moves.ts';
import { beginHispanic, beginPhase } from './phases.ts';
import { coinsOf, landings } from './returning.ts';
import { stepsOf } from './routes.ts';
import { phaseOf, seatsOf } from './seats.ts';
import { continueStarting } from './starting.ts';
import { endRound, settle } from './victory.ts';

/** Rounds and turns, and what joins their phases (3.3). */

/** Continues until the next question, or the end of the game. */
export function goOn(draft: Draft): void {
  for (;;) {
    settle(draft);
    const { phase, pending, starting, hispanic, turn } = draft.state;
    if (phase === 'over' || pending) return;
    if (starting) {
      if (continueStarting(draft, starting)) return;
      draft.facts.push({ kind: 'round', rule: '3.3', round: draft.state.round });
      beginTurn(draft, turn, scenarioOf(draft.state).skips);
    } else if (phase === 'return') {
      if (draft.state.generals[turn] === null) return;
      beginRoman(draft);
    } else if (hispanic) {
      if (!hispanic.begun) return;
      if (stepHispanic(draft, hispanic)) continue;
      endHispanic(draft);
    } else return;
  }
}

/**
 * Begins a turn: its general returns if he is off the board and can (3.4, 3.4-shut). The first turn of a scenario may begin with its
 * Hispanic phase (9.3).
 */
function beginTurn(draft: Draft, turn: CommanderId, skips = false): void {
  const { state } = draft;
  change(draft, { turn, consulBy: 'first', hispano: uses(state, 'hispano') ? HISPANO_COINS : 0 });
  draft.facts.push({ kind: 'turn', rule: '3.3', general: turn });
  if (skips) beginHispanic(draft);
  else if (draft.state.generals[turn] !== null) beginRoman(draft);
  else if (landings(draft.state, turn).length > 0) beginPhase(draft, 'return');
  else {
    draft.facts.push({ kind: 'shut', rule: '3.4-shut', general: turn });
    beginHispanic(draft);
  }
}

/** Begins the Roman phase with its coins (3.3, 4.4-coin). */
function beginRoman(draft: Draft): void {
  const { level, turn } = draft.state;
  const coins = coinsOf(draft.state, turn);
  beginPhase(draft, 'roman');
  change(draft, { coins });
  const blocked = level.coins - coins;
  draft.facts.push({ kind: 'coins', rule: blocked > 0 ? '4.4-coin' : '3.3', coins, blocked });
}

/** Ends the Hispanic phase; the praetor of Ulterior may then move free (8.2-ulterior). */
function endHispanic(draft: Draft): void {
  change(draft, { hispanic: null });
  const { state } = draft;
  const mayWalk = uses(state, 'imperivm') && state.turn === COMMANDERS[0] && stepsOf(state, state.turn).length > 0;
  if (mayWalk) beginPhase(draft, 'after');
  else endTurn(draft);
}

/** Ends a turn, and a round with the last of its turns. */
export function endTurn(draft: Draft): void {
  const next = COMMANDERS[COMMANDERS.indexOf(draft.state.turn) + 1];
  if (next === undefined) {
    endRound(draft);
    if (draft.state.ended !== null) return;
    const round = draft.state.round + 1;
    change(draft, { round });
    draft.facts.push({ kind: 'round', rule: '3.3', round });
  }
  beginTurn(draft, next ?? COMMANDERS[0]);
}

/** The free move of the praetor of Ulterior. */
export function askAfter(state: State): Decision {
  const pass: Choice = { kind: 'pass', fixed: {}, ranges: {} };
  return {
    by: seatsOf(state, state.turn),
    kind: 'after',
    rule: '8.2-ulterior',
    phase: phaseOf(state),
    params: { general: state.turn },
    choices: [...walkChoices(state), pass],
    preset: { kind: 'pass', fixed: {}, values: {} },
  };
}
