import { seeded } from '../../../kernel/dice.ts';
import { NATIONS, type NationId, type PlaceId, type ScenarioId } from './data/ids.ts';
import { SCENARIO_TABLE, STANDARD_LOTS } from './data/scenarios.ts';
import { FIRST_SET, type Tables, tables } from './data/sets.ts';
import { bonusOf, groupOf } from './options/scenarios.ts';
import { fullBag } from './options/tokens/draws.ts';
import { modeOf, type Options, seatsOf } from './options-of-game.ts';
import { fresh } from './rules/players.ts';
import { merged } from './rules/units.ts';
import type { Cohort } from './state/cohort.ts';
import type { NationState, State } from './state.ts';

/** Rules 12, 13 and 16: the starting position of a scenario, and the players of its nations. */

/**
 * The first state of a game: the units of its first turn are placed, and that turn is about to begin. The options have
 * been checked, or are checked by means of the result (`corrections.ts`).
 */
export function firstState(chosen: Options, seed: number): State {
  const { scenario, options = [], rulings = {}, set = FIRST_SET, corrections } = chosen;
  const mode = modeOf(scenario, chosen.mode);
  const seats = chosen.seats ?? seatsOf(mode);
  const read = tables(set, corrections ?? null);
  const [turn, lastTurn] = SCENARIO_TABLE[scenario].turns;
  // Otherwise groups and nations receive their players during the game (10.1, 14).
  const fixed = mode === 'standard' && !options.includes('group-auction');
  return {
    game: 'hispania',
    set,
    ...(corrections ? { corrections } : {}),
    rulings,
    ...(options.length > 0 ? { options } : {}),
    scenario,
    mode,
    turn,
    lastTurn,
    stage: 'start',
    step: 0,
    active: null,
    phase: null,
    frames: [],
    places: placed(read, turn as 1 | 4),
    nations: fixed ? groups(read, scenario, seats) : {},
    ...(options.includes('tokens') ? { bag: { left: fullBag(read), played: [] } } : {}),
    players: seats.map((seat, i) => ({ seat, adjust: fixed ? bonusOf(read, scenario, i + 1) : 0 })),
    tally: {},
    dice: seeded(seed),
  };
}

/** The units of a set-up (12). */
function placed({ setUps }: Tables, turn: 1 | 4): State['places'] {
  const places: Partial<Record<PlaceId, readonly Cohort[]>> = {};
  for (const owner of NATIONS) {
    for (const [place, quota] of Object.entries(setUps[turn][owner] ?? {}) as [PlaceId, Record<string, number>][]) {
      const units = Object.entries(quota)
        // A corrected set-up may contain a count of 0, which places no unit.
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => ({ owner, kind: kind as Cohort['kind'], count }));
      if (units.length > 0) places[place] = merged([...(places[place] ?? []), ...units]);
    }
  }
  return places;
}

/** The standard version: each player has a group of nations (13). */
function groups(read: Tables, scenario: ScenarioId, seats: readonly string[]): State['nations'] {
  const all: { [nation in NationId]?: NationState } = {};
  STANDARD_LOTS.forEach((_, i) => {
    for (const nation of groupOf(read, scenario, i + 1)) all[nation] = fresh(seats[i] ?? '');
  });
  return Object.fromEntries(NATIONS.flatMap((nation) => (all[nation] ? [[nation, all[nation]]] : [])));
}
