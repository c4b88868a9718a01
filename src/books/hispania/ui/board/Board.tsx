import { Component, type ComponentChildren, type RefObject, type SVGAttributes } from 'preact';
import { useMemo } from 'preact/hooks';
import { Drawing } from '../../../../ui/Drawing.tsx';
import { Arrows, type DiscAt } from './Arrows.tsx';
import { Badge, Chip, CounterFace, coloursOf } from './Counter.tsx';
import { clearNames } from './clear.ts';
import type { frameOf } from './frame.ts';
import { Corrected, Highlights, Steps, Veil } from './Highlights.tsx';
import { Labels } from './Labels.tsx';
import { layStacks } from './lay.ts';
import { stackIn } from './nudge.ts';
import type { RouteMark } from './RouteMark.tsx';
import { type LaidStack, type Placed, type StackShape, shapeOf } from './stack.ts';
import type { stepsOf } from './steps.ts';
import type { BoardProps, Owner, PlaceId, ViewBox } from './types.ts';
import { contains, fit, layout, overlaps, placesIn, type Scale, scaleOf, TRAYS, type View } from './view.ts';

/** What only a table has: the discs of arrows with a number, the targets of marks, the frame of a battle, and what is drawn over the counters. */
export interface Over {
  readonly discAt?: DiscAt;
  readonly stepsOf?: typeof stepsOf;
  readonly frameOf?: typeof frameOf;
  /** Draws the way of a stack; it comes with the first stack in the hand. */
  readonly RouteMark?: typeof RouteMark | undefined;
  /** Effects that show briefly. */
  readonly passing?: (scale: Scale) => ComponentChildren;
  readonly over?: (stacks: readonly StackShape[], scale: Scale) => ComponentChildren;
}

/** Additions by InteractiveBoard: targets on top, and the attributes of the element that listens. */
interface Overlay extends Over {
  readonly children?: ComponentChildren;
  readonly svg?: SVGAttributes<SVGSVGElement> & {
    readonly ref?: RefObject<SVGSVGElement>;
    readonly 'data-whole'?: boolean;
    readonly 'data-dragging'?: boolean;
  };
  /** Counters in motion. */
  readonly motion?: ComponentChildren;
}

/** The board as a drawing of its props only. `children` are drawn on top, in map units. */
export function Board(props: BoardProps & Overlay) {
  const box = props.box ?? fit(props);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever draws on top names the whole
    <svg class="map" viewBox={viewBox(box)} {...props.svg}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the drawing takes the focus */}
      <g aria-hidden="true">
        <Lay {...props} />
        {props.motion}
      </g>
      {props.children}
    </svg>
  );
}

interface FigureProps extends View {
  readonly id: string;
  readonly title: string;
  /** The figure fills the form that the page gives it, and is cut if the forms differ; otherwise it is shown whole. */
  readonly filling?: boolean;
}

/** A drawing in the page's `MapDefs`, under its id: figures that stand together compress far better. */
export function Figure({ id, title, filling, ...view }: FigureProps) {
  return (
    <Drawing class="map" viewBox={viewBox(fit(view))} preserveAspectRatio={filling ? FILLING : undefined} title={title}>
      <use href={`#fig-${id}`} />
    </Drawing>
  );
}

/** How a drawing fills a form other than its own. */
export const FILLING = 'xMidYMid slice';

const viewBox = ({ x, y, w, h }: ViewBox): string => `${x} ${y} ${w} ${h}`;

/** What a board without any of these has. */
const NOTHING: readonly never[] = [];
const NONE: NonNullable<BoardProps['marks']> & NonNullable<BoardProps['rivers']> = {};

/**
 * The map and everything on it. Its shapes are in the page's `MapDefs`. A pointer that moves over it changes little, so the places of
 * counters and names are found again only with what they depend on, and a part is drawn again only if it has changed.
 */
