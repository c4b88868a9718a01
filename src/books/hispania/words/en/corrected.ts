import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId, ProvinceId } from '../../engine/data/ids.ts';
import { and, count, the } from './units.ts';

/** Short words for corrections, wherever a game uses them. */

/** What has been entered. */
export interface Sum {
  readonly incomes: readonly ProvinceId[];
  readonly borders: readonly unknown[];
  readonly points: readonly NationId[];
  readonly setUps: readonly NationId[];
}

/** `3 incomes, 1 border and points of 2 nations`. */
export function entered({ incomes, borders, points, setUps }: Sum): string {
  const parts = [
    ...(incomes.length > 0 ? [count(incomes.length, 'income')] : []),
    ...(borders.length > 0 ? [count(borders.length, 'border')] : []),
    ...(points.length > 0 ? [`points of ${count(points.length, 'nation')}`] : []),
    ...(setUps.length > 0 ? [`starting units of ${count(setUps.length, 'nation')}`] : []),
  ];
  return and(parts.map((part) => [part])).join('');
}

const turns = (list: readonly number[]): string =>
  list.length === 1 ? `turn ${list[0]}` : `turns ${and(list.map((turn) => [`${turn}`])).join('')}`;

export const CORRECTED = {
  entered,
  game: (sum: Sum): string => `Played with corrected data: ${entered(sum)}.`,
  /** The part that is about one nation: the turns of its points, and the turns of its set-ups. */
  nation: (nation: NationId, points: readonly number[], setUps: readonly number[]): Rich => {
    const parts = [
      ...(points.length > 0 ? [`points of ${turns(points)}`] : []),
      ...(setUps.length > 0 ? [`units at the start of ${turns(setUps)}`] : []),
    ];
    return parts.length > 0 ? t`For ${the(nation)}: ${and(parts.map((part) => [part]))}.` : [];
  },
  short: 'corrected data',
};

/** The way from a sheet, or from the map, to the form. */
export const CORRECT_LINK = {
  sheet: 'Do you own the printed sheet?',
  map: 'Do you own the printed map?',
  link: 'Correct the data',
};
