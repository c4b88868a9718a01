import { LOCATIONS, type LocationId, REGIONS } from '../../engine/data/ids.ts';
import { size } from '../../engine/rules/units.ts';
import type { Seen } from '../kinds.ts';
import { type Frame, isIn } from './frame.ts';
import type { Step } from './march.ts';
import { City, Counter, Fort, Teeth } from './pieces.tsx';
import { BOX, PLACES } from './places.ts';
import { countersOf, sideOf } from './rows.ts';
import { wayOf } from './ways.ts';

/** A location that may be attacked. */
export interface Threat {
  readonly at: LocationId;
  readonly chance: number;
}

/** What is drawn on the map. */
export interface Drawn {
  readonly seen: Seen;
  /** Locations that may be selected, and those that are. */
  readonly may: readonly LocationId[];
  readonly chosen: readonly LocationId[];
  /** The way of the last march of an enemy. */
  readonly way: readonly Step[];
  /** Locations that an enemy may attack next, with the chance of each. */
  readonly threats: readonly Threat[];
}

/** Locations so far outside a frame may have counters in it. */
const EDGE = 90;

/** Land, pieces and names of a part of the map. */
export function Drawing({ seen, may, chosen, way, threats, frame }: Drawn & { readonly frame: Frame }) {
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
