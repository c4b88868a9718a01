import type { Action, Fault } from '../../../../kernel/contract.ts';
import { numberOf } from '../../../../ui/asker.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import type { Odds } from '../../odds/figures.ts';
import type { Chosen } from '../../odds/policy.ts';
import type { WrittenBattle } from '../../odds/written.ts';
import type { NotCounted } from './not-counted.ts';

/** The question about odds: plain data, for the worker. */
export type Question =
  /** For the battle in progress. */
  | { readonly is: 'battle'; readonly state: State; readonly chosen?: Chosen }
  /** For the battle in a place with the current units, or with those after some answers. */
  | {
      readonly is: 'place';
      readonly state: State;
      readonly place: PlaceId;
      readonly after?: readonly Action[];
      readonly chosen?: Chosen;
    }
  /** For a written battle. */
  | { readonly is: 'written'; readonly battle: WrittenBattle; readonly chosen?: Chosen };

export type Answer =
  /** `not` lists the omissions that could matter. */
  | { readonly is: 'odds'; readonly odds: Odds; readonly not: readonly NotCounted[] }
  /** There is no battle. */
  | { readonly is: 'none' }
  /** More units than can be computed. */
  | { readonly is: 'too-large' }
  /** The written battle is invalid. */
  | { readonly is: 'faults'; readonly faults: readonly Fault[] };

/** The same key for equal questions about the same state, or about equal battles. */
export function keyOf(question: Question): string {
  if (question.is === 'written') return JSON.stringify(['written', question.battle, question.chosen ?? {}]);
  const { is, state, chosen = {}, ...rest } = question;
  return JSON.stringify([is, numberOf(state), rest, chosen]);
}
