import { choiceOfDay, seedOfDay } from '../../../../ui/day/day.ts';
import { SCENARIOS, VARIANTS } from '../../engine/data/ids.ts';
import { FIRST, type Wanted, withScenario, withVariant } from './new-game.ts';

/** The games of the days: the basic game in the middle level, with each variant but Hispano, and each scenario. */
export const GAMES_OF_DAYS: readonly Wanted[] = [
  FIRST,
  ...VARIANTS.filter((one) => one !== 'hispano').map((one) => withVariant(FIRST, one)),
  ...SCENARIOS.map((one) => withScenario(FIRST, one)),
];

/** The revolt of a day, by its date alone: what is played, and the seed of its dice. */
export function revoltOf(day: string): { readonly wanted: Wanted; readonly seed: number } {
  const of = { game: 'hispania-draco', day };
  return { wanted: GAMES_OF_DAYS[choiceOfDay(of, GAMES_OF_DAYS.length)] ?? FIRST, seed: seedOfDay(of) };
}
