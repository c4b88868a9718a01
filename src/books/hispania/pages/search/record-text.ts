import { half } from '../../../../words/half.ts';
import type { Lang } from '../../../../words/lang.ts';
import type { SceneWords } from '../../../../words/scene-words.ts';
import type { LeaderId, NationId, PlaceId, ProvinceId } from '../../engine/data/ids.ts';
import { isReconstructed } from '../../engine/data/provenance.ts';
import type { Arrival } from '../../engine/data/types.ts';
import { lifespan } from '../lifespan.ts';
import { mapWords } from '../map-words.ts';
import { type DataWords, plain } from '../sheets/words.ts';
import { VALUES } from '../values.ts';

/** The content of a nation's sheet, as one text for the search. */
export function nationText(id: NationId, words: DataWords): string {
  const nation = VALUES.nations[id];
  const { sheet, pages, names, leader } = words;
  const { ends, founding } = nation;
  const arrivals = Object.entries(nation.arrivals).flatMap(([turn, all]: [string, readonly Arrival[] | undefined]) =>
    (all ?? []).map((arrival) => {
      const what = [sheet.arrivalUnits(arrival), ...(arrival.leaders ?? []).map(leader)].filter(Boolean).join(', ');
      return `${pages.turn} ${turn}: ${what}: ${plain(sheet.arrivalWhere(arrival), names)}`;
    }),
  );
  return sentences([
    sheet.plays(nation.order, lifespan(id).from, ends?.turn),
    ...arrivals,
    `${pages.nation.income}: ${sheet.income(nation.income)}`,
    ...nation.invasions.map(sheet.invasion),
    ...nation.zeal.map(sheet.zeal),
    ...nation.ardour.map((ardour) => sheet.ardour(ardour, leader)),
    ...nation.specialPoints.map((special) => plain(words.specialPoints(special, leader), names)),
    ...nation.freeCastles.map((castles) => plain(words.fate.freeCastles(castles), names)),
    ...(founding ? words.fate.founding(founding).map((sentence) => plain(sentence, names)) : []),
    ...(ends ? [plain(words.fate.ending(ends), names)] : []),
  ]);
}

/** Zone, terrain, stacking limit, income and neighbours of a province. */
export function provinceText(id: ProvinceId, { names, pages }: DataWords, lang: Lang): string {
  const { zone, terrain, stacking, income } = VALUES.provinces[id];
  const words = mapWords(lang).slip;
  const gold = isReconstructed({ table: 'income', province: id }) ? `‹${half(income)}›` : half(income);
  const pairs: readonly (readonly PlaceId[])[] = [...VALUES.borders.map(({ between }) => between), ...VALUES.straits];
  const neighbours = pairs.filter((pair) => pair.includes(id)).map((pair) => names.places[other(pair, id)]);
  return sentences([
    pages.province.lies(terrain, names.zones[zone]),
    `${words.stacking}: ${stacking}. ${words.income}: ${gold}`,
    pages.province.beside(neighbours),
  ]);
}

/** The arrival and the departure of a leader. */
export function leaderText(id: LeaderId, { names, pages, sheet }: DataWords): string {
  const { nation, arrives, leaves } = VALUES.leaders[id];
  const { turn, when, of } = leaves;
  return sentences([
    pages.leader.of(names.nations[nation]),
    `${pages.nation.comes}: ${pages.turn} ${arrives}`,
    `${pages.nation.leaves}: ${plain(sheet.leaderLeaves(turn, when, of === nation ? undefined : of), names)}`,
  ]);
}

/** The whole text of a scene: its steps, its questions, and the refusals by rules; without the solutions of tasks. */
export function sceneText({ about, steps, after, note, tasks, wrongs }: SceneWords, names: DataWords['names']): string {
  return [
    about,
    ...steps,
    after,
    ...(note ? [note] : []),
    ...Object.values(tasks).map(({ ask }) => ask),
    ...Object.values(wrongs).flatMap(({ label, because }) => [label, because]),
  ]
    .map((sentence) => plain(sentence, names))
    .join(' ');
}

function other(pair: readonly PlaceId[], id: PlaceId): PlaceId {
  return pair.find((place) => place !== id) ?? id;
}

function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.:!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
