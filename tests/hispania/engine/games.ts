import { NATIONS, type NationId, type PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import type { Options } from '../../../src/books/hispania/engine/new-game.ts';
import { draftOf, stateOf } from '../../../src/books/hispania/engine/rules/draft.ts';
import { carryOn } from '../../../src/books/hispania/engine/rules/phases.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import type { Cohort } from '../../../src/books/hispania/engine/state/cohort.ts';
import type { NationState, State } from '../../../src/books/hispania/engine/state.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { type Played, told } from './set-up.ts';

/** Whole games, at a moment of one's own choice. */

export interface Moment {
  readonly turn?: number;
  readonly stage?: State['stage'];
  /** The player of each nation. */
  readonly of?: Readonly<Record<string, readonly NationId[]>>;
  /** More of what is kept for a nation. */
  readonly kept?: Readonly<Partial<Record<NationId, Partial<NationState>>>>;
  /** The units on the map; the set-up by default. */
  readonly places?: Readonly<Partial<Record<PlaceId, readonly Cohort[]>>>;
  readonly tally?: State['tally'];
}

/** A game at a moment between the turns of nations, before anything has happened by itself. */
export function gameAt(options: Options, { turn, stage, of = {}, kept = {}, places, tally }: Moment = {}): State {
  const start = setup(options, 1);
  const seatOf = new Map(
    Object.entries(of).flatMap(([seat, nations]) => nations.map((nation) => [nation, seat] as const)),
  );
  const nations = Object.fromEntries(
    NATIONS.flatMap((nation) => {
      const seat = seatOf.get(nation);
      return seat === undefined ? [] : [[nation, { seat, points: 0, capital: null, ...kept[nation] }]];
    }),
  );
  return {
    ...start,
    ...(turn === undefined ? {} : { turn }),
    ...(stage === undefined ? {} : { stage }),
    ...(seatOf.size === 0 ? {} : { nations }),
    ...(places ? { places } : {}),
    ...(tally ? { tally } : {}),
  };
}

/** Continues a game until a question is asked: the state then, and the facts. */
export function goneOn(state: State): Played {
  const draft = draftOf(view(state));
  carryOn(draft);
  return { state: stateOf(draft), facts: draft.facts };
}

/** `nation seat points why` of what was given away, in whole points. */
export function awards(facts: readonly HispaniaFact[]): readonly string[] {
  return told(facts, 'awarded').map(({ nation, seat, bid, why }) => `${nation} ${seat} ${bid / 2} ${why}`);
}

/** Equal units of an owner. */
export const units = (owner: Cohort['owner'], kind: Cohort['kind'], count = 1): Cohort => ({ owner, kind, count });