export function Lay(props: BoardProps & Over) {
  const { labels, rivers = NONE, stacks = NOTHING, marks = NONE, arrows = NOTHING, corrected = NOTHING } = props;
  const { route, fanned, held, framed } = props;
  const home = useMemo(() => fit(props), [props.view, props.ratio]);
  const box = props.box ?? home;
  const width = props.width ?? (props.view === 'all' ? 960 : 640);
  const scale = useMemo(() => scaleOf(box, width), [box, width]);
  const lay = useMemo(() => layStacks(stacks, labels, scale), [stacks, labels, scale]);
  // The reader can pan to a stack that the edge cuts, so it is not moved.
  const edge = props.box ? undefined : box;
  const shaped = (laid: LaidStack, open: boolean): StackShape => {
    const shape = shapeOf(laid, scale, open);
    return edge ? stackIn(shape, edge, scale) : shape;
  };
  const closed = useMemo(() => lay.laid.map((laid) => shaped(laid, false)), [lay, scale, edge]);
  const shapes = lay.laid
    .map((laid, i) => (laid.stack.place === fanned ? shaped(laid, true) : (closed[i] as StackShape)))
    // A fanned stack covers its neighbours.
    .sort((a, b) => Number(a.place === fanned) - Number(b.place === fanned));
  // A stack that is fanned out under the pointer does not displace names. From afar there are none.
  const names = useMemo(() => {
    const counters = closed.map((shape) => shape.box);
    return scale.far ? undefined : clearNames({ labels, rivers, counters, apart: lay.apart }, scale, home);
  }, [closed, lay, labels, rivers, scale, home]);
  const trays = traysIn(props, box);
  const spoken = Object.values(marks);
  const veil =
    props.veil ??
    (framed !== undefined || spoken.some((mark) => mark && mark.kind !== 'battle' && mark.kind !== 'plain'));
  const lettered = useMemo(
    () => names && <Labels labels={labels} rivers={rivers} names={names} scale={scale} apart={lay.apart} />,
    [names, labels, rivers, scale, lay],
  );
  return (
    <>
      <use href="#map-ground" />
      {veil && <Veil places={placesIn(box).filter((id) => !TRAYS.includes(id) || trays.includes(id))} marks={marks} />}
      <use href="#map-lines" />
      {trays.length > 0 && (
        <g class="tray">
          {trays.map((id) => (
            <use key={id} href={`#pv-${id}`} />
          ))}
        </g>
      )}
      <Highlights
        marks={held ? { ...marks, [held]: marks[held] ?? HELD } : marks}
        clips={props.clips}
        framed={framed}
      />
      {corrected.length > 0 && <Corrected borders={corrected} scale={scale} />}
      {arrows.length > 0 && (
        <Arrows arrows={arrows} stacks={shapes} names={names} scale={scale} discAt={props.discAt} />
      )}
      {route && props.RouteMark && <props.RouteMark route={route} stacks={shapes} scale={scale} />}
      {lettered}
      {shapes
        .filter((shape) => overlaps(shape.box, box))
        .map((shape) => (
          <StackMark key={`${shape.place} ${shape.placed[0]?.counter.id}`} shape={shape} scale={scale} />
        ))}
      <Steps marks={marks} stacks={shapes} scale={scale} />
      {props.over?.(shapes, scale)}
    </>
  );
}

const HELD = { kind: 'chosen' } as const;

/** A figure omits a cut tray, which has no name, unless something is in it or may go there. */
function traysIn({ stacks = [], marks = {}, ...props }: BoardProps, box: ViewBox): readonly PlaceId[] {
  const used = (id: PlaceId): boolean =>
    marks[id] !== undefined || stacks.some(({ place, counters }) => place === id && counters.length > 0);
  return TRAYS.filter((id) => {
    const tray = layout.places[id].box;
    return overlaps(tray, box) && (props.box !== undefined || used(id) || contains(box, tray));
  });
}

interface StackProps {
  readonly shape: StackShape;
  readonly scale: Scale;
}

/** A stack, drawn again only if it has changed. */
class StackMark extends Component<StackProps> {
  override shouldComponentUpdate({ shape, scale }: StackProps): boolean {
    return shape !== this.props.shape || scale !== this.props.scale;
  }

  override render() {
    const { shape, scale } = this.props;
    return scale.far ? <Chips shape={shape} scale={scale} /> : <Counters shape={shape} scale={scale} />;
  }
}

/** Badges are drawn above all neighbours, so that none hides a number. The last one drawn includes its own. */
function Counters({ shape: { place, placed }, scale }: StackProps) {
  const [first] = placed;
  if (!first) return null;
  const last = placed[placed.length - 1];
  const alike = placed.every(({ counter }) => counter.nation === first.counter.nation);
  const aside = (one: Placed): string | undefined => {
    const [x, y] = [one.x - first.x, one.y - first.y].map((by) => Math.round(by / scale.counter));
    return x || y ? `translate(${x}${y ? ` ${y}` : ''})` : undefined;
  };
  return (
    <g
      transform={`translate(${Math.round(first.x)} ${Math.round(first.y)})scale(${scale.counter})`}
      {...(alike ? coloursOf(first.counter.nation) : {})}
    >
      {placed.map((one) => (
        <CounterFace
          key={one.counter.id}
          counter={one.counter}
          transform={aside(one)}
          badge={one === last}
          plain={alike}
        />
      ))}
      {placed.map(
        (one) =>
          one !== last && <Badge key={`${place} ${one.counter.id}`} count={one.counter.count} transform={aside(one)} />,
      )}
    </g>
  );
}

/** The state of its counters that a chip shows. */
const STATES = ['chosen', 'may', 'moved'] as const;

/** From afar a stack is one chip for each owner, with the number of its units; in a battle each side has its own chips. */
function Chips({ shape, scale }: StackProps) {
  const owners = new Map<Owner, number>();
  for (const { counter } of shape.placed) {
    const units = counter.kind === 'leader' || counter.kind === 'ruin' ? 0 : counter.count;
    owners.set(counter.nation, (owners.get(counter.nation) ?? 0) + units);
  }
  const [left0, top, width, height] = shape.box;
  const [x, y] = [left0 + width / 2, top + height / 2];
  // If there is room for one chip only, several share it.
  const share = scale.tiny ? 1 / (1 + (owners.size - 1) * 0.6) : 1;
  const side = 38 * scale.counter * share;
  const left = x - (side * (1 + (owners.size - 1) * 0.6)) / 2;
  return (
    <>
      {[...owners].map(([nation, count], i) => (
        <Chip
          key={nation}
          nation={nation}
          count={count}
          transform={`translate(${tenth(left + i * side * 0.6)} ${tenth(y - side / 2)})scale(${tenth(scale.counter * share * 100) / 100})`}
          tiny={scale.tiny}
          state={
            STATES.find((state) =>
              shape.placed.some(({ counter }) => counter.nation === nation && counter.state === state),
            ) ?? 'rest'
          }
        />
      ))}
    </>
  );
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
