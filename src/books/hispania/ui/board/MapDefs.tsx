import { GlyphSymbols } from '../../../../ui/GlyphDefs.tsx';
import type { ProvinceId } from '../../engine/data/ids.ts';
import { PROVINCE_TABLE } from '../../engine/data/provinces.ts';
import { GLYPHS, type GlyphName } from '../glyphs.ts';
import { Lay } from './Board.tsx';
import { type Drawn, drawnIn, type Fineness } from './drawn.ts';
import type { Outlines } from './geometry.ts';
import { MapLines } from './MapLines.tsx';
import rawOutlines from './outlines.generated.json' with { type: 'json' };
import type { BoardProps } from './types.ts';
import { fit, type View } from './view.ts';

const outlines = rawOutlines as unknown as Outlines;

/** The glyphs that counters and anchors refer to. */
export const BOARD_GLYPHS: readonly GlyphName[] = [
  'infantry',
  'elite',
  'cavalry',
  'knight',
  'knight-damaged',
  'knight-guest',
  'berber',
  'leader',
  'fort',
  'castle',
  'castle-2',
  'castle-1',
  'ruin',
  'anchor-open',
  'anchor-crossed',
];

/** The glyphs that the table needs in addition: the signs of its players, the counter of points and gold, dice. */
export const TABLE_GLYPHS: readonly GlyphName[] = Object.keys(GLYPHS) as GlyphName[];

/** The whole map is drawn as finely as the data; the lines of a figure are a little coarser. */
const FINE: Fineness = { tolerance: 0, step: 0.1 };
const BROAD: Fineness = { tolerance: 1.25, step: 1 };

export interface MapDefsProps {
  /** The views of all boards on the page. A shape that shows in one of them is drawn once. */
  readonly views: readonly View[];
  /** The glyphs that counters, anchors and text refer to. */
  readonly glyphs?: readonly GlyphName[];
  /** Mountains: `peaks` are placed individually, clear of names and counters; `tile` is for figures and is small. */
  readonly relief?: 'peaks' | 'tile';
  /** Drawings on the page as a `Figure`, by their ids. */
  readonly figures?: Readonly<Record<string, BoardProps>>;
  /** Places whose highlights are clipped to them from the start. A live board adds the others that it needs. */
  readonly clips?: readonly ProvinceId[];
}

/**
 * Server only; used once a page, before any board. It holds every shape that the page's boards refer to. `#map-ground` is land and sea
 * with their relief; `#map-lines` is drawn over a veil: borders, rivers, straits, anchors.
 */
export function MapDefs({ views, glyphs = BOARD_GLYPHS, relief = 'peaks', figures = {}, clips = [] }: MapDefsProps) {
  const drawn = drawnIn(outlines, views.map(fit), relief === 'tile' ? BROAD : FINE);
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <GlyphSymbols names={glyphs} shapes={GLYPHS} />
        <pattern id="map-wave" width="96" height="56" patternUnits="userSpaceOnUse">
          <path d="M8 12c3-3.4 6-3.4 9 0s6 3.4 9 0M58 40c3-3.4 6-3.4 9 0s6 3.4 9 0 6-3.4 9 0" />
        </pattern>
        {relief === 'tile' && <Tile />}
        <Land drawn={drawn} />
        {clips.map((id) => (
          <clipPath key={id} id={`cp-${id}`}>
            <use href={`#pv-${id}`} />
          </clipPath>
        ))}
        <Ground drawn={drawn} relief={relief} />
        <MapLines outlines={outlines} drawn={drawn} />
        {Object.entries(figures).map(([id, figure]) => (
          <g key={id} id={`fig-${id}`}>
            <Lay {...figure} />
          </g>
        ))}
      </defs>
    </svg>
  );
}

/**
 * All outlines. The coastal ones are separate: waterlines follow them and are drawn before the land, which hides their inner half.
 * Mountains have a class, for a style that fills them differently from plains.
 */
function Land({ drawn }: { readonly drawn: Drawn }) {
  const coastal = (id: ProvinceId): boolean => PROVINCE_TABLE[id].coast !== 'none';
  const outline = (id: ProvinceId) => (
    <path
      key={id}
      id={`pv-${id}`}
      class={PROVINCE_TABLE[id].terrain === 'mountain' ? 'mt' : undefined}
      d={drawn.outline(id)}
    />
  );
  return (
    <>
      <g id="map-abroad">
        {drawn.abroad.map((id) => (
          <path key={id} d={drawn.outline(id)} />
        ))}
      </g>
      <g id="map-land">
        <g id="map-shore">{drawn.provinces.filter(coastal).map(outline)}</g>
        {drawn.provinces.filter((id) => !coastal(id)).map(outline)}
      </g>
    </>
  );
}

function Tile() {
  const { peaks, tile } = outlines.relief;
  return (
    <pattern id="map-peaks" width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
      <defs>
        {peaks.map((path, i) => (
          <path key={path} id={`peak${i}`} d={path} />
        ))}
      </defs>
      {tile.set.map(([peak, x, y]) => (
        <use key={`${x} ${y}`} href={`#peak${peak}`} x={x} y={y} />
      ))}
    </pattern>
  );
}

/** The area of the sea, which extends beyond the map. */
const FRAME = { x: -120, y: -120, width: 1360, height: 1152 };

function Ground({ drawn, relief }: { readonly drawn: Drawn; readonly relief: 'peaks' | 'tile' }) {
  return (
    <g id="map-ground">
      <rect class="sea" {...FRAME} />
      <rect fill="url(#map-wave)" {...FRAME} />
      {[1, 2, 3, 4, 5].map((line) => (
        <g key={line} class={`wl${line}`}>
          <use href="#map-shore" />
          {drawn.abroad.length > 0 && <use href="#map-abroad" />}
        </g>
      ))}
      {drawn.abroad.length > 0 && <use href="#map-abroad" class="off" />}
      <use href="#map-land" class="land" />
      {relief === 'tile' ? (
        <use href="#map-land" class="tiles" style="--mt:url(#map-peaks)" />
      ) : (
        <g class="relief">
          {drawn.provinces.map((id) => outlines.relief.placed[id] && <path key={id} d={outlines.relief.placed[id]} />)}
        </g>
      )}
    </g>
  );
}
