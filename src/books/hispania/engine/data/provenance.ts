/** The source of each value: the rulebook or our reconstruction. Pages read this; the engine does not. */

import { PROVEN_BORDERS, PROVEN_RIVERS, STRAIT_LINES } from './borders.sources.ts';
import type { CombatKind, NationId, OffMapId, ProvinceId } from './ids.ts';
import {
  AVERAGE_LINES,
  INCOME_SOURCES,
  KILL_POINTS_KNOWN,
  POINT_LINES,
  POOL_LINES,
  RECONSTRUCTED_SUBMISSIONS,
} from './nations.sources.ts';
import {
  COAST_LINES,
  INCOME_LINES,
  RECONSTRUCTED_COASTS,
  STACKING_LINES,
  TERRAIN_LINES,
  ZONE_LINES,
} from './provinces.sources.ts';
import { RULE_TABLE } from './rule-table.ts';
import { KNOWN_SET_UP } from './scenarios.sources.ts';
import { sameBorder } from './sets.ts';
import type { Source } from './sources.ts';
import { known, reconstructed } from './sources.ts';
import { YEAR_LINES } from './turns.sources.ts';

/** Names one value of the tables. */
export type ValueRef =
  | {
      readonly table: 'zone' | 'terrain' | 'stacking' | 'income' | 'coast' | 'south-of-douro';
      readonly province: ProvinceId;
    }
  | { readonly table: 'border' | 'river'; readonly between: readonly [ProvinceId, ProvinceId] }
  | { readonly table: 'straits' }
  | { readonly table: 'off-map'; readonly place: OffMapId }
  | { readonly table: 'nation-income' | 'kills' | 'average' | 'submission'; readonly nation: NationId }
  | { readonly table: 'pool'; readonly nation: NationId; readonly kind: CombatKind }
  | { readonly table: 'points'; readonly nation: NationId; readonly turn: number; readonly province: ProvinceId }
  | { readonly table: 'set-up'; readonly turn: 1 | 4; readonly nation: NationId; readonly province: ProvinceId }
  | { readonly table: 'token-count' }
  | { readonly table: 'years'; readonly turn: number };

/** The source of one value. */
export function sourceOf(ref: ValueRef): Source {
  switch (ref.table) {
    case 'zone':
      return known(...ZONE_LINES);
    case 'terrain':
      return known(...TERRAIN_LINES);
    case 'stacking':
      return known(...STACKING_LINES);
    case 'income':
      return line(INCOME_LINES[ref.province], 'map-not-public');
    case 'coast':
      return RECONSTRUCTED_COASTS.includes(ref.province) ? reconstructed('map-not-public') : known(...COAST_LINES);
    case 'south-of-douro':
      return reconstructed('map-not-public');
    case 'border':
      return line(PROVEN_BORDERS.find((b) => sameBorder(b.between, ref.between))?.line, 'map-not-public');
    case 'river':
      return line(PROVEN_RIVERS.find((b) => sameBorder(b.between, ref.between))?.line, 'map-not-public');
    case 'straits':
      return known(...STRAIT_LINES);
    case 'off-map':
      return ref.place === 'africa' ? known(570) : reconstructed('map-not-public');
    case 'nation-income':
      return INCOME_SOURCES[ref.nation];
    case 'kills':
      return KILL_POINTS_KNOWN.includes(ref.nation)
        ? known(...RULE_TABLE[`11-${ref.nation}`].lines)
        : reconstructed('sheet-not-public');
    case 'submission':
      return RECONSTRUCTED_SUBMISSIONS.includes(ref.nation)
        ? reconstructed('sheet-not-public')
        : known(...RULE_TABLE[`11-${ref.nation}`].lines);
    case 'average':
      return line(AVERAGE_LINES[ref.nation], 'sheet-not-public');
    case 'pool':
      return line(POOL_LINES[ref.nation]?.[ref.kind], 'sheet-not-public');
    case 'points': {
      const lines = POINT_LINES[ref.nation]?.[ref.turn];
      return line(typeof lines === 'number' ? lines : lines?.[ref.province], 'sheet-not-public');
    }
    case 'set-up':
      return line(
        KNOWN_SET_UP.find((k) => k.turn === ref.turn && k.nation === ref.nation && k.province === ref.province)?.line,
        'set-up-not-public',
      );
    case 'token-count':
      return reconstructed('token-counts-lost');
    case 'years':
      return line(YEAR_LINES[ref.turn], 'dates-not-printed');
  }
}

/** Whether a value is our reconstruction, and has to be shown as such. */
export function isReconstructed(ref: ValueRef): boolean {
  return sourceOf(ref).kind === 'reconstructed';
}

function line(number: number | undefined, reason: Parameters<typeof reconstructed>[0]): Source {
  return number === undefined ? reconstructed(reason) : known(number);
}
