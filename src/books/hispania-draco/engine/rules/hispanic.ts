import type { Decision } from '../../../../kernel/contract.ts';
import type { Hispanic, State } from '../state.ts';
import { moveArmy, orderOf } from './armies.ts';
import { armyAt } from './board.ts';
import { change, type Draft } from './draft.ts';
import { strikes } from './hispano.ts';
import { rollRevolt } from './revolts.ts';
import { phaseOf, seatsOf } from './seats.ts';

/** The Hispanic phase: a roll of revolt, then the moves of the armies (5). The rules play it, but for the player of Hispano. */

/** The question before the phase. */
export function askHispanic(state: State): Decision {
  return {
    by: seatsOf(state, state.turn),
    kind: 'hispanic',
    rule: '5',
    phase: phaseOf(state),
    params: { general: state.turn, step: state.hispanic?.step ?? 'revolt' },
    choices: [{ kind: 'proceed', fixed: {}, ranges: {} }],
    preset: { kind: 'proceed', fixed: {}, values: {} },
  };
}

/** Goes on with the phase by a step, after a pause in which the player of Hispano may attack. False at its end. */
export function stepHispanic(draft: Draft, hispanic: Hispanic): boolean {
  if (!hispanic.passed && strikes(draft.state).length > 0) {
    change(draft, { pending: { is: 'strike' } });
    return true;
  }
  const { step, left } = hispanic;
  if (step === 'revolt') {
    set(draft, hispanic, { step: 'armies', passed: false });
    rollRevolt(draft);
    return true;
  }
  // An army that has been beaten meanwhile does not move.
  const [first, ...rest] = (step === 'armies' ? orderOf(draft.state) : left).filter((at) => armyAt(draft.state, at));
  if (first === undefined) return false;
  set(draft, hispanic, { step: 'moves', left: rest, passed: false });
  moveArmy(draft, first);
  return true;
}

function set(draft: Draft, hispanic: Hispanic, parts: Partial<Hispanic>): void {
  change(draft, { hispanic: { ...hispanic, ...parts } });
}

/** Lets the phase begin. */
export function begin(draft: Draft): void {
  const { hispanic } = draft.state;
  if (hispanic) set(draft, hispanic, { begun: true });
}
