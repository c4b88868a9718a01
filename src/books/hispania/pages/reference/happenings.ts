import type { Lang } from '../../../../words/lang.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import { LEADERS, type LeaderId, NATIONS, type NationId } from '../../engine/data/ids.ts';
import type { Arrival, SpecialPoints } from '../../engine/data/types.ts';
import { heirs, lifespan } from '../lifespan.ts';
import { forebears } from '../sheets/kin.ts';
import { dataWords } from '../sheets/words.ts';
import { VALUES } from '../values.ts';
import { referenceWords } from './words.ts';

/** The signs of a nation on a turn in the timeline. */
export interface Signs {
  /** Units that arrive, including castles; `upTo` if they only fill up to a number. */
  readonly units: number;
  readonly upTo: boolean;
  readonly leaders: readonly LeaderId[];
  readonly twice: boolean;
  readonly again: boolean;
  readonly scores: boolean;
  readonly heirs: readonly NationId[];
  /** Removed without an heir. */
  readonly out: boolean;
}

/** Whether a nation plays on a turn, if it survives as long as possible. */
export function plays(nation: NationId, turn: number): boolean {
  const { from, to } = lifespan(nation);
  return from <= turn && turn <= to;
}

const arrivalsOn = (nation: NationId, turn: number): readonly Arrival[] => VALUES.nations[nation].arrivals[turn] ?? [];

/** Whether a nation scores for provinces at the end of a turn: on turn 21 by the table of 19, if it has none of its own. */
export function scoresOn(nation: NationId, turn: number): boolean {
  const { provincePoints, zonePoints, specialPoints } = VALUES.nations[nation];
  const table = provincePoints[turn] ?? (turn === 21 ? provincePoints[19] : undefined);
  const special = specialPoints.some(
    (one) =>
      (one.kind === 'castle-income' || one.kind === 'ruins' || one.kind === 'zones-own-turn') && one.turn === turn,
  );
  return plays(nation, turn) && (table !== undefined || special || zonePoints.some((one) => one.turn === turn));
}

/** The changes for a nation on a turn, at a glance. */
export function signsOf(nation: NationId, turn: number): Signs {
  const { invasions, ardour, ends } = VALUES.nations[nation];
  const arrivals = arrivalsOn(nation, turn);
  const counts = arrivals.flatMap(({ units = {} }) => Object.values(units));
  const ending = ends?.turn === turn;
  return {
    units: counts.reduce((sum, count) => sum + count, 0),
    upTo: arrivals.some(({ fillUp }) => fillUp === true),
    leaders: arrivals.flatMap(({ leaders = [] }) => leaders),
    twice: invasions.includes(turn),
    again: ardour.some((one) => one.turn === turn),
    scores: scoresOn(nation, turn),
    heirs: ending ? heirs(nation) : [],
    out: ending && heirs(nation).length === 0,
  };
}

/** The turns to which special points belong; undefined if they may come on any turn. */
function turnsOf(special: SpecialPoints): readonly [from: number, to: number] | undefined {
  if ('turns' in special) return special.turns;
  return 'turn' in special ? [special.turn, special.turn] : undefined;
}

/** The events of a nation on a turn, as sentences; empty if it only plays. */
export function happenings(nation: NationId, turn: number, lang: Lang): readonly Rich[] {
  const { sheet, fate, specialPoints, leader } = dataWords(lang);
  const { timeline: words } = referenceWords(lang);
  const of = VALUES.nations[nation];
  const { from } = lifespan(nation);
  const arrivals = arrivalsOn(nation, turn).map((arrival): Rich => {
    const who = [sheet.arrivalUnits(arrival), ...(arrival.leaders ?? []).map(leader)].filter(Boolean).join(', ');
    return t`${who}: ${sheet.arrivalWhere(arrival)}.`;
  });
  const leaving = LEADERS.map((id) => ({ id, ...VALUES.leaders[id].leaves })).filter(
    (one) => one.of === nation && one.turn === turn,
  );
  const set: readonly (Rich | false)[] = [
    turn === 1 && from === 1 && VALUES.setUps[1][nation] !== undefined && [words.begins],
    ...(turn === from
      ? forebears(nation).map((old) => fate.heir(old, lifespan(old).to, VALUES.nations[old].ends))
      : []),
    ...leaving.filter(({ when }) => when === 'start').map(({ id }): Rich => [words.leaves(leader(id), 'start')]),
    ...arrivals,
    of.income.kind !== 'none' && of.income.from === turn && turn > from && [words.income],
    of.invasions.includes(turn) && [`${sheet.invasion(turn)}.`],
    of.zeal.includes(turn) && [`${sheet.zeal(turn)}.`],
    of.unlimitedStacks?.turn === turn && [`${sheet.unlimited(turn, of.unlimitedStacks.leaders.map(leader))}.`],
    of.navalSupremacy.includes(turn) && [`${sheet.supremacy([turn])}.`],
    ...of.ardour.filter((one) => one.turn === turn).map((one): Rich => [`${sheet.ardour(one, leader)}.`]),
    ...of.freeCastles.filter((one) => one.turn === turn).map((one) => fate.freeCastles(one)),
    ...of.specialPoints
      .filter((one) => {
        const [first, last] = turnsOf(one) ?? [0, 0];
        return first <= turn && turn <= last;
      })
      .map((one) => specialPoints(one, leader)),
    of.zonePoints.some((one) => one.turn === turn) && [words.scoresZones],
    (of.provincePoints[turn] !== undefined || (turn === 21 && of.provincePoints[19] !== undefined)) &&
      plays(nation, turn) && [words.scoresProvinces],
    ...leaving.filter(({ when }) => when === 'end').map(({ id }): Rich => [words.leaves(leader(id), 'end')]),
    of.overlord?.until === turn && [words.subjectsFree],
    of.ends?.turn === turn && fate.ending(of.ends),
  ];
  return set.filter((one) => one !== false);
}

/** The nations with events on a turn, in the order of play. */
export function happeningOn(
  turn: number,
  lang: Lang,
): readonly { readonly nation: NationId; readonly told: readonly Rich[] }[] {
  return NATIONS.map((nation) => ({ nation, told: happenings(nation, turn, lang) })).filter(
    ({ told }) => told.length > 0,
  );
}
