import type { ProvinceId } from '../../../hispania/data/ids.ts';
import { PROVINCE_TABLE } from '../../../hispania/data/provinces.ts';
import { GlyphSymbols } from '../GlyphDefs.tsx';
import type { GlyphName } from '../glyphs.ts';
import { type Drawn, drawnIn } from './drawn.ts';
import type { Outlines } from './geometry.ts';
import { MapLines } from './MapLines.tsx';
import rawOutlines from './outlines.generated.json' with { type: 'json' };
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

export interface MapDefsProps {
  /** The views of all boards on the page; whatever shows in one of them is drawn, once. */
  readonly views: readonly View[];
  /** Glyphs the page needs besides those of the board. */
  readonly glyphs?: readonly GlyphName[];
}

/**
 * Server only, once a page, before any board: every shape the page's boards refer to. `#map-ground` is land and sea with their
 * relief, `#map-lines` what is drawn over a veil: borders, rivers, coasts, straits, anchors, trays.
 */
export function MapDefs({ views, glyphs = [] }: MapDefsProps) {
  const drawn = drawnIn(outlines, views.map(fit));
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <GlyphSymbols names={[...new Set([...BOARD_GLYPHS, ...glyphs])]} />
        <clipPath id="map-frame">
          <rect x="-120" y="-120" width="1360" height="1152" />
        </clipPath>
        <pattern id="map-wave" width="96" height="56" patternUnits="userSpaceOnUse">
          <path d="M8 12c3-3.4 6-3.4 9 0s6 3.4 9 0M58 40c3-3.4 6-3.4 9 0s6 3.4 9 0 6-3.4 9 0" />
        </pattern>
        {drawn.provinces.map((id) => (
          <Outline key={id} id={id} />
        ))}
        <g id="map-shore">
          {drawn.provinces.map((id) => outlines.places[id].coast && <use key={id} href={`#co-${id}`} />)}
          {drawn.abroad.map((id) => (
            <path key={id} d={outlines.abroad[id].coast} />
          ))}
        </g>
        <Ground drawn={drawn} />
        <MapLines outlines={outlines} drawn={drawn} />
      </defs>
    </svg>
  );
}

/** The coast stands beside the outline, whose text it repeats. */
function Outline({ id }: { readonly id: ProvinceId }) {
  const { path, coast } = outlines.places[id];
  return (
    <>
      <path id={`pv-${id}`} d={path} />
      {coast && <path id={`co-${id}`} d={coast} />}
      <clipPath id={`cp-${id}`}>
        <use href={`#pv-${id}`} />
      </clipPath>
    </>
  );
}

function Ground({ drawn }: { readonly drawn: Drawn }) {
  const land = (terrain: 'plain' | 'mountain') =>
    drawn.provinces
      .filter((id) => PROVINCE_TABLE[id].terrain === terrain)
      .map((id) => <use key={id} href={`#pv-${id}`} />);
  return (
    <g id="map-ground" clip-path="url(#map-frame)">
      <rect class="sea" x="-120" y="-120" width="1360" height="1152" />
      <rect fill="url(#map-wave)" x="-120" y="-120" width="1360" height="1152" />
      {[1, 2, 3, 4].map((line) => (
        <use key={line} href="#map-shore" class={`wl${line}`} />
      ))}
      {drawn.abroad.map((id) => (
        <path key={id} class="off" d={outlines.abroad[id].land} />
      ))}
      <g class="plain">{land('plain')}</g>
      <g class="mountain">{land('mountain')}</g>
      <g class="relief">
        {drawn.provinces.map((id) => outlines.places[id].relief && <path key={id} d={outlines.places[id].relief} />)}
      </g>
    </g>
  );
}
