import { Fragment } from 'preact';
import type { PlaceId, RiverId } from '../../../hispania/data/ids.ts';
import { SIDE } from './forms.ts';
import type { Box } from './geometry.ts';
import { type LabelShape, type LabelSpot, labelShape } from './label.ts';
import { textWidth } from './measure.ts';
import { shapeIn } from './nudge.ts';
import { spotOf } from './stack.ts';
import type { Labels as LabelsOf, RiverLabels, Stack, ViewBox } from './types.ts';
import { contains, layout, type Scale, TRAYS } from './view.ts';

export interface LabelsProps {
  readonly labels: LabelsOf;
  readonly stacks: readonly Stack[];
  readonly rivers: RiverLabels;
  readonly box: ViewBox;
  readonly scale: Scale;
  /** Where counters stand that the edge would have cut. */
  readonly moved: readonly Box[];
  /** Cut labels stay out of a figure; a reader who pans the map gets them as they come. */
  readonly whole: boolean;
}

/** Names, incomes and rings; names of rivers; names of trays. */
export function Labels({ labels, stacks, rivers, box, scale, moved, whole }: LabelsProps) {
  if (scale.far) return null;
  const usual = round(SIZE * scale.letters);
  const named = (Object.entries(rivers) as [RiverId, string][]).filter(([river, name]) => {
    const [x, y] = layout.rivers[river];
    const half = textWidth(name, 12) * 0.7;
    return !whole || contains(box, [x - half, y - half, half * 2, half * 2]);
  });
  return (
    <>
      {named.length > 0 && (
        <g class="rn" font-size={round(12 * scale.letters)}>
          {named.map(([river, name]) => {
            const [x, y, turn] = layout.rivers[river];
            return (
              <text key={river} transform={`translate(${x} ${y})rotate(${turn})`}>
                {name}
              </text>
            );
          })}
        </g>
      )}
      <g class="labels" font-size={usual}>
        {(Object.keys(labels) as PlaceId[]).map((place) => {
          const label = labels[place];
          if (!label) return null;
          const spot = spotOf(place, stacks);
          if (TRAYS.includes(place)) {
            const { box: tray, stack } = layout.places[place];
            if (whole && !contains(box, tray)) return null;
            // Counters that are drawn large would lie on the name: it goes above the tray.
            const full = stacks.some((s) => s.place === place) && stack[1] - (SIDE * scale.counter) / 2 < spot.y + 7;
            return (
              <text key={place} class="trn" x={spot.x} y={full ? Math.max(tray[1] - 5, box.y + 12) : spot.y}>
                {label.name.slice(0, 1).toUpperCase() + label.name.slice(1)}
              </text>
            );
          }
          const drawn = whole
            ? shapeIn(place, spot, label, box, scale, stacks, moved)
            : labelShape(spot, label, scale.letters);
          return drawn && <Label key={place} shape={drawn} usual={usual} spot={spot} known={label.known} />;
        })}
      </g>
    </>
  );
}

/** The size that most names have, and the whole group is set in. */
const SIZE = 15;

interface LabelProps {
  readonly shape: LabelShape;
  readonly usual: number;
  readonly spot: LabelSpot;
  readonly known: boolean | undefined;
}

function Label({ shape: { lines, size, turn }, usual, spot, known }: LabelProps) {
  const own = round(size);
  const set = own === usual ? {} : { 'font-size': own };
  const [first] = lines;
  return (
    <>
      <text
        x={Math.round(first?.x ?? 0)}
        y={Math.round(first?.y ?? 0)}
        transform={turn ? `rotate(${turn} ${spot.x} ${spot.y})` : undefined}
        {...set}
      >
        {lines.map(({ name, income, x }, i) => {
          const below = { x: Math.round(x), dy: DOWN };
          return (
            <Fragment key={name}>
              {i === 0 ? name : name && <tspan {...below}>{name}</tspan>}
              {income && (
                <tspan class={known ? 'inc known' : 'inc'} {...(name ? { dx: '.3em' } : below)}>
                  {income}
                </tspan>
              )}
            </Fragment>
          );
        })}
      </text>
      {lines.map(
        ({ ring }) =>
          ring && (
            <g key={ring.value} class="lim" transform={`translate(${Math.round(ring.x)} ${round(ring.y)})`} {...set}>
              <circle r=".52em" />
              <text y=".35em" font-size=".72em">
                {ring.value}
              </text>
            </g>
          ),
      )}
    </>
  );
}

/** From line to line: the leading of `labelShape`. */
const DOWN = '.98em';
const round = (value: number): number => Math.round(value * 10) / 10;
