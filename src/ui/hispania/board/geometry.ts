import type { PlaceId, ProvinceId, RiverId } from '../../../hispania/data/ids.ts';
import type { LabelSpot } from './label.ts';

/** Shapes of the two files that `scripts/build-map.ts` writes. Lengths are map units, angles degrees. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** What is drawn of a province; only the server reads it. */
export interface PlaceOutline {
  readonly path: string;
  readonly coast?: string;
  /** Peaks of a mountain province. */
  readonly relief?: string;
  readonly anchor?: readonly [x: number, y: number];
  readonly crossed?: boolean;
}

export interface MapLine {
  readonly kind: 'border' | 'zone' | 'frontier' | 'river';
  readonly of: readonly ProvinceId[];
  readonly parts: readonly { readonly path: string; readonly width?: number }[];
}

export interface Outlines {
  readonly places: Readonly<Record<ProvinceId, PlaceOutline>>;
  readonly lines: readonly MapLine[];
  readonly abroad: Readonly<Record<'gaul' | 'africa', { readonly land: string; readonly coast: string }>>;
  readonly straits: readonly {
    readonly between: readonly [PlaceId, PlaceId];
    readonly path: string;
    readonly heads: readonly (readonly [x: number, y: number, angle: number])[];
  }[];
  readonly trays: Readonly<Partial<Record<PlaceId, Box>>>;
}

export interface PlaceLayout {
  readonly box: Box;
  readonly label: LabelSpot;
  /** Middle of its counters. */
  readonly stack: readonly [x: number, y: number];
  /** A province's outline in a dozen points, x and y in turn. */
  readonly rough?: readonly number[];
}

/** Where things stand; light enough for the browser. */
export interface Layout {
  readonly places: Readonly<Record<PlaceId, PlaceLayout>>;
  /** Middle and direction of each shared border, by both ids in alphabetical order, `avila~toledo`. */
  readonly borders: Readonly<Record<string, readonly [x: number, y: number, angle: number]>>;
  /** The bow of each strait from its first place to its second, `africa~cadiz`: start, the point that bends it, end. */
  readonly straits: Readonly<Record<string, readonly [number, number, number, number, number, number]>>;
  readonly rivers: Readonly<Record<RiverId, readonly [x: number, y: number, turn: number]>>;
}
