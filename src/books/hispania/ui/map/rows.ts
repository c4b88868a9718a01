import { half } from '../../../../words/half.ts';
import { isProvince, OFF_MAP, type OffMapId, type PlaceId, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import { sourceOf } from '../../engine/data/provenance.ts';
import { INCOME_SUM } from '../../engine/data/provinces.sources.ts';
import { dataSet, PUBLISHED, tables } from '../../engine/data/sets.ts';
import type { Source } from '../../engine/data/sources.ts';
import type { MapWords } from '../../words/en/map.ts';
import type { Names } from '../../words/en/names.ts';
import type { PlaceLabel } from '../board/types.ts';
import { hasOwnStacking, labelsOf } from '../labels.ts';
import { fill } from './fill.ts';

/** A neighbour in the list of the slip. */
export interface Neighbour {
  readonly id: PlaceId;
  readonly name: string;
  /** Name of the river between them. */
  readonly river?: string;
  readonly strait?: true;
  /** False: the adjacency is reconstructed. */
  readonly known: boolean;
}

/** A fact with its value and source, both in words. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  readonly note?: string;
  readonly source: string;
  readonly known: boolean;
}

/** One place of the map page, ready to show. Off the map only name and neighbours are known. */
export interface MapRow {
  readonly id: PlaceId;
  readonly name: string;
  readonly zone: string;
  readonly terrain: string;
  readonly stacking: number;
  /** In half gold, for sorting. */
  readonly income: number;
  readonly incomeText: string;
  readonly incomeKnown: boolean;
  readonly coast: string;
  readonly neighbours: readonly Neighbour[];
  readonly rivers: string;
  readonly facts: readonly Fact[];
  readonly offMap: boolean;
  /** The text of the place on the map for a screen reader. */
  readonly spoken: string;
}

const { borders: BORDERS, straits: STRAITS, provinces: PROVINCE_TABLE } = dataSet(PUBLISHED);

/** Names and incomes for a board with the published values; off the map the words of the trays. */
export function boardLabels(names: Names, words: Pick<MapWords, 'trays'>): Readonly<Record<PlaceId, PlaceLabel>> {
  return labelsOf({ ...names.places, ...words.trays }, tables(PUBLISHED));
}

/** All neighbours of all places, including straits and places off the map; the board's arrow keys follow them. */
export function adjacency(): Readonly<Record<PlaceId, readonly PlaceId[]>> {
  return tables(PUBLISHED).nextDoor;
}

/** All data of each place on the map page, in the words of one language. */
export function mapRows(names: Names, words: MapWords): MapRow[] {
  const around = adjacency();
  return [...PROVINCES, ...OFF_MAP].map((id) => {
    const neighbours = around[id].map((other) => neighbour(id, other, names));
    return isProvince(id) ? province(id, neighbours, names, words) : offMap(id, neighbours, words);
  });
}

function neighbour(id: PlaceId, other: PlaceId, names: Names): Neighbour {
  const base = { id: other, name: names.places[other] };
  const border = BORDERS.find(
    ({ between }) => between.includes(id as ProvinceId) && between.includes(other as ProvinceId),
  );
  if (border) {
    const known = sourceOf({ table: 'border', between: border.between }).kind === 'known';
    return { ...base, known, ...(border.river ? { river: names.rivers[border.river] } : {}) };
  }
  if (STRAITS.some((pair) => pair.includes(id) && pair.includes(other))) return { ...base, known: true, strait: true };
  return { ...base, known: false };
}

function offMap(id: OffMapId, neighbours: readonly Neighbour[], words: MapWords): MapRow {
  const name = words.trays[id];
  return {
    id,
    name,
    zone: '',
    terrain: '',
    stacking: 0,
    income: 0,
    incomeText: '',
    incomeKnown: true,
    coast: '',
    neighbours,
    rivers: '',
    facts: [],
    offMap: true,
    spoken: fill(words.describeOff, { name }),
  };
}

function province(id: ProvinceId, neighbours: readonly Neighbour[], names: Names, words: MapWords): MapRow {
  const { zone, terrain, stacking, income, coast } = PROVINCE_TABLE[id];
  const { slip } = words;
  const incomeSource = sourceOf({ table: 'income', province: id });
  const sum = (INCOME_SUM.provinces as readonly ProvinceId[]).includes(id)
    ? ` ${fill(slip.sum, { lines: INCOME_SUM.line })}`
    : '';
  const said = (source: Source): { source: string; known: boolean } => {
    if (source.kind !== 'known') return { source: `${slip.reconstructed}. ${slip.reason}`, known: false };
    const lines = source.lines.join('–');
    return { source: fill(source.lines.length > 1 ? slip.lines : slip.line, { lines }), known: true };
  };
  const gold = said(incomeSource);
  const incomeText = half(income);
  const row = {
    name: names.places[id],
    zone: names.zones[zone],
    terrain: words.terrain[terrain],
    coast: words.coast[coast],
  };
  const onCoast = coast === 'none' ? words.describeCoast.none : fill(words.describeCoast.other, row);
  return {
    id,
    ...row,
    stacking,
    income,
    incomeText,
    incomeKnown: gold.known,
    neighbours,
    rivers: [...new Set(neighbours.flatMap(({ river }) => river ?? []))].join(', '),
    facts: [
      { label: slip.zone, text: row.zone, ...said(sourceOf({ table: 'zone', province: id })) },
      { label: slip.terrain, text: row.terrain, ...said(sourceOf({ table: 'terrain', province: id })) },
      {
        label: slip.stacking,
        text: String(stacking),
        ...(hasOwnStacking(PROVINCE_TABLE[id]) ? { note: slip.stackingNote } : {}),
        ...said(sourceOf({ table: 'stacking', province: id })),
      },
      { label: slip.income, text: incomeText, known: gold.known, source: gold.known ? gold.source : gold.source + sum },
      { label: slip.coast, text: row.coast, ...said(sourceOf({ table: 'coast', province: id })) },
    ],
    offMap: false,
    spoken: fill(words.describe, { ...row, stacking, income: incomeText, coast: onCoast }),
  };
}
