/** Turns whose years the rulebook prints, with the line; of turn 1 it prints the first year only. */
export const YEAR_LINES: Readonly<Partial<Record<number, number>>> = { 20: 3544, 21: 3558 };
