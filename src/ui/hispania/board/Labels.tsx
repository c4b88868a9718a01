import { OFF_MAP, type PlaceId, type RiverId, SEA } from '../../../hispania/data/ids.ts';
import { labelShape } from './label.ts';
import { textWidth } from './measure.ts';
import { shapeIn } from './nudge.ts';
import { spotOf } from './stack.ts';
import type { Labels as LabelsOf, RiverLabels, Stack, ViewBox } from './types.ts';
import { contains, layout, type Scale } from './view.ts';

const TRAYS: ReadonlySet<string> = new Set([...OFF_MAP, SEA]);

export interface LabelsProps {
  readonly labels: LabelsOf;
  readonly stacks: readonly Stack[];
  readonly rivers: RiverLabels;
  readonly box: ViewBox;
  readonly scale: Scale;
  /** Cut labels stay out of a figure; a reader who pans the map gets them as they come. */
  readonly whole: boolean;
}

/** Names, incomes and rings; names of rivers; names of trays. */
export function Labels({ labels, stacks, rivers, box, scale, whole }: LabelsProps) {
  if (scale.far) return null;
  const places = Object.keys(labels) as PlaceId[];
  return (
    <>
      <g class="rn" font-size={12 * scale.letters}>
        {(Object.entries(rivers) as [RiverId, string][]).map(([river, name]) => {
          const [x, y, turn] = layout.rivers[river];
          const half = textWidth(name, 12) * 0.7;
          if (whole && !contains(box, [x - half, y - half, half * 2, half * 2])) return null;
          return (
            <text key={river} transform={`translate(${x} ${y}) rotate(${turn})`} text-anchor="middle">
              {name}
            </text>
          );
        })}
      </g>
      <g class="labels">
        {places.map((place) => {
          const label = labels[place];
          if (!label) return null;
          const spot = spotOf(place, stacks);
          if (TRAYS.has(place)) {
            if (whole && !contains(box, layout.places[place].box)) return null;
            return (
              <text key={place} class="trn" x={spot.x} y={spot.y}>
                {label.name}
              </text>
            );
          }
          const drawn = whole
            ? shapeIn(place, spot, label, box, scale, stacks)
            : labelShape(spot, label, scale.letters);
          if (!drawn) return null;
          const { lines, size } = drawn;
          const turn = spot.turn ? { transform: `rotate(${spot.turn} ${spot.x} ${spot.y})` } : {};
          return (
            <g key={place} {...turn} font-size={round(size)}>
              {lines.map((line) => (
                <g key={line.name}>
                  <text class="pl" x={round(line.x)} y={round(line.y)}>
                    {line.name}
                    {line.income && (
                      <tspan class={label.known ? 'inc' : 'inc rec'} {...(line.name ? { dx: '.3em' } : {})}>
                        {line.income}
                      </tspan>
                    )}
                  </text>
                  {line.ring && (
                    <g class="lim">
                      <circle cx={round(line.ring.x)} cy={round(line.ring.y)} r={round(line.ring.r)} />
                      <text x={round(line.ring.x)} y={round(line.ring.y + size * 0.25)} font-size={round(size * 0.72)}>
                        {line.ring.value}
                      </text>
                    </g>
                  )}
                </g>
              ))}
            </g>
          );
        })}
      </g>
    </>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
