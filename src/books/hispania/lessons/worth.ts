import { seedOf } from '../../../kernel/hash.ts';
import type { Worth } from '../../../kernel/lesson.ts';
import { isProvince, type NationId, type PlaceId } from '../engine/data/ids.ts';
import { battleOf } from '../engine/rules/view.ts';
import type { State } from '../engine/state.ts';
import { oddsAt, oddsOf } from '../odds/odds.ts';
import type { Measure } from './lesson.ts';
import { pointsOfTurn } from './playouts.ts';

/** The number of games that are played from a position if its value is not exact. */
const GAMES = 200;

/**
 * The value of a position by a measure, in thousandths: exact, or the mean of `games` games that Captains play from it.
 * The same `seed` gives the same games for each line of a step, so that only the line differs. Throws `TooLarge` if a
 * battle is too large for exact odds. `alive` is called repeatedly during the computation.
 */
export function worthOf(state: State, measure: Measure, seed: number, games = GAMES, alive?: () => void): Worth {
  if (measure.is !== 'turn-points') return { worth: exactWorth(state, measure, alive) };
  let sum = 0;
  for (let i = 0; i < games; i++) {
    alive?.();
    sum += pointsOfTurn(state, measure.nation, seed + i);
  }
  return { worth: Math.round((sum * 1000) / games), games };
}

/** The seed of the games that compare the lines of a step. */
export const worthSeed = (lesson: string, step: string): number => seedOf([lesson, step]);

function exactWorth(
  state: State,
  measure: Exclude<Measure, { readonly is: 'turn-points' }>,
  alive: (() => void) | undefined,
): number {
  switch (measure.is) {
    case 'taken':
      return thousandths(battles(state).reduce((sum, place) => sum + (at(state, place, alive)?.taken ?? 0), 0));
    case 'round-points':
      return thousandths(oddsOf(state, { rounds: 1 }, alive)?.points ?? 0);
    case 'left': {
      const { nation, side } = measure;
      const place = battles(state)[0];
      const losses = place === undefined ? {} : (at(state, place, alive)?.losses[side] ?? {});
      return thousandths(unitsOf(state, nation) - Object.values(losses).reduce((sum, n) => sum + n, 0));
    }
  }
}

const thousandths = (number: number): number => Math.round(number * 1000);

/** The places in which the active nation fights or is about to. */
function battles(state: State): readonly PlaceId[] {
  const begun = battleOf({ state })?.place;
  return (Object.keys(state.places) as PlaceId[]).filter(
    (place) => isProvince(place) && (place === begun || oddsAt(state, place) !== undefined),
  );
}

function at(state: State, place: PlaceId, alive: (() => void) | undefined) {
  return battleOf({ state })?.place === place ? oddsOf(state, {}, alive) : oddsAt(state, place, {}, alive);
}

function unitsOf(state: State, nation: NationId): number {
  return Object.values(state.places)
    .flat()
    .filter(({ owner, kind }) => owner === nation && kind !== 'leader' && kind !== 'ruin')
    .reduce((sum, { count }) => sum + count, 0);
}
