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
  kills: 'for units that it destroys',
  exits: 'for units that leave the game',
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
  none: 'No games have been measured with these values.',

  spread: {
    title: 'Score',
    mean: (halves: number): string => `mean ${mean(halves)}`,
    /** `fixed`: of a major nation the rulebook prints what comes off its points, and no average. */
    printed: (halves: number, fixed: boolean): string => `${fixed ? 'fixed score' : 'printed average'} ${half(halves)}`,
    points: 'Points at the end of the game.',
    /** The text twin of the figure: half points, with those that a quarter of the games stays below and above. */
    told: (halves: number, middle: readonly [number, number], ends: readonly [number, number]): string =>
      `${mean(halves)} points on average; in half of the games ${half(middle[0])} to ${half(middle[1])}, in all games ${half(ends[0])} to ${half(ends[1])}.`,
    near: (halves: number, fixed: boolean): string =>
      ` The rulebook prints ${fixed ? 'a fixed score' : 'an average'} of ${half(halves)}.`,
    bars: 'Filled columns: the middle half of the games.',
    byTurn: 'By scoring turn',
    byTurnNote: 'Points of that turn and of all turns since the previous scoring.',
    turn: 'Turn',
    meanHead: 'Mean',
    middle: 'Middle half',
    middleOf: (low: number, high: number): string => (low === high ? half(low) : `${half(low)} to ${half(high)}`),
    all: 'Total',
    number: mean,
  },

  findings: {
    title: 'Games between computers',
    /** What is said only where it is often enough so. */
    note: 'Only findings from enough games are listed. A difference in points does not prove a cause.',
    livesOn: (shares: readonly (readonly [Source, number])[]): Rich =>
      shares.length === 1 && (shares[0]?.[1] ?? 0) >= 0.9
        ? [
            `Its points are ${(shares[0]?.[1] ?? 0) >= 0.995 ? 'all' : 'nearly all'} ${SOURCES[shares[0]?.[0] ?? 'other']}.`,
          ]
        : t`Of every 100 points that it scores, ${and(
            shares.map(([source, part], i): Rich => [`${in100(part)} ${i === 0 ? 'are ' : ''}${SOURCES[source]}`]),
          )}.`,
    prey: (others: readonly (readonly [Owner, number])[]): Rich =>
      t`Most units that it destroys belong to ${units(others)}.`,
    foes: (others: readonly (readonly [Owner, number])[]): Rich => t`It loses most units to ${units(others)}.`,
    capital: (place: ProvinceId, part: number): Rich => t`Its capital is ${where(place)} in ${share(part)}.`,
    subject: (others: readonly (readonly [NationId, number])[]): Rich =>
      t`It submits to ${and(others.map(([other, part]): Rich => t`${the(other)} in ${share(part)}`))}.`,
    /** Half points more; `games` of those in which the nation stood somewhere. */
    difference: (province: ProvinceId, turn: number, more: number, games: number, of: number): Rich =>
      t`If it controls ${where(province)} at the end of turn ${turn}, it scores ${mean(more)} points more in the game than if it does not (${games} of ${of} games).`,
    lasts: 'It is hardly ever eliminated early.',
    dies: (part: number, turn: number): string =>
      `It is eliminated early in ${share(part)}, most often on turn ${turn}.`,
    never: (part: number): string => `It is never founded in ${share(part)}.`,
    by: (id: Owner, part: number): Rich =>
      t`In these games its last unit is most often destroyed by ${the(id)} (${in100(part)} of 100).`,

    stands: 'Provinces by turn',
    standsNote:
      'Provinces that it scores, including those of its subjects. Numbers are out of 100 games; for provinces, out of 100 games in which it is on the map.',
    turn: 'End of turn',
    alive: 'On the map',
    holds: 'Most frequent provinces',
    province: (place: ProvinceId, part: number): Rich => t`${p(place)} ${in100(part)}`,
    more: (count: number): string => `and ${count} others in most games`,
    mostOf: (count: number): string => `${count.toFixed(1)} provinces on average`,
    nowhere: 'different provinces in each game',
    share: (part: number): string => (part > 0 && part < 0.01 ? 'under 1' : `${in100(part)}`),
  },

  /** In a sentence: `19.8`, after “in” `98 of 100 games`. */
  measured: { points: mean, games: share },

  moment: {
    title: 'Play a decisive turn',
    play: (turn: number): string => `Play from turn ${turn}`,
    stands: (turn: number, last: number, units: number, places: number, points: number): string =>
      `Turn ${turn} of ${last}. ${units} ${units === 1 ? 'unit' : 'units'} ${
        places === 0 ? 'off the map' : `in ${places} ${places === 1 ? 'place' : 'places'}`
      }, ${half(points)} points so far. `,
    how: (games: number): string =>
      `The position is the most typical of ${games} games between Captains. Computers play the other seats unless you change this.`,
  },
};

export type ScoreWords = typeof sheetScores;
