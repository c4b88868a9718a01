import { randomInt, roller } from '../../kernel/dice.ts';
import { seedOf } from '../../kernel/hash.ts';

/**
 * The game of a day: a pure function of the date, so that it is the same for everyone. A day is that of UTC. Nothing here
 * reads the clock; a page passes the time.
 */

/** A day in ms; UTC has no other. */
const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment, in ms since 1970: `2026-11-30`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The moment when the day after that of a moment begins, in ms since 1970. */
export const nextDay = (now: number): number => (Math.floor(now / DAY) + 1) * DAY;

/** The game whose days are meant, and one of them. */
export interface DayOf {
  readonly game: string;
  readonly day: string;
}

/** The seed of the dice of a day. */
export const seedOfDay = ({ game, day }: DayOf): number => seedOf([game, day]);

/**
 * The choice of a day among `count`, from 0. In each round of `count` days every choice occurs once, in another order.
 */
export function choiceOfDay({ game, day }: DayOf, count: number): number {
  const number = Math.floor(Date.parse(day) / DAY);
  const round = Math.floor(number / count);
  return shuffled(count, seedOf([game, 'round', round]))[number - round * count] ?? 0;
}

/** The numbers from 0 in the order of a seed. */
function shuffled(count: number, seed: number): readonly number[] {
  const dice = roller(seed);
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = randomInt(dice, 0, i);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}
