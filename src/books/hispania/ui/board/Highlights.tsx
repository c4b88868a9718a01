import type { PlaceId } from '../../engine/data/ids.ts';
import type { StackShape } from './stack.ts';
import type { BoardProps, CorrectedBorder, Mark } from './types.ts';
import { borderOf, layout, type Scale } from './view.ts';

type Marks = NonNullable<BoardProps['marks']>;

/** A veil over every place that the figure is not about; borders, rivers, names and counters are above it. */
export function Veil({ places, marks }: { readonly places: readonly PlaceId[]; readonly marks: Marks }) {
  return (
    <g class="veil">
      {places
        .filter((place) => !marks[place])
        .map((place) => (
          <use key={place} href={`#pv-${place}`} />
        ))}
    </g>
  );
}

interface HighlightsProps {
  readonly marks: Marks;
  readonly clips: string | undefined;
  readonly framed?: PlaceId | undefined;
}

/** Each kind of mark has its own shape inside the border, so that neighbours never share a line. */
export function Highlights({ marks, clips, framed }: HighlightsProps) {
  const of = (...kinds: Mark['kind'][]): PlaceId[] =>
    (Object.keys(marks) as PlaceId[]).filter((place) => kinds.includes(marks[place]?.kind ?? 'plain'));
  const clip = (place: PlaceId): string => `${clips ?? 'cp'}-${place}`;
  const inside = (place: PlaceId, name: string, own = name) => (
    <g key={name + place} clip-path={`url(#${clip(place)})`}>
      {clips && (
        <clipPath id={clip(place)}>
          <use href={`#pv-${place}`} />
        </clipPath>
      )}
      <use href={`#pv-${place}`} class={name} />
      {own !== name && <use href={`#pv-${place}`} class={own} />}
    </g>
  );
  const reach = of('reach', 'reach-end');
  const battles = of('battle');
  const chosen = of('chosen');
  if (reach.length + battles.length + chosen.length === 0) return null;
  return (
    <g class="hl">
      {reach.map((place) => inside(place, 'reach'))}
      {battles.map((place) => inside(place, 'cont', 'cont2'))}
      {framed && <use href={`#pv-${framed}`} class="frame" />}
      {chosen.map((place) => (
        <g key={place}>
          <use href={`#pv-${place}`} class="sel" />
          <use href={`#pv-${place}`} class="sel2" />
        </g>
      ))}
    </g>
  );
}

export interface StepsProps {
  readonly marks: Marks;
  readonly stacks: readonly StackShape[];
  readonly scale: Scale;
}

/** Discs and lozenges with the number of steps, to the right of the stack. */
export function Steps({ marks, stacks, scale }: StepsProps) {
  return (
    <>
      {(Object.keys(marks) as PlaceId[]).map((place) => {
        const mark = marks[place];
        if (mark?.steps === undefined) return null;
        const [x, y] = stepAt(place, stacks, scale);
        return (
          <Step
            key={place}
            mark={mark}
            transform={`translate(${tenth(x)} ${tenth(y)}) scale(${hundredth(scale.counter)})`}
          />
        );
      })}
    </>
  );
}

/** The middle of the mark with the number of steps to a place: to the right of its stack. */
export function stepAt(place: PlaceId, stacks: readonly StackShape[], scale: Scale): readonly [number, number] {
  const stack = stacks.findLast((shape) => shape.place === place);
  if (!stack) return layout.places[place].stack;
  const [left, top, width, height] = stack.box;
  return [left + width + 17 * scale.counter, top + height / 2];
}

function Step({ mark, transform }: { readonly mark: Mark; readonly transform: string }) {
  const fight = mark.kind === 'battle';
  const ends = mark.kind === 'reach-end' || mark.ends;
  return (
    <g class={fight ? 'step fight' : 'step go'} transform={transform}>
      {fight ? <path d="M0-13 13 0 0 13-13 0z" /> : <circle r="10.5" />}
      <text y="4.6">{mark.steps}</text>
      {ends && <rect class="stop" x="-8.5" y={fight ? 14.5 : 12.5} width="17" height="3.6" />}
    </g>
  );
}

/** Two strokes across each corrected border; if the drawing has no line, a dashed tie between the two places. */
export function Corrected({ borders, scale }: { readonly borders: readonly CorrectedBorder[]; readonly scale: Scale }) {
  return (
    <g class="fix">
      {borders.map(([a, b]) => {
        const line = borderOf(a, b);
        const [from, to] = [layout.places[a].stack, layout.places[b].stack];
        const x = line ? line[0] : (from[0] + to[0]) / 2;
        const y = line ? line[1] : (from[1] + to[1]) / 2;
        const angle = line ? line[2] : (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
        const strokes = 'M-3.2-8.5V8.5M3.2-8.5V8.5';
        return (
          <g key={`${a}~${b}`}>
            {!line && <path class="tie" d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />}
            <g
              transform={`translate(${tenth(x)} ${tenth(y)}) rotate(${Math.round(angle)}) scale(${hundredth(scale.letters)})`}
            >
              <path class="edge" d={strokes} />
              <path d={strokes} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;
