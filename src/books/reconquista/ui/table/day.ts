import { choiceOfDay, seedOfDay } from '../../../../ui/day/day.ts';
import { STARTS } from '../../engine/data/starts.ts';

/** The campaign of a day, by its date alone: its start, by its turn, and the seed of its dice. */
export function campaignOf(day: string): { readonly start: number; readonly seed: number } {
  const of = { game: 'reconquista', day };
  return { start: choiceOfDay(of, STARTS.length) + 1, seed: seedOfDay(of) };
}
