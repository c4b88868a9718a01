import type { NationId, ProvinceId, ZoneId } from '../../engine/data/ids.ts';
import { PROVINCES, ZONES } from '../../engine/data/ids.ts';
import { isReconstructed } from '../../engine/data/provenance.ts';
import type { ViewBox } from '../../ui/board/types.ts';
import { fit, WHOLE } from '../../ui/board/view.ts';
import { VALUES } from '../values.ts';

/** What a province is worth at a scoring, in half points. */
export interface Worth {
  readonly province: ProvinceId;
  readonly vp: number;
  /** Not the rulebook's value but ours. */
  readonly ours: boolean;
  /** 1 to 3: how much that is, beside the most that any province is ever worth to the nation. */
  readonly tone: 1 | 2 | 3;
}

/** One map: what provinces are worth at the end of these turns. */
export interface PointsOnMap {
  readonly turns: readonly number[];
  readonly worth: readonly Worth[];
  /** Of points that go by zones: those that a whole zone brings beside, in half points. */
  readonly zones: readonly { readonly zone: ZoneId; readonly each: number; readonly all: number }[];
}

/** The maps of what a nation plays for, turn by turn; turns on which everything is worth the same share one. */
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

/** A part of the map smaller than this shows too little of where it lies; one much larger saves nothing. In map units. */
const [LEAST, MOST] = [560, 700];

/** What the maps of a sheet look at: the provinces that are worth anything on one of them, with what lies around. */
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
