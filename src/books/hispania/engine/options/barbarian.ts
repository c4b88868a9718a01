import { NATIONS, type NationId, type ProvinceId } from '../data/ids.ts';
import { RELIGION_FROM } from '../data/turns.ts';
import type { Killed } from '../facts/units.ts';
import { award, halve } from '../rules/points.ts';
import { at, type Draft, plays, reading, type View } from '../rules/view.ts';

/**
 * Rule 14.8: each nation scores by its sheet or by the values here, whichever is better, for each province and each
 * unit separately (ruling barbarian-scoring). All points are half points; half gold counts as half points.
 */

/**
 * Points for destroyed units: of another religion, of any, and infantry of the other of the two religions
 * (14.8-own-turn).
 */
const FOREIGN = { leader: 10, knight: 6, castle: 6 } as const;
const ANY = { elite: 4, cavalry: 4, fort: 4 } as const;
const INFANTRY = 2;
/** For each castle at the end of a scoring turn (14.8-turn-end). */
const CASTLE = 4;

/**
 * A nation's points for one unit or leader of another, the better of the two values. `of` is the former owner, `sheet`
 * the value of the nation's own sheet.
 */
export function barbarianKills(
  view: View,
  nation: NationId,
  killed: Killed,
  of: NationId | undefined,
  sheet: number,
): number {
  if (!plays(view, 'barbarian') || of === undefined || of === nation) return sheet;
  return Math.max(sheet, worth(view, nation, killed.kind, of));
}

function worth(view: View, nation: NationId, kind: Killed['kind'], of: NationId): number {
  const value = (values: { readonly [kind: string]: number }) =>
    Object.hasOwn(values, kind) ? (values[kind] ?? 0) : 0;
  if (kind === 'infantry') return areOpposed(view, nation, of) ? INFANTRY : 0;
  return value(ANY) + (areForeign(view, nation, of) ? value(FOREIGN) : 0);
}

/** Before turn 11 every nation has its own religion; from then on nations are Muslim or Christian. */
function areForeign({ state, tables }: View, a: NationId, b: NationId): boolean {
  return state.turn < RELIGION_FROM || tables.nations[a].religion !== tables.nations[b].religion;
}

/** Infantry scores only between Christians and Muslims, so never before turn 11 (ruling barbarian-infantry). */
function areOpposed(view: View, a: NationId, b: NationId): boolean {
  if (view.state.turn < RELIGION_FROM && reading(view, 'barbarian-infantry') === 'a') return false;
  return areForeign(view, a, b);
}

/**
 * A province's points at a scoring: the value of the sheet, or the income if that is higher. `value` is from the
 * sheet's table; points of the sheet for zones, castles or ruins are scored separately.
 */
export function barbarianProvince(view: View, nation: NationId, place: ProvinceId, value: number): number {
  if (!plays(view, 'barbarian')) return value;
  const { income } = view.tables.provinces[place];
  return value + Math.max(0, income - value - besides(view, nation, place));
}

/** A sheet's points for a province on this turn besides its table. */
function besides(view: View, nation: NationId, place: ProvinceId): number {
  const { state, tables } = view;
  const { zonePoints, specialPoints } = tables.nations[nation];
  const { zone, income } = tables.provinces[place];
  const there = at(view, place);
  let sum = zonePoints.find(({ turn }) => turn === state.turn)?.zones[zone]?.each ?? 0;
  for (const special of specialPoints) {
    if (!('turn' in special) || special.turn !== state.turn) continue;
    const castle = there.some((c) => c.kind === 'castle' && c.owner === nation);
    const ruin = there.some((c) => c.kind === 'ruin');
    if (special.kind === 'castle-income') sum += castle ? income : special.other;
    if (special.kind === 'ruins') sum += ruin ? income : special.other;
  }
  return sum;
}

/** The end of a scoring turn: each castle of a nation on the map; a subject keeps half (9.6-points). */
export function scoreBarbarianCastles(draft: Draft): void {
  if (!plays(draft, 'barbarian') || !draft.tables.scoringTurns.includes(draft.state.turn)) return;
  for (const nation of NATIONS) {
    const kept = draft.state.nations[nation];
    if (!kept || kept.ended) continue;
    const castles = (Object.keys(draft.tables.provinces) as ProvinceId[]).filter((place) =>
      at(draft, place).some((c) => c.kind === 'castle' && c.owner === nation),
    );
    award(draft, nation, CASTLE * castles.length, '14.8-turn-end', 'castles', castles);
    halve(draft, nation, CASTLE * castles.length);
  }
}
