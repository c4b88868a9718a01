import { PROVINCES, type ProvinceId } from '../../src/books/hispania/engine/data/ids.ts';
import { type Gain, SOURCES, type Telling } from '../../src/books/hispania/engine/data/scores/spread.ts';
import type { Life } from './game.ts';

/** The data about a nation from many games for its sheet, besides points. All points are half points. */

/** The minimum of games with a province and without it, as a number and as a share of all games. */
const LEAST_GAMES = 10;
const LEAST_PART = 0.05;
/**
 * The minimum difference between games with and without a province, in standard errors: chance exceeds it in less than
 * one case in a hundred.
 */
const CLEAR = 3;
/** The provinces of a turn with the greatest difference, greatest first. */
const MOST_GAINS = 3;
/** A province that it holds in a smaller share of the games on every turn is left out. */
const LEAST_HELD = 0.03;
/** Losses to a nation below this mean per game are left out, and the list has this maximum length. */
const LEAST_UNITS = 0.2;
const MOST_OTHERS = 5;
/** The maximum number of capitals, and of nations that eliminated it. */
const MOST_NAMED = 3;

export function tellingOf(lives: readonly Life[]): Telling {
  const tales = lives.map(({ tale }) => tale);
  const turns = new Set(lives.flatMap(({ held, tale }) => [...Object.keys(held), ...Object.keys(tale.stood)]));
  const sheet = [...turns].map(Number).sort((a, b) => a - b);
  const places = tales.map(({ stood }) => sheet.map((turn) => stood[turn] ?? []));
  const games = (province: ProvinceId, i: number) => places.filter((one) => one[i]?.includes(province)).length;
  const held = PROVINCES.map((province) => [province, sheet.map((_, i) => games(province, i))] as const);
  const gone = tales.flatMap((tale) => tale.gone ?? []);
  return {
    sheet,
    held: Object.fromEntries(
      held.filter(([, counts]) => Math.max(...counts) >= Math.max(1, LEAST_HELD * lives.length)),
    ),
    stood: sheet.map((_, i) => places.filter((one) => one[i]?.length).length),
    gains: gainsOf(lives, sheet),
    from: means(
      tales.map(({ from }) => from),
      (a, b) => SOURCES.indexOf(a as never) - SOURCES.indexOf(b as never),
    ),
    gone: counts(gone.map(({ turn }) => turn)),
    by: counts(
      gone.flatMap(({ by }) => by ?? []),
      MOST_NAMED,
    ),
    lost: foremost(means(tales.map(({ lost }) => lost))),
    struck: foremost(means(tales.map(({ struck }) => struck))),
    subject: counts(tales.flatMap(({ subject }) => subject)),
    capital: counts(
      tales.flatMap(({ capital }) => capital),
      MOST_NAMED,
    ),
  };
}

/** The effect of holding a province on a turn, among games in which the nation had units then. */
function gainsOf(lives: readonly Life[], sheet: readonly number[]): Telling['gains'] {
  const least = Math.max(LEAST_GAMES, LEAST_PART * lives.length);
  const clear = (turn: number): readonly (readonly [ProvinceId, Gain])[] => {
    const there = lives.filter(({ tale }) => tale.stood[turn]?.length);
    const gains = PROVINCES.flatMap((province) => {
      const has = ({ tale }: Life) => tale.stood[turn]?.includes(province) ?? false;
      const points = (wanted: boolean) => there.filter((life) => has(life) === wanted).map((life) => life.points);
      const [held, not] = [points(true), points(false)];
      if (held.length < least || not.length < least) return [];
      const more = mean(held) - mean(not);
      const error = Math.sqrt(variance(held) / held.length + variance(not) / not.length);
      if (Math.abs(more) <= CLEAR * error) return [];
      return [[province, [held.length, tenth(more), tenth(error)]] as const];
    });
    return gains.sort(([, [, a]], [, [, b]]) => Math.abs(b) - Math.abs(a)).slice(0, MOST_GAINS);
  };
  const found = sheet.map((turn) => [turn, Object.fromEntries(clear(turn))] as const);
  return Object.fromEntries(found.filter(([, gains]) => Object.keys(gains).length > 0));
}

/** The mean per game of recorded numbers, to a tenth; in a given order, or the highest first. */
function means<K extends string>(
  records: readonly Readonly<Partial<Record<K, number>>>[],
  order?: (a: K, b: K) => number,
): Partial<Record<K, number>> {
  const sums = new Map<K, number>();
  for (const record of records)
    for (const [key, n] of Object.entries(record) as [K, number][]) sums.set(key, (sums.get(key) ?? 0) + n);
  const all = [...sums].map(([key, sum]) => [key, tenth(sum / records.length)] as const).filter(([, n]) => n !== 0);
  all.sort(([a, x], [b, y]) => (order ? order(a, b) : y - x || (a < b ? -1 : 1)));
  return Object.fromEntries(all) as Partial<Record<K, number>>;
}

function foremost<K extends string>(means: Partial<Record<K, number>>): Partial<Record<K, number>> {
  const all = (Object.entries(means) as [K, number][]).filter(([, n]) => n >= LEAST_UNITS);
  return Object.fromEntries(all.slice(0, MOST_OTHERS)) as Partial<Record<K, number>>;
}

/** The frequency of each value; turns in their order, others by frequency, up to a maximum number. */
function counts<K extends string | number>(
  all: readonly K[],
  most = Number.POSITIVE_INFINITY,
): Partial<Record<K, number>> {
  const found = new Map<K, number>();
  for (const one of all) found.set(one, (found.get(one) ?? 0) + 1);
  const sorted = [...found].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, most)) as Partial<Record<K, number>>;
}

const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length;
const tenth = (n: number): number => Math.round(n * 10) / 10;

function variance(all: readonly number[]): number {
  const middle = mean(all);
  return all.reduce((sum, n) => sum + (n - middle) ** 2, 0) / (all.length - 1);
}
