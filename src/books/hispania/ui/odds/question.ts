import type { Action, Fault } from '../../../../kernel/contract.ts';
import { numberOf } from '../../../../ui/asker.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import type { Odds } from '../../odds/figures.ts';
import type { Chosen } from '../../odds/policy.ts';
import type { WrittenBattle } from '../../odds/written.ts';
import type { NotCounted } from './not-counted.ts';

/** What the odds are asked: plain data, as it goes to the worker and back. */
export type Question =
  /** Of the battle that is being fought. */
  | { readonly is: 'battle'; readonly state: State; readonly chosen?: Chosen }
  /** Of the one in a place as units stand, or as they would after some answers. */
  | {
      readonly is: 'place';
      readonly state: State;
      readonly place: PlaceId;
      readonly after?: readonly Action[];
      readonly chosen?: Chosen;
    }
  /** Of one that is written down. */
  | { readonly is: 'written'; readonly battle: WrittenBattle; readonly chosen?: Chosen };

export type Answer =
  /** `not`: what is left out though it could matter. */
  | { readonly is: 'odds'; readonly odds: Odds; readonly not: readonly NotCounted[] }
  /** There is no battle. */
  | { readonly is: 'none' }
  /** More units than can be reckoned. */
  | { readonly is: 'too-large' }
  /** What was written is no battle. */
  | { readonly is: 'faults'; readonly faults: readonly Fault[] };

/** The same for equal questions about the same state, or about equal battles. */
export function keyOf(question: Question): string {
  if (question.is === 'written') return JSON.stringify(['written', question.battle, question.chosen ?? {}]);
  const { is, state, chosen = {}, ...rest } = question;
  return JSON.stringify([is, numberOf(state), rest, chosen]);
}
