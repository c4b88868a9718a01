import type { PlaceId, ProvinceId, RiverId } from '../../engine/data/ids.ts';
import type { LabelSpot } from './label.ts';

/** Shapes of the two files that `scripts/build-map.ts` writes. Lengths are map units, angles are degrees. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A stretch of coast or border, stored once for all provinces that it bounds; points x and y alternate. */
export interface MapArc {
  readonly kind: 'coast' | 'frontier' | 'border' | 'zone' | 'river';
  readonly of: readonly ProvinceId[];
  readonly line: readonly number[];
  /** Only for a river. */
  readonly width?: number;
}

/** The data of the drawing; only the server reads it. */
export interface Outlines {
  readonly arcs: readonly MapArc[];
  /** Rings of arcs in order; `~i` is arc `i` backwards. Neighbours mostly follow a shared arc in the same direction. */
  readonly shapes: Readonly<Record<ProvinceId, readonly (readonly number[])[]>>;
  /** Land beyond Hispania as a ring. */
  readonly abroad: Readonly<Record<'gaul' | 'africa', readonly number[]>>;
  readonly relief: {
    /** The strokes of each peak. */
    readonly peaks: readonly string[];
    /** A tile of peaks that can be repeated side by side. */
    readonly tile: { readonly width: number; readonly height: number; readonly set: readonly SetPeak[] };
    /** The peaks of each mountain province. */
    readonly placed: Readonly<Partial<Record<ProvinceId, string>>>;
  };
  readonly anchors: Readonly<
    Partial<Record<ProvinceId, { readonly at: readonly [x: number, y: number]; readonly crossed: boolean }>>
  >;
  readonly straits: readonly {
    readonly between: readonly [PlaceId, PlaceId];
    readonly path: string;
    readonly heads: readonly [StraitHead, StraitHead];
  }[];
  readonly trays: Readonly<Partial<Record<PlaceId, Box>>>;
}

type StraitHead = readonly [x: number, y: number, angle: number];
export type SetPeak = readonly [peak: number, x: number, y: number];

export interface PlaceLayout {
  readonly box: Box;
  readonly label: LabelSpot;
  /** Middle of its counters. */
  readonly stack: readonly [x: number, y: number];
  /** A province's outline in about a dozen points; x and y alternate. */
  readonly rough?: readonly number[];
}

/** Positions; small enough for the browser. */
export interface Layout {
  readonly places: Readonly<Record<PlaceId, PlaceLayout>>;
  /** Middle and direction of each shared border, by both ids in alphabetical order, `avila~toledo`. */
  readonly borders: Readonly<Record<string, readonly [x: number, y: number, angle: number]>>;
  /** The bow of each strait from its first place to its second, `africa~cadiz`: start, the point that bends it, end. */
  readonly straits: Readonly<Record<string, readonly [number, number, number, number, number, number]>>;
  readonly rivers: Readonly<Record<RiverId, readonly [x: number, y: number, turn: number]>>;
}
