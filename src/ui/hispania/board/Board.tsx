import type { ComponentChildren, RefObject, SVGAttributes } from 'preact';
import { Drawing } from '../Drawing.tsx';
import { Arrows } from './Arrows.tsx';
import { Badge, Chip, CounterFace } from './Counter.tsx';
import { Corrected, Highlights, Steps, Veil } from './Highlights.tsx';
import { Labels } from './Labels.tsx';
import { layStack, type StackShape } from './stack.ts';
import type { BoardProps, Owner } from './types.ts';
import { fit, layout, placesIn, type Scale, scaleOf } from './view.ts';

/** What InteractiveBoard adds: targets on top, and the attributes of the element that listens. */
interface Overlay {
  readonly children?: ComponentChildren;
  readonly svg?: SVGAttributes<SVGSVGElement> & {
    readonly ref?: RefObject<SVGSVGElement>;
    readonly 'data-whole'?: boolean;
  };
  /** Counters on their way. */
  readonly motion?: ComponentChildren;
}

/**
 * The board as a drawing: what it is given and nothing else. The shapes it refers to stand in the page's `MapDefs`.
 * `children` are drawn on top, in map units.
 */
export function Board(props: BoardProps & Overlay) {
  const { view, labels, rivers = {}, stacks = [], marks = {}, arrows = [], corrected = [], fanned, children } = props;
  const box = props.box ?? fit(props);
  const width = props.width ?? (view === 'all' ? 960 : 640);
  const scale = scaleOf(box, width);
  const shapes = stacks
    .filter(({ counters }) => counters.length)
    // A fanned stack lies over its neighbours.
    .sort((a, b) => Number(a.place === fanned) - Number(b.place === fanned))
    .map((stack) => layStack(stack, stacks, labels, scale, stack.place === fanned));
  const spoken = Object.values(marks);
  const veil = props.veil ?? spoken.some((mark) => mark && mark.kind !== 'battle' && mark.kind !== 'plain');
  const frame = {
    class: props.class ? `map ${props.class}` : 'map',
    viewBox: `${box.x} ${box.y} ${box.w} ${box.h}`,
  };
  const drawing = (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the drawing takes the focus */}
      <g aria-hidden="true">
        <use href="#map-ground" />
        {veil && <Veil places={placesIn(box)} marks={marks} />}
        <use href="#map-lines" />
        <Highlights marks={marks} />
        <Corrected borders={corrected} scale={scale} />
        <Arrows arrows={arrows} stacks={shapes} scale={scale} />
        <Labels
          labels={labels}
          stacks={stacks}
          rivers={rivers}
          box={box}
          scale={scale}
          whole={props.box === undefined}
        />
        {shapes.map((shape) => (
          <StackMark key={`${shape.place} ${shape.placed[0]?.counter.id}`} shape={shape} scale={scale} />
        ))}
        <Steps marks={marks} stacks={shapes} scale={scale} />
        {props.motion}
      </g>
      {children}
    </>
  );
  if (!children)
    return (
      <Drawing {...frame} title={props.title}>
        {drawing}
      </Drawing>
    );
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever draws on top names the whole
    <svg {...frame} {...props.svg}>
      {drawing}
    </svg>
  );
}

/** Badges lie above all faces, so that no neighbour hides a number. */
function StackMark({ shape, scale }: { readonly shape: StackShape; readonly scale: Scale }) {
  if (scale.far) return <Chips shape={shape} scale={scale} />;
  const at = (x: number, y: number): string => `translate(${tenth(x)} ${tenth(y)}) scale(${thousandth(scale.counter)})`;
  return (
    <g class="stack">
      {shape.placed.map(({ counter, x, y }) => (
        <g key={counter.id} transform={at(x, y)}>
          <CounterFace counter={counter} />
        </g>
      ))}
      {shape.placed.map(
        ({ counter, x, y }) =>
          counter.count > 1 && (
            <g key={counter.id} class="ctr" transform={at(x, y)}>
              <Badge count={counter.count} />
            </g>
          ),
      )}
    </g>
  );
}

/** From afar a stack is one chip an owner, with the number of its units. */
function Chips({ shape, scale }: { readonly shape: StackShape; readonly scale: Scale }) {
  const owners = new Map<Owner, number>();
  for (const { counter } of shape.placed) owners.set(counter.nation, (owners.get(counter.nation) ?? 0) + counter.count);
  const [x, y] = layout.places[shape.place].stack;
  const side = 38 * scale.counter;
  const left = x - (side * (1 + (owners.size - 1) * 0.6)) / 2;
  return (
    <g class="stack">
      {[...owners].map(([nation, count], i) => (
        <g
          key={nation}
          transform={`translate(${tenth(left + i * side * 0.6)} ${tenth(y - side / 2)}) scale(${thousandth(scale.counter)})`}
        >
          <Chip nation={nation} count={count} />
        </g>
      ))}
    </g>
  );
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const thousandth = (value: number): number => Math.round(value * 1000) / 1000;
