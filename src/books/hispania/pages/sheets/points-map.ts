import type { NationId, ProvinceId, ZoneId } from '../../engine/data/ids.ts';
import { PROVINCES, ZONES } from '../../engine/data/ids.ts';
import { isReconstructed } from '../../engine/data/provenance.ts';
import type { ViewBox } from '../../ui/board/types.ts';
import { fit, WHOLE } from '../../ui/board/view.ts';
import { VALUES } from '../values.ts';

/** The worth of a province at a scoring, in half points. */
export interface Worth {
  readonly province: ProvinceId;
  readonly vp: number;
  /** The value is ours, not the rulebook's. */
  readonly ours: boolean;
  /** 1 to 3: the worth relative to the maximum of any province for the nation. */
  readonly tone: 1 | 2 | 3;
}

/** One map: the worth of provinces at the end of these turns. */
export interface PointsOnMap {
  readonly turns: readonly number[];
  readonly worth: readonly Worth[];
  /** For points by zones: the additional points for a whole zone, in half points. */
  readonly zones: readonly { readonly zone: ZoneId; readonly each: number; readonly all: number }[];
}

/** The maps of a nation's points, turn by turn; turns with equal values share one. */
export function pointsMaps(nation: NationId): readonly PointsOnMap[] {
  const { provincePoints, zonePoints } = VALUES.nations[nation];
  const tables = [
    ...Object.entries(provincePoints).map(([turn, points]) => ({
      turn: Number(turn),
      zones: [],
      values: PROVINCES.flatMap((province) => {
        const vp = points?.[province] ?? 0;
        const ours = isReconstructed({ table: 'points', nation, turn: Number(turn), province });
        return vp > 0 ? { province, vp, ours } : [];
      }),
    })),
    ...zonePoints.map(({ turn, zones }) => ({
      turn,
      zones: ZONES.flatMap((zone) => (zones[zone] ? { zone, ...zones[zone] } : [])),
      values: PROVINCES.flatMap((province) => {
        const vp = zones[VALUES.provinces[province].zone]?.each ?? 0;
        return vp > 0 ? { province, vp, ours: false } : [];
      }),
    })),
  ].sort((a, b) => a.turn - b.turn);
  const most = Math.max(...tables.flatMap(({ values }) => values.map(({ vp }) => vp)));
  const maps: (Omit<PointsOnMap, 'turns'> & { readonly turns: number[]; readonly written: string })[] = [];
  for (const { turn, zones, values } of tables) {
    if (values.length === 0) continue;
    const written = JSON.stringify([zones, values]);
    const same = maps.find((map) => map.written === written);
    if (same) same.turns.push(turn);
    else {
      const worth = values.map((value) => ({ ...value, tone: Math.ceil((3 * value.vp) / most) as Worth['tone'] }));
      maps.push({ turns: [turn], zones, worth, written });
    }
  }
  return maps.map(({ turns, worth, zones }) => ({ turns, worth, zones }));
}

/** A smaller part of the map shows too little of its surroundings; a much larger one saves no room. In map units. */
const [LEAST, MOST] = [560, 700];

/** The view of a sheet's maps: the provinces with a worth on any of them, and their surroundings. */
export function viewOf(maps: readonly PointsOnMap[]): ViewBox {
  const counting = [...new Set(maps.flatMap(({ worth }) => worth.map(({ province }) => province)))];
  const near = fit({ view: counting, ratio: WHOLE.h / WHOLE.w });
  if (near.w > MOST) return WHOLE;
  const w = Math.max(LEAST, near.w);
  const h = Math.round((w * WHOLE.h) / WHOLE.w);
  const slide = (middle: number, size: number, from: number, room: number): number =>
    Math.round(Math.max(from, Math.min(from + room - size, middle - size / 2)));
  return {
    x: slide(near.x + near.w / 2, w, WHOLE.x, WHOLE.w),
    y: slide(near.y + near.h / 2, h, WHOLE.y, WHOLE.h),
    w,
    h,
  };
}
