import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { textOf, useGameSpeech } from '../../../../ui/speech.ts';
import { LOCATIONS, type LocationId, REGIONS } from '../../engine/data/ids.ts';
import { size } from '../../engine/rules/units.ts';
import type { Seen } from '../kinds.ts';
import { type Frame, isIn, WHOLE } from './frame.ts';
import type { Step } from './march.ts';
import { City, Counter, Fort, Teeth } from './pieces.tsx';
import { BOX, PLACES } from './places.ts';
import { countersOf, sideOf } from './rows.ts';
import { useZoom } from './use-zoom.ts';
import { wayOf } from './ways.ts';

/** A location that may be attacked. */
export interface Threat {
  readonly at: LocationId;
  readonly chance: number;
}

interface Props {
  readonly seen: Seen;
  /** Locations that may be selected, and those that are. */
  readonly may: readonly LocationId[];
  readonly chosen: readonly LocationId[];
  /** The way of the last march of an enemy. */
  readonly way: readonly Step[];
  /** Locations that an enemy may attack next, with the chance of each. */
  readonly threats: readonly Threat[];
  readonly onPlace: (place: string) => void;
}

/** The map with its pieces in a frame in which it can be made larger. */
export function Board(props: Props) {
  const { board } = useGameSpeech().words.play;
  const { chosen, way, may } = props;
  const zoom = useZoom(chosen[0] ?? way.at(-1)?.to ?? may[0]);
  return (
    <div class="mapsheet campaign">
      <div class="scroll" ref={zoom.frame} style={{ '--zoom': zoom.level }}>
        <div class="sheet">
          <Sheet {...props} />
        </div>
      </div>
      <p class="tools">
        <button type="button" class="btn" onClick={zoom.in} aria-disabled={!zoom.isLess}>
          <span class="vh">{board.zoomIn}</span>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" class="btn" onClick={zoom.out} aria-disabled={!zoom.isMore}>
          <span class="vh">{board.zoomOut}</span>
          <span aria-hidden="true">−</span>
        </button>
      </p>
    </div>
  );
}

/** A part of the map with its pieces, in its own size: the board of a scene and of a lesson. */
export function BoardPiece({ frame, ...props }: Omit<Props, 'threats'> & { readonly frame: Frame }) {
  return (
    <div class="mapsheet campaign">
      <div class="sheet piece">
        <Sheet {...props} threats={[]} frame={frame} />
      </div>
    </div>
  );
}

/** The same as a figure, in which nothing can be selected; its text is beside it. */
export function BoardFigure({ seen, frame }: Pick<Props, 'seen'> & { readonly frame: Frame }) {
  return (
    <div class="mapsheet campaign">
      <div class="sheet piece">
        <Drawing seen={seen} may={[]} chosen={[]} way={[]} threats={[]} frame={frame} />
      </div>
    </div>
  );
}

/** The drawing, and over it a button for each location, which says what is there. */
function Sheet({ onPlace, frame = WHOLE, ...drawn }: Props & { readonly frame?: Frame }) {
  const { seen, may, chosen } = drawn;
  const speech = useGameSpeech();
  const { board } = speech.words.play;
  const said = (at: LocationId): string => {
    const line = seen.told.find(({ params }) => params['place'] === at);
    const mark = chosen.includes(at) ? board.marks.chosen : may.includes(at) ? board.marks.offered : undefined;
    const text = line ? textOf(speech, speech.book.line(line)) : speech.book.place(at);
    return mark ? `${text}; ${mark}` : text;
  };
  return (
    <>
      <Drawing {...drawn} frame={frame} />
      <Places label={board.board} said={said} may={may} chosen={chosen} frame={frame} onPlace={onPlace} />
    </>
  );
}

/** Locations so far outside a frame may have counters in it. */
const EDGE = 90;

/** Land, pieces and names of a part of the map. */
function Drawing({ seen, may, chosen, way, threats, frame }: Omit<Props, 'onPlace'> & { readonly frame: Frame }) {
  return (
    <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true" focusable="false">
      <use href="#map-land" width={BOX.width} height={BOX.height} />
      <Regions seen={seen} />
      <use href="#map-marks" width={BOX.width} height={BOX.height} />
      {way.map((step) => (
        <March key={`${step.from} ${step.to}`} {...step} />
      ))}
      {LOCATIONS.filter((at) => isIn(frame, at, EDGE)).map((at) => (
        <Location key={at} at={at} seen={seen} mark={chosen.includes(at) ? 'on' : may.includes(at) ? 'may' : ''} />
      ))}
      <use href="#map-labels" width={BOX.width} height={BOX.height} />
      {threats.map((threat) => (
        <Lozenge key={threat.at} {...threat} />
      ))}
    </svg>
  );
}

