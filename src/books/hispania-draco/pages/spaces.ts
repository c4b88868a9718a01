import { isRoman, isSea, waysFrom } from '../engine/data/geography.ts';
import { PROVINCES, type ProvinceId, type SpaceId, TOWNS, type TownId } from '../engine/data/ids.ts';
import { CONNECTION_SOURCES, type Source, TOWN_SOURCES } from '../engine/data/map.sources.ts';
import { PRINTED_ROADS, PROVINCE_TABLE, TOWN_TABLE } from '../engine/data/map.ts';
import type { Names } from '../words/en/names.ts';
import { numeral } from '../words/latin.ts';

/** The board as lines of text, in which every reconstructed value is in angle marks. */

/** A value in the angle marks of what the rulebook does not print. */
const marked = (text: string, isGuess: boolean): string => (isGuess ? `‹${text}›` : text);
const isGuess = ([, basis]: Source): boolean => basis === 'guess';

const sourceOf = (a: SpaceId, b: SpaceId) =>
  CONNECTION_SOURCES.find(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** Whether a connection is reconstructed. */
export const isGuessed = (a: SpaceId, b: SpaceId): boolean => isGuess(sourceOf(a, b)?.[2] ?? [null, 'guess']);

/** The coordinates of a town, `IV-3`; in a Roman province its shield. */
export function coordinatesOf(at: TownId): string {
  const { province, shield } = TOWN_TABLE[at];
  const { number } = PROVINCE_TABLE[province];
  const source = TOWN_SOURCES[at];
  const last = marked(`${shield}`, isGuess(source.shield));
  if (number === undefined) return last;
  return isGuess(source.province) ? marked(`${numeral(number)}-${shield}`, true) : `${numeral(number)}-${last}`;
}

/** The name of a town; two are invented, because the rulebook names 42 of 44. */
export const townName = ({ spaces }: Names, at: TownId): string => marked(spaces[at], TOWN_SOURCES[at].name === null);

/** The connections of a space: each with its segments, where one of its ends is no sea. */
export function waysTold({ spaces }: Names, at: SpaceId): string {
  return waysFrom(at)
    .map(({ to, segments }) => {
      const [, , exists = [null, 'guess'] as Source, length = [null, 'guess'] as Source] = sourceOf(at, to) ?? [];
      const hasSea = isSea(at) || isSea(to);
      const number = hasSea ? '' : isGuess(exists) ? ` ${segments}` : ` ${marked(`${segments}`, isGuess(length))}`;
      return marked(`${spaces[to]}${number}`, isGuess(exists));
    })
    .join(', ');
}

/** The printed roads of a province. */
export function roadsTold({ spaces }: Names, province: ProvinceId): string {
  return PRINTED_ROADS.filter(([from]) => TOWN_TABLE[from].province === province)
    .map(([from, to]) => marked(`${spaces[from]}–${spaces[to]}`, isGuessed(from, to)))
    .join(', ');
}

/** The provinces in the order of the page: the Roman ones first. */
export const PROVINCE_ROWS = [...PROVINCES.filter(isRoman), ...PROVINCES.filter((id) => !isRoman(id))].map((id) => ({
  id,
  number: PROVINCE_TABLE[id].number,
  towns: TOWNS.filter((at) => TOWN_TABLE[at].province === id),
}));
