import type { EventId, Side } from '../../engine/data/ids.ts';
import type { UnitId } from '../../engine/data/play-ids.ts';

/** The counters as drawings in the map: sides by shape, colour and letter, kinds by glyph. */

/** The side of the box of a counter, and its scale on the map. */
const BOX = 42;
const SCALE = 1.02;

type Shape = 'c' | 'm' | 'r' | 'n';
const SHAPES: { readonly [side in Side]: Shape } = { christian: 'c', muslim: 'm', rebel: 'r', neutral: 'n' };

/** The letters of neutral armies, by the event that brought them. */
const FOREIGN: { readonly [event in EventId]?: string } = { french: 'F', bands: 'B', mercenaries: 'H', crusade: 'K' };

interface Props {
  readonly side: Side;
  readonly unit: UnitId;
  readonly count: number;
  readonly event: EventId | null;
  /** Its middle on the map. */
  readonly x: number;
  readonly y: number;
  /** It has moved, and cannot move again. */
  readonly moved: boolean;
}

/** A counter of units of one kind, with their number from 2 up. */
export function Counter({ side, unit, count, event, x, y, moved }: Props) {
  const shape = unit === 'hired' ? 'n' : SHAPES[side];
  const letter = shape === 'n' ? ((event && FOREIGN[event]) ?? 'N') : shape.toUpperCase();
  const isLozenge = shape === 'r';
  const corner = (BOX * SCALE) / 2;
  return (
    <g
      class={`ctr s-${shape}${moved ? ' moved' : ''}`}
      transform={`translate(${x - corner} ${y - corner}) scale(${SCALE})`}
    >
      <Body shape={shape} />
      <text x="21" y={isLozenge ? 13.5 : 12.6}>
        {letter}
      </text>
      <use href={`#g-${unit === 'hired' ? 'army' : unit}`} {...(isLozenge ? LOW : FULL)} />
      {count > 1 && (
        <g class="bdg">
          <circle cx="38.5" cy="38" r="9.5" />
          <text x="38.5" y="42.4">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}
const FULL = { x: 9, y: 14.6, width: 24, height: 24 };
const LOW = { x: 10, y: 16.5, width: 22, height: 22 };

/** The shape of a side. */
export function Body({ shape }: { readonly shape: Shape }) {
  switch (shape) {
    case 'c':
      return <rect class="body" x="1.5" y="1.5" width="39" height="39" rx="3" />;
    case 'm':
      return <circle class="body" cx="21" cy="21" r="19.5" />;
    case 'r':
      return <path class="body" d="M21-3.5 45.5 21 21 45.5-3.5 21z" stroke-linejoin="round" />;
    default:
      return <path class="body" d="M11 2.5h20L41.5 21 31 39.5H11L.5 21z" stroke-linejoin="round" />;
  }
}

/** A city: a walled tile, its foot square for the Christian religion and round for the Muslim. */
export function City({
  faith,
  x,
  y,
}: {
  readonly faith: 'christian' | 'muslim';
  readonly x: number;
  readonly y: number;
}) {
  const isOurs = faith === 'christian';
  return (
    <g class={`ctr city s-${isOurs ? 'c' : 'm'}`} transform={`translate(${x - 22.7} ${y - 23.8}) scale(1.08)`}>
      <path
        class="body"
        d={isOurs ? 'M2 41V5h6v5h7V5h12v5h7V5h6v36z' : 'M2 5h6v5h7V5h12v5h7V5h6v17c0 11-7 17-19 20C9 39 2 33 2 22z'}
        stroke-linejoin="round"
      />
      <text x="21" y="21.5">
        {isOurs ? 'C' : 'M'}
      </text>
      <use href="#g-city" x="12" y="21.5" width="17" height="17" />
    </g>
  );
}

/** The walls of a fort around a location. */
export function Fort({ x, y }: { readonly x: number; readonly y: number }) {
  const corners = [-FORT, FORT].flatMap((dx) => [-FORT, FORT].map((dy) => [x + dx, y + dy] as const));
  return (
    <g class="fort">
      <rect x={x - FORT} y={y - FORT} width={2 * FORT} height={2 * FORT} />
      {corners.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="8" />
      ))}
    </g>
  );
}
const FORT = 38;

/** The ring of teeth around a location that is besieged. */
export function Teeth({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g class="teeth">
      <circle class="tooth" cx={x} cy={y} r="41" />
      <circle cx={x} cy={y} r="36.5" />
    </g>
  );
}
