import type { Refusal } from '../../../../kernel/contract.ts';
import { SEAS } from '../data/ids.ts';
import { PROCONSUL_COST } from '../data/level.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { whyTooDear } from './actors.ts';
import { generalAt, uses } from './board.ts';
import { change, type Draft, setGeneral } from './draft.ts';

/** The proconsul, called once a game to a free fleet in the first sea (8.3). */

const [LANDS] = SEAS;

/** Why the proconsul may not be called. */
export function whyNoCall(state: State): Refusal | undefined {
  if (!uses(state, 'proconsvl')) return refuse('not-in-use', '8.3', {});
  if (state.leaving) return refuse('leave', '3.4', { general: state.turn });
  if (state.called) return refuse('spent', '8.3', {});
  if (!state.fleets.includes(LANDS)) return refuse('no-fleet', '8.3', { place: LANDS });
  if (generalAt(state, LANDS) !== undefined) return refuse('occupied', '8.3', { place: LANDS });
  return whyTooDear(state, PROCONSUL_COST);
}

/** Puts the proconsul on the board. */
export function callProconsul(draft: Draft): void {
  change(draft, { coins: draft.state.coins - PROCONSUL_COST, called: true });
  setGeneral(draft, 'proconsul', LANDS);
  draft.facts.push({ kind: 'put', rule: '8.3', general: 'proconsul', place: LANDS });
}
