import { type Roller, randomInt, roller } from '../../../kernel/dice.ts';
import { OPTIONS, SCENARIOS, SWITCHES } from '../engine/data/ids.ts';
import { type Mode, OPTION_TABLE, PLAYERS, SCENARIO_TABLE } from '../engine/data/scenarios.ts';
import { DATA_SET_NAMES } from '../engine/data/sets.ts';
import { type Options, seatsOf } from '../engine/setup.ts';

/** Every scenario in each of its versions. */
export const TABLES: readonly { readonly scenario: Options['scenario']; readonly mode: Mode }[] = SCENARIOS.flatMap(
  (scenario) => SCENARIO_TABLE[scenario].modes.map((mode) => ({ scenario, mode })),
);

/** The game of a number: scenarios and versions in turn; everything else is drawn by the seed. */
export function drawn(number: number, seed: number): Options {
  return drawnFor(TABLES[number % TABLES.length] ?? { scenario: 'A', mode: 'standard' }, roller(seed));
}

/** A game of a scenario and version: players, optional rules, rulings and data set are drawn. */
export function drawnFor({ scenario, mode }: (typeof TABLES)[number], dice: Roller): Options {
  const seats = seatsOf(mode, oneOf(PLAYERS[mode], dice));
  const options = OPTIONS.filter((option) => OPTION_TABLE[option].modes.includes(mode) && randomInt(dice, 0, 1) === 1);
  const rulings = Object.fromEntries(
    SWITCHES.filter(() => randomInt(dice, 0, 2) === 0).map((id) => [id, 'b' as const]),
  );
  // Last, so that the other draws of a number do not change.
  return { scenario, mode, seats, options, rulings, set: oneOf(DATA_SET_NAMES, dice) };
}

function oneOf<T>(list: readonly T[], dice: Roller): T {
  return list[randomInt(dice, 0, list.length - 1)] as T;
}
