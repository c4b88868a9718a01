import { Fragment } from 'preact';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { ClearNames } from './clear.ts';
import type { LabelShape, LabelSpot } from './label.ts';
import { spotOf } from './lay.ts';
import type { Labels as LabelsOf, RiverLabels } from './types.ts';
import { layout, type Scale } from './view.ts';

export interface LabelsProps {
  readonly labels: LabelsOf;
  readonly rivers: RiverLabels;
  /** Where there is room for each of them. */
  readonly names: ClearNames;
  readonly scale: Scale;
  /** The places whose name is between the two sides of a battle. */
  readonly apart: ReadonlySet<PlaceId>;
}

/** Names, incomes and rings; names of rivers; names of trays. */
export function Labels({ labels, rivers, names, scale, apart }: LabelsProps) {
  const usual = round(SIZE * scale.letters);
  return (
    <>
      {names.rivers.size > 0 && (
        <g class="rn" font-size={round(12 * scale.letters)}>
          {[...names.rivers].map(([river, [x, y]]) => (
            <text
              key={river}
              transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${layout.rivers[river][2]})`}
            >
              {rivers[river]}
            </text>
          ))}
        </g>
      )}
      <g class="labels" font-size={usual}>
        {(Object.keys(labels) as PlaceId[]).map((place) => {
          const label = labels[place];
          const shape = names.provinces.get(place);
          const line = names.trays.get(place);
          const spot = spotOf(place, { apart });
          if (label && line !== undefined)
            return (
              <text key={place} class="trn" x={spot.x} y={line}>
                {label.name.slice(0, 1).toUpperCase() + label.name.slice(1)}
              </text>
            );
          return shape && <Label key={place} shape={shape} usual={usual} spot={spot} known={label?.known} />;
        })}
      </g>
    </>
  );
}

/** The size of most names, set on the whole group. */
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
      {lines.flatMap(({ rings }) =>
        rings.map(({ x, y, value }) => (
          <g key={value} class="lim" transform={`translate(${Math.round(x)} ${round(y)})`} {...set}>
            <circle r=".52em" />
            {value === 'capital' ? (
              <circle class="dot" r=".2em" />
            ) : (
              <text y=".35em" font-size=".72em">
                {value}
              </text>
            )}
          </g>
        )),
      )}
    </>
  );
}

/** The distance between lines: the leading of `labelShape`. */
const DOWN = '.98em';
const round = (value: number): number => Math.round(value * 10) / 10;
