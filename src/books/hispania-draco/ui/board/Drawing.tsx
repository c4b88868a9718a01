import { Drawing as Svg } from '../../../../ui/Drawing.tsx';
import { isSea, isTown, shieldOf } from '../../engine/data/geography.ts';
import { SPACES, type SpaceId } from '../../engine/data/ids.ts';
import { type Frame, hasAll, isIn } from './frame.ts';
import { CARTOUCHE, TRAY } from './furniture.ts';
import { MarksAbove, MarksBelow } from './MarksDrawn.tsx';
import type { Drawn } from './marks.ts';
import { Standing, Stick } from './pieces.tsx';
import { BOX, PLACES } from './places.ts';
import { Tray } from './Tray.tsx';

/** Spaces so far outside a frame may have pieces in it. */
const EDGE = 60;

/** Spaces from north to south: a pile stands before the ring behind it. */
const FROM_NORTH: readonly SpaceId[] = [...SPACES].sort((a, b) => PLACES[a][1] - PLACES[b][1]);

interface Props extends Drawn {
  readonly frame: Frame;
  /** The accessible name of a picture by itself; without it the drawing is hidden, because the text beside it says all. */
  readonly title?: string;
}

/** Land, pieces, names and marks of a part of the map. `BoardDefs` has its parts once for each page. */
export function Drawing({ view, marks, words, frame, title }: Props) {
  const { piles, roads, river, tray } = view;
  const isDimmed = marks.fight !== undefined || marks.ahead !== undefined;
  return (
    <Svg
      title={title}
      class={`board-drawing wide-${frame.width}`}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      focusable="false"
    >
      <use href="#map-land" width={BOX.width} height={BOX.height} />
      {river && <use class="barred-river" href="#river-durius" />}
      {roads.map(([a, b]) => (
        <Stick key={`${a} ${b}`} a={a} b={b} />
      ))}
      {isDimmed && <rect class="veil" {...frame} />}
      <MarksBelow marks={marks} />
      <use href="#map-rings" width={BOX.width} height={BOX.height} />
      {FROM_NORTH.map((at) => {
        const pile = piles[at];
        return (
          pile &&
          isIn(frame, at, EDGE) && (
            <g key={at} data-at={at}>
              {isSea(at) && <SeaWell at={at} />}
              <Standing at={at} pile={pile} />
              {isTown(at) ? (
                <use href={`#shield-${at}`} />
              ) : (
                <use href={`#sea-${shieldOf(at)}`} x={PLACES[at][0]} y={PLACES[at][1]} />
              )}
            </g>
          )
        );
      })}
      {hasAll(frame, CARTOUCHE) && <use href="#map-title" width={BOX.width} height={BOX.height} />}
      {hasAll(frame, TRAY) && <Tray tray={tray} words={words} />}
      <MarksAbove marks={marks} view={view} words={words} />
    </Svg>
  );
}

/** The water under a ship: without the waves that its hull would cut. */
function SeaWell({ at }: { readonly at: SpaceId }) {
  const [x, y] = PLACES[at];
  return (
    <g class="sea-well" transform={`translate(${x} ${y})`}>
      <circle r="20" />
      <path d="M-12 13c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0" />
    </g>
  );
}
