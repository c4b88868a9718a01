import type { NationId, Owner, ProvinceId } from '../../engine/data/ids.ts';
import { gamesOf, meanOf, type NationScores, type Source } from '../../engine/data/scores/spread.ts';

/**
 * The findings of simulated games about a nation, if enough games support them. Shares of the games are from 0 to 1, points are half
 * points.
 */

export type Finding =
  /** Shares of all its points, the greatest first. */
  | { readonly is: 'lives-on'; readonly shares: readonly (readonly [Source, number])[] }
  | {
      readonly is: 'difference';
      readonly province: ProvinceId;
      readonly turn: number;
      readonly more: number;
      readonly games: number;
      /** Games in which it was anywhere on the map then. */
      readonly of: number;
    }
  /** Units per game. */
  | { readonly is: 'prey' | 'foes'; readonly others: readonly (readonly [Owner, number])[] }
  | { readonly is: 'capital'; readonly place: ProvinceId; readonly part: number }
  | { readonly is: 'subject'; readonly others: readonly (readonly [NationId, number])[] }
  | { readonly is: 'dies'; readonly part: number; readonly turn: number }
  | { readonly is: 'never'; readonly part: number }
  | { readonly is: 'by'; readonly id: Owner; readonly part: number }
  | { readonly is: 'lasts' };

/** Half points per game below which the score is too low for a breakdown. */
const LEAST_POINTS = 4;
/** A smaller share of its points is not named. */
const LEAST_SHARE = 0.1;
/** A difference of fewer half points, or one below this number of errors, does not help a decision. */
const LEAST_MORE = 4;
/** The maximum number of provinces that make a difference, and the maximum for one turn. */
const DIFFERENCES = 3;
/** Units per game, and the number of other nations that are named. */
const LEAST_UNITS = 1;
const OTHERS = 2;
/** Capital, submission, death: shares of the games. */
const OFTEN = 0.3;
const SOMETIMES = 0.15;
const NEARLY_NEVER = 0.03;

export function findingsOf(scores: NationScores): readonly Finding[] {
  return [
    ...livesOn(scores),
    ...differences(scores),
    ...others('prey', scores.told.struck),
    ...others('foes', scores.told.lost),
    ...habits(scores),
    ...ending(scores),
  ];
}

function livesOn({ all, told }: NationScores): readonly Finding[] {
  if (meanOf(all) < LEAST_POINTS) return [];
  const earned = (Object.entries(told.from) as [Source, number][]).filter(([, points]) => points > 0);
  const sum = earned.reduce((total, [, points]) => total + points, 0);
  const shares = earned
    .map(([source, points]) => [source, points / sum] as const)
    .filter(([source, part]) => part >= LEAST_SHARE && source !== 'other')
    .sort(([, a], [, b]) => b - a);
  return shares.length > 0 ? [{ is: 'lives-on', shares }] : [];
}

/** The provinces that correlated with the most points, each on the turn with the most. */
function differences({ told }: NationScores): readonly Finding[] {
  const all = told.sheet.flatMap((turn, i) =>
    (Object.entries(told.gains[turn] ?? {}) as [ProvinceId, readonly [number, number, number]][]).map(
      ([province, [games, more]]) =>
        ({ is: 'difference', province, turn, more, games, of: told.stood[i] ?? 0 }) as const,
    ),
  );
  const found: (typeof all)[number][] = [];
  for (const one of [...all].sort((a, b) => b.more - a.more)) {
    const isNew = found.every(({ province, turn }) => province !== one.province && turn !== one.turn);
    if (one.more >= LEAST_MORE && isNew && found.length < DIFFERENCES) found.push(one);
  }
  return found.sort((a, b) => a.turn - b.turn);
}

function others(is: 'prey' | 'foes', units: Readonly<Partial<Record<Owner, number>>>): readonly Finding[] {
  const named = (Object.entries(units) as [Owner, number][]).filter(([, count]) => count >= LEAST_UNITS);
  return named.length > 0 ? [{ is, others: named.slice(0, OTHERS) }] : [];
}

function habits(scores: NationScores): readonly Finding[] {
  const games = gamesOf(scores.all);
  const [capital] = parts(scores.told.capital, games);
  const lords = parts(scores.told.subject, games).filter(([, part]) => part >= SOMETIMES);
  return [
    ...(capital && capital[1] >= OFTEN ? [{ is: 'capital', place: capital[0], part: capital[1] } as const] : []),
    ...(lords.length > 0 ? [{ is: 'subject', others: lords } as const] : []),
  ];
}

function ending(scores: NationScores): readonly Finding[] {
  const games = gamesOf(scores.all);
  const { gone, by } = scores.told;
  const never = (gone[0] ?? 0) / games;
  const dead = Math.max(0, scores.early - (gone[0] ?? 0));
  const [most] = parts(gone as Partial<Record<string, number>>, games).filter(([turn]) => turn !== '0');
  const [slayer] = parts(by, dead);
  const dies = dead / games >= SOMETIMES && most;
  return [
    ...(never >= SOMETIMES ? [{ is: 'never', part: never } as const] : []),
    ...(dies ? [{ is: 'dies', part: dead / games, turn: Number(most[0]) } as const] : []),
    ...(dies && slayer && slayer[1] >= OFTEN ? [{ is: 'by', id: slayer[0], part: slayer[1] } as const] : []),
    ...(scores.early / games <= NEARLY_NEVER ? [{ is: 'lasts' } as const] : []),
  ];
}

/** Counts as fractions of a number, the greatest first. */
function parts<K extends string>(
  counts: Readonly<Partial<Record<K, number>>>,
  of: number,
): readonly (readonly [K, number])[] {
  return (Object.entries(counts) as [K, number][])
    .map(([key, n]) => [key, n / of] as const)
    .sort(([, a], [, b]) => b - a);
}

/** The positions of a nation on a scoring turn. */
export interface Standing {
  readonly turn: number;
  /** The share of the games in which it held anything. */
  readonly there: number;
  /** The mean number of its provinces then, in games in which it holds any. */
  readonly mean: number;
  /**
   * The provinces that it holds in at least half of the games in which it is on the map, the most frequent first; and the number of these
   * that are not listed.
   */
  readonly mostly: readonly (readonly [ProvinceId, number])[];
  readonly more: number;
}

/** The minimum number of games with the nation on the map, and the maximum number of provinces that are named. */
const LEAST_GAMES = 10;
const NAMED = 6;

/** The scoring turns on which it is on the map often enough. Shares of provinces are of the games in which it is there. */
export function standingsOf({ all, told }: NationScores): readonly Standing[] {
  const games = gamesOf(all);
  return told.sheet.flatMap((turn, i) => {
    const stood = told.stood[i] ?? 0;
    if (stood < LEAST_GAMES) return [];
    const held = (Object.entries(told.held) as [ProvinceId, readonly number[]][])
      .map(([province, counts]) => [province, (counts[i] ?? 0) / stood] as const)
      .sort(([, a], [, b]) => b - a);
    const often = held.filter(([, part]) => part >= 0.5);
    return [
      {
        turn,
        there: stood / games,
        mean: held.reduce((sum, [, part]) => sum + part, 0),
        mostly: often.slice(0, NAMED),
        more: Math.max(0, often.length - NAMED),
      },
    ];
  });
}
