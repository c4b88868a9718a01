import type { Refusal } from '../../../../kernel/contract.ts';
import { COMMANDERS, GENERALS, type GeneralId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { uses } from './board.ts';

/** The generals with whom the coins of a Roman phase are spent (4, 8.2-consul, 8.3). */

/** The general of the turn, and the proconsul. */
export function actors({ generals, turn }: State): readonly GeneralId[] {
  return GENERALS.filter((one) => (one === turn || one === 'proconsul') && generals[one] !== null);
}

/** The same, and the praetors in the turn of a consul who may command them; one who must leave a space goes first (3.4). */
export function movers(state: State): readonly GeneralId[] {
  if (state.leaving) return [state.turn];
  const isCommanding = uses(state, 'imperivm') && state.turn === COMMANDERS[2];
  return isCommanding ? GENERALS.filter((one) => state.generals[one] !== null) : actors(state);
}

/** The general of a name, or why he may not act. */
export function actorNamed(
  state: State,
  name: string | undefined,
  those: readonly GeneralId[],
):
  | { readonly general: GeneralId; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly general?: undefined } {
  const general = GENERALS.find((one) => one === name);
  if (general === undefined) return { refusal: refuse('not-an-action', '4', {}) };
  if (state.leaving && general !== state.turn) return { refusal: refuse('leave', '3.4', { general: state.turn }) };
  if (those.includes(general)) return { general };
  if (state.generals[general] === null) return { refusal: refuse('off-board', '4.4-coin', { general }) };
  return { refusal: refuse('not-yours', '4', { general }) };
}

/** The refusal of something that costs more than is left; undefined if it does not. */
export function whyTooDear({ coins }: State, cost: number): Refusal | undefined {
  return cost > coins ? refuse('too-dear', '4', { cost, left: coins }) : undefined;
}
