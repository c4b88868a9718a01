import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { NationId, Owner, ProvinceId, ScenarioId } from '../../engine/data/ids.ts';
import type { Source } from '../../engine/data/scores/spread.ts';
import { p } from '../marks.ts';
import { the, place as where } from './units.ts';

/** What nation sheets say of games between computers: how a nation scores, and how it comes to that. */

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const LEVELS: Readonly<Record<string, string>> = {
  novice: 'Novices',
  captain: 'Captains',
  strategist: 'Strategists',
};

/** Half points as points with one decimal, where they are no whole halves: a mean. */
const mean = (halves: number): string => (halves / 2).toFixed(1).replace('-', '−');
const in100 = (part: number): number => Math.round(part * 100);
const and = (parts: readonly Rich[]): Rich => list(parts, ', ', ' and ');

/** Units a game, of several nations. */
const units = (others: readonly (readonly [Owner, number])[]): Rich =>
  and(others.map(([other, count], i): Rich => t`${the(other)} (${count.toFixed(1)}${i === 0 ? ' a game' : ''})`));

/** After "of 100 points, so many are ". */
const SOURCES: Readonly<Record<Source, string>> = {
  provinces: 'for provinces',
  zones: 'for zones',
  castles: 'for castles and cities',
  kills: 'for what it destroys',
  exits: 'for units that leave the map',
  leader: 'for its leader’s life',
  missions: 'for missions',
  minimum: 'owed to it when it ends',
  given: 'given up',
  other: 'for other things',
};

/** A share of the games, in words that can follow "in". */
const share = (part: number): string =>
  part >= 0.995 ? 'all games' : part < 0.01 ? 'less than 1 game in 100' : `${in100(part)} of 100 games`;

export const sheetScores = {
  /** `400 games of scenario D between Captains, 28 November 2026` */
  source: (games: number, scenario: ScenarioId, level: string, date: string): string =>
    `${games} games of scenario ${scenario} between ${LEVELS[level] ?? level}, ${DATE.format(new Date(date))}`,
  none: 'No games have been measured on these values yet.',

  spread: {
    title: 'How it scores',
    mean: (halves: number): string => `mean ${mean(halves)}`,
    /** `fixed`: of a major nation the rulebook prints what comes off its points, and no average. */
    printed: (halves: number, fixed: boolean): string => `${fixed ? 'fixed score' : 'printed average'} ${half(halves)}`,
    points: 'Points at the end.',
    /** The text twin of the figure: half points, with those that a quarter of the games stays below and above. */
    told: (halves: number, middle: readonly [number, number], ends: readonly [number, number]): string =>
      `${mean(halves)} points on average; in half of the games ${half(middle[0])} to ${half(middle[1])}, in all of them ${half(ends[0])} to ${half(ends[1])}.`,
    near: (halves: number, fixed: boolean): string =>
      ` The rulebook prints ${fixed ? 'a fixed score' : 'an average'} of ${half(halves)}.`,
    bars: 'Filled columns: the middle half of the games.',
    byTurn: 'By scoring turn',
    byTurnNote: 'Points of that turn and of those since the last scoring.',
    turn: 'Turn',
    meanHead: 'Mean',
    middle: 'Middle half',
    middleOf: (low: number, high: number): string => (low === high ? half(low) : `${half(low)} to ${half(high)}`),
    all: 'In all',
    number: mean,
  },

  findings: {
    title: 'What the games show',
    /** What is said only where it is often enough so. */
    note: 'Said only where there are games enough. What went with more points need not have brought them.',
    livesOn: (shares: readonly (readonly [Source, number])[]): Rich =>
      shares.length === 1 && (shares[0]?.[1] ?? 0) >= 0.9
        ? [
            `Its points are ${(shares[0]?.[1] ?? 0) >= 0.995 ? 'all' : 'nearly all'} ${SOURCES[shares[0]?.[0] ?? 'other']}.`,
          ]
        : t`Of every 100 points that it earns, ${and(
            shares.map(([source, part], i): Rich => [`${in100(part)} ${i === 0 ? 'are ' : ''}${SOURCES[source]}`]),
          )}.`,
    prey: (others: readonly (readonly [Owner, number])[]): Rich => t`It destroys units mostly of ${units(others)}.`,
    foes: (others: readonly (readonly [Owner, number])[]): Rich => t`It loses units mostly to ${units(others)}.`,
    capital: (place: ProvinceId, part: number): Rich => t`Its capital is ${where(place)} in ${share(part)}.`,
    subject: (others: readonly (readonly [NationId, number])[]): Rich =>
      t`It submits to ${and(others.map(([other, part]): Rich => t`${the(other)} in ${share(part)}`))}.`,
    /** Half points more; `games` of those in which the nation stood somewhere. */
    difference: (province: ProvinceId, turn: number, more: number, games: number, of: number): Rich =>
      t`Where it holds ${where(province)} at the end of turn ${turn}, it ends with ${mean(more)} points more than where it does not (${games} of ${of} games).`,
    lasts: 'It lives out its time in nearly every game.',
    dies: (part: number, turn: number): string =>
      `It dies out before its time in ${share(part)}, most often on turn ${turn}.`,
    never: (part: number): string => `It never comes into being in ${share(part)}.`,
    by: (id: Owner, part: number): Rich =>
      t`Then its last unit falls most often to ${the(id)} (${in100(part)} of 100).`,

    stands: 'Where it stands',
    standsNote:
      'Provinces that score for it, its subjects’ too. Numbers are of 100 games; those of provinces, of games in which it is there.',
    turn: 'End of turn',
    alive: 'There',
    holds: 'Holds mostly',
    province: (place: ProvinceId, part: number): Rich => t`${p(place)} ${in100(part)}`,
    more: (count: number): string => `and ${count} more in most games`,
    mostOf: (count: number): string => `${count.toFixed(1)} provinces on average`,
    nowhere: 'now here, now there',
    share: (part: number): string => (part > 0 && part < 0.01 ? 'under 1' : `${in100(part)}`),
  },

  moment: {
    title: 'Play its great moment',
    play: (turn: number): string => `Play on from turn ${turn}`,
    stands: (turn: number, last: number, units: number, places: number, points: number): string =>
      `Turn ${turn} of ${last}. ${units} ${units === 1 ? 'unit' : 'units'} ${
        places === 0 ? 'off the map' : `in ${places} ${places === 1 ? 'place' : 'places'}`
      }, ${half(points)} points so far. `,
    how: (games: number): string =>
      `The position is the most typical of ${games} games between Captains. Computers have the other seats until you say otherwise.`,
  },
};

export type ScoreWords = typeof sheetScores;
