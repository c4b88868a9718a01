import type { SpaceId } from '../../engine/data/ids.ts';
import { type GlyphName, PIECE } from '../glyphs.ts';
import { lengthOf, lineOf, tenth, turnOf } from './lines.ts';
import { PLACES } from './places.ts';
import type { Pile } from './view.ts';

/** The pieces on the map. `GlyphDefs` holds their shapes once for each page (`PIECE_GLYPHS`). */

/** The height of a band, and the middle of the lowest disc below the middle of its ring. */
const BAND = 6.9;
const LOWEST = 5;
/** The foot of a figure below the middle of its ring: in an empty ring, and on the first disc. */
const FOOT = 10.5;
const ON_DISC = 7.5;
/** The size of a ship in units, and its middle. */
const SHIP = { side: 43.6, x: 21.8, y: 22.9 } as const;

/** A piece with the middle of its disc, or the foot of its figure, at a point. */
function Piece({ is, x = 0, y }: { readonly is: GlyphName; readonly x?: number; readonly y: number }) {
  return <use href={`#g-${is}`} x={tenth(x - PIECE.side / 2)} y={tenth(y)} width={PIECE.side} height={PIECE.side} />;
}
const discAt = (y: number): number => y - PIECE.disc;
const figureAt = (y: number): number => y - PIECE.foot;

const DISC = {
  'praetor-ulterior': 'disc-praetor-ulterior',
  'praetor-citerior': 'disc-praetor-citerior',
  consul: 'disc-consul',
  legio: 'disc-legio',
  revolt: 'revolt',
} as const satisfies Record<Pile['discs'][number], GlyphName>;

/** How high a pile stands above the middle of its ring; 0 without one. */
export function heightOf({ discs, army, generals, fleet }: Pile): number {
  const onTop = army || generals.length > 0 ? FIGURE : 0;
  if (fleet) return Math.max(FIGURE - 1.5, SAIL);
  if (discs.length === 0) return onTop && onTop - FOOT;
  return onTop ? onTop - ON_DISC + BAND * discs.length : BAND * discs.length - LOWEST;
}

/** The height of a figure on its foot, and of a sail above the middle of its sea. */
const FIGURE = 27;
const SAIL = 20;

/** The figures of a pile: an army, generals. */
const figuresOf = ({ army, generals }: Pile): readonly GlyphName[] => [
  ...(army ? [army === 'special' ? ('special-army' as const) : ('army' as const)] : []),
  ...generals,
];

/**
 * What stands on a space, in its ring. Where the map is small (`board.css`) its pile is its top disc, larger, with the number of discs
 * beside it.
 */
export function Standing({ at, pile }: { readonly at: SpaceId; readonly pile: Pile }) {
  const [x, y] = PLACES[at];
  const { discs, fleet } = pile;
  const figures = figuresOf(pile);
  const foot = discs.length > 0 ? ON_DISC - BAND * discs.length : FOOT;
  const top = discs.at(-1);
  return (
    <g class="standing" transform={`translate(${x} ${y})`}>
      {fleet && <Ship withSail={figures.length === 0} />}
      <g class="discs near">
        {discs.map((disc, i) => (
          // A pile has an order, so the index identifies a disc.
          <Piece key={`${i}`} is={DISC[disc]} y={discAt(LOWEST - BAND * i)} />
        ))}
      </g>
      <g class="near">
        <Figures all={figures} y={fleet ? 1.5 : foot} />
      </g>
      <g class="far">
        {top && <Piece is={DISC[top]} y={discAt(LOWEST)} />}
        <Figures all={figures} y={fleet ? 1.5 : top ? ON_DISC - BAND : FOOT} />
        {discs.length > 1 && (
          <text x="13" y="-14">
            {discs.length}
          </text>
        )}
      </g>
    </g>
  );
}

/** Figures side by side on a foot. */
function Figures({ all, y }: { readonly all: readonly GlyphName[]; readonly y: number }) {
  return (
    <>
      {all.map((is, i) => (
        <Piece key={is} is={is} x={(i - (all.length - 1) / 2) * 21} y={figureAt(y)} />
      ))}
    </>
  );
}

/** A ship in its sea; a general stands where its sail would be. */
function Ship({ withSail }: { readonly withSail: boolean }) {
  return (
    <use
      class="ship"
      href={withSail ? '#g-fleet' : '#g-hull'}
      x={-SHIP.x}
      y={3 - SHIP.y}
      width={SHIP.side}
      height={SHIP.side}
    />
  );
}

/** Where the stick of a road ends before a ring, and the room between its cross lines. */
const STICK_GAP = 3;
const NOTCH = 9.5;

/** A road that is laid: a stick over the whole connection, because it is one segment. */
export function Stick({ a, b }: { readonly a: SpaceId; readonly b: SpaceId }) {
  const line = lineOf(a, b, STICK_GAP);
  const length = lengthOf(line);
  const notches = Math.max(1, Math.round(length / NOTCH));
  const [x, y] = line.from;
  return (
    <g class="laid-road" transform={`translate(${tenth(x)} ${tenth(y)}) rotate(${turnOf(line)})`}>
      <rect y="-4" width={tenth(length)} height="8" rx="2" />
      <path
        d={Array.from({ length: notches - 1 }, (_, i) => `M${tenth(((i + 1) * length) / notches)}-3.2v6.4`).join('')}
      />
    </g>
  );
}