/** The tint of the side that has most cities of a region, and the veil over one in revolt. */
function Regions({ seen: { most, revolt } }: { readonly seen: Seen }) {
  return (
    <g clip-path="url(#land)">
      {REGIONS.map((region) => {
        const side = most[region];
        return side && <use key={region} class={`tint ${side}`} href={`#area-${region}`} />;
      })}
      {revolt && <use class="veil" href={`#area-${revolt}`} />}
    </g>
  );
}

/** A step of a march: a red band with a head in its middle. */
function March({ from, to }: Step) {
  const { d, middle, turn } = wayOf(from, to);
  return (
    <g class="march">
      <path class="edge" d={d} />
      <path class="band" d={d} />
      <path class="tip" d="M-9-12 13 0-9 12-4 0z" transform={`translate(${middle.join(' ')}) rotate(${turn})`} />
    </g>
  );
}

/** The chance of a threat, in 100, at the corner of a location that its counters leave free. */
function Lozenge({ at, chance }: Threat) {
  const [x, y] = PLACES[at];
  return (
    <g class="threat" transform={`translate(${x - 34 * sideOf(at)} ${y + 38})`}>
      <path d="M0-21 21 0 0 21-21 0z" />
      <text y="6">{Math.round(100 * chance)}</text>
    </g>
  );
}

/** A location: its plate, its city and walls, and the counters on and beside it. Of overlapping counters the left one is on top, so that its number shows. */
function Location({ at, seen, mark }: { readonly at: LocationId; readonly seen: Seen; readonly mark: string }) {
  const [x, y] = PLACES[at];
  const place = seen.places[at];
  const moved = seen.moved[at] ?? {};
  return (
    <g class="location">
      {place.fort && <Fort x={x} y={y} />}
      {place.siege && <Teeth x={x} y={y} />}
      <circle class={`plate ${mark}`} cx={x} cy={y} r="33" />
      {place.city && <City faith={place.city} x={x} y={y} />}
      {countersOf(at, place)
        .toReversed()
        .map((one) => (
          <Counter
            key={`${one.side} ${one.unit}`}
            {...one}
            event={seen.event}
            moved={one.side === 'christian' && size(moved) > 0 && (moved[one.unit] ?? 0) >= one.count}
          />
        ))}
    </g>
  );
}

interface PlacesProps {
  readonly label: string;
  readonly said: (at: LocationId) => string;
  readonly may: readonly LocationId[];
  readonly chosen: readonly LocationId[];
  readonly frame: Frame;
  readonly onPlace: (place: string) => void;
}

/** The directions of the arrow keys. */
const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One tab stop for all locations; an arrow key goes to the nearest one in its direction. */
function Places({ label, said, may, chosen, frame, onPlace }: PlacesProps) {
  const inFrame = LOCATIONS.filter((one) => isIn(frame, one));
  const [at, setAt] = useState<LocationId | undefined>(chosen[0] ?? may[0] ?? inFrame[0]);
  const group = useRef<HTMLDivElement>(null);
  const first = may[0];
  // The keys begin where something may be selected.
  useLayoutEffect(() => {
    if (first && !group.current?.contains(document.activeElement)) setAt(first);
  }, [first]);
  const walk = (event: KeyboardEvent): void => {
    const to = at && nearest(at, ARROWS[event.key], inFrame);
    if (!to) return;
    event.preventDefault();
    setAt(to);
    group.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a drawing
    <div ref={group} class="places" role="group" aria-label={label} onKeyDown={walk}>
      {inFrame.map((one) => (
        <button
          key={one}
          type="button"
          class={may.includes(one) || chosen.includes(one) ? 'may' : undefined}
          data-place={one}
          tabIndex={one === at ? 0 : -1}
          aria-pressed={chosen.includes(one)}
          style={{
            left: `${(100 * (PLACES[one][0] - frame.x)) / frame.width}%`,
            top: `${(100 * (PLACES[one][1] - frame.y)) / frame.height}%`,
          }}
          onFocus={() => setAt(one)}
          onClick={() => onPlace(one)}
        >
          <span class="vh">{said(one)}</span>
        </button>
      ))}
    </div>
  );
}

/** The nearest location in a direction: distance across counts double, and nothing behind counts. */
function nearest(
  from: LocationId,
  direction: readonly [x: number, y: number] | undefined,
  among: readonly LocationId[],
): LocationId | undefined {
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const [x, y] = PLACES[from];
  const far = (at: LocationId): number => {
    const [across, down] = [PLACES[at][0] - x, PLACES[at][1] - y];
    const ahead = across * dx + down * dy;
    const beside = Math.abs(across * dy) + Math.abs(down * dx);
    return at === from || ahead <= 0 || beside > 2 * ahead ? Number.POSITIVE_INFINITY : ahead + 2 * beside;
  };
  const best = among.reduce((a, b) => (far(b) < far(a) ? b : a), from);
  return far(best) === Number.POSITIVE_INFINITY ? undefined : best;
}
