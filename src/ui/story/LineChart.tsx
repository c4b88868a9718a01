import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Drawing } from '../Drawing.tsx';
import { pinSpots, type Scale, scaleOf, spread, ticksOf } from './scale.ts';

/** A line of a chart: one player. Lines are told apart by dash and sign, not by colour. */
export interface ChartLine {
  readonly key: string;
  readonly name: string;
  /** The glyph of the player, a shape of the page's book. */
  readonly sign: string | undefined;
  /** Its first values of the columns; it may stop before the last. */
  readonly values: readonly number[];
  /** It is drawn thick. */
  readonly own: boolean;
}

/** A numbered mark over a line, at a column. */
export interface Pin {
  readonly at: number;
  readonly line: string;
  readonly number: number;
}

interface Props {
  /** What the chart shows; the sentences of its columns follow on the slider. */
  readonly label: string;
  readonly lines: readonly ChartLine[];
  /** The labels of the columns. The first is that of the start. */
  readonly columns: readonly string[];
  /** Columns in bold, with a line of dots and the signs of the players. */
  readonly strong: readonly number[];
  readonly pins?: readonly Pin[];
  /** The possible distances of the written values. */
  readonly steps: readonly number[];
  readonly said: (value: number) => string;
  /** A written value of the axis. */
  readonly tick?: (value: number) => string;
  readonly height: number;
  /** The column in view. */
  readonly chosen: number;
  readonly onChoose: (column: number) => void;
  readonly slider: string;
  /** A column in a sentence. */
  readonly sentence: (column: number) => string;
  /** Why, below the chart: about the column in view. */
  readonly children?: ComponentChildren;
}

/** Px around the plot: the values, the names at the ends of lines, the pins above, the labels of the columns. */
const LEFT = 38;
const TOP = 26;
const BOTTOM = 26;
const NARROW = 520;
/** The greatest number of written values. */
const MOST = 7;
const GAP = 19;
/** The least px between written labels of columns. */
const APART = 24;
/** The same for the first of them, which is a word. */
const START = 34;
const DASHES = ['', '8 5', '9 4 2 4', '2 4', '14 4'];

/**
 * Lines over columns, as plain SVG as wide as its place. A slider below it goes through the columns by key, finger and
 * screen reader; the pointer over the chart does the same.
 */
export function LineChart(props: Props) {
  const {
    label,
    lines,
    columns,
    strong,
    pins = [],
    steps,
    said,
    tick: ticked = said,
    height,
    chosen,
    onChoose,
    slider,
    sentence,
  } = props;
  const [box, width] = useWidth();
  const narrow = width < NARROW;
  const right = narrow ? 88 : 128;
  const [x0, x1] = [LEFT, Math.max(LEFT + 40, width - right)];
  const x = scaleOf([0, Math.max(1, columns.length - 1)], [x0, x1]);
  const ticks = ticksOf(
    lines.flatMap(({ values }) => values),
    steps,
    MOST,
  );
  const y = scaleOf([ticks[0] ?? 0, ticks.at(-1) ?? 1], [height - BOTTOM, TOP]);
  const point = (event: MouseEvent & { readonly currentTarget: Element }): void => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const column = Math.round(((at - x0) / (x1 - x0)) * (columns.length - 1));
    onChoose(Math.max(0, Math.min(columns.length - 1, column)));
  };
  const step = x(1) - x(0);
  const every = strong.length > 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(APART / step));
  const all = step >= APART;
  const spots = pinSpots(
    pins.map((pin) => [x(pin.at), y(lines.find(({ key }) => key === pin.line)?.values[pin.at] ?? 0)] as const),
  );
  return (
    <div class="linechart" ref={box}>
      <Drawing
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        title={label}
        onPointerMove={(event) => event.pointerType === 'mouse' && point(event)}
        // A finger that scrolls the page over it presses nothing.
        onClick={point}
      >
        {ticks.map((tick) => (
          <g key={tick} class={tick === 0 ? 'tick nil' : 'tick'}>
            <path d={`M${x0} ${y(tick)}H${x1}`} />
            <text x={x0 - 8} y={y(tick) + 4}>
              {ticked(tick)}
            </text>
          </g>
        ))}
        {strong.map((column) => (
          <path key={column} class="scores" d={`M${x(column)} ${TOP}V${height - BOTTOM}`} />
        ))}
        <path class="chosen" d={`M${x(chosen)} ${TOP - 10}V${height - BOTTOM}`} />
        {columns.map(
          (column, i) =>
            (i === 0 ? step >= START : all || strong.includes(i) || i % every === 0) && (
              <text key={column} class={strong.includes(i) ? 'column strong' : 'column'} x={x(i)} y={height - 8}>
                {column}
              </text>
            ),
        )}
        {lines.map((line, i) => (
          <Line
            key={line.key}
            line={line}
            dash={line.own ? '' : (DASHES[i % DASHES.length] ?? '')}
            x={x}
            y={y}
            signs={strong}
          />
        ))}
        <Ends lines={lines} x={x1} y={y} said={said} names={!narrow} floor={height - BOTTOM} />
        {pins.map(({ number }, i) => (
          <g key={number} class="pin" transform={`translate(${(spots[i] ?? []).join(' ')})`}>
            <circle r="10.5" />
            <text y="4.5">{number}</text>
          </g>
        ))}
      </Drawing>
      <input
        type="range"
        style={`margin-left:${x0 - THUMB}px;width:${x1 - x0 + 2 * THUMB}px`}
        min={0}
        max={columns.length - 1}
        step={1}
        value={chosen}
        aria-label={slider}
        aria-valuetext={sentence(chosen)}
        onInput={(event) => onChoose(event.currentTarget.valueAsNumber)}
      />
      {props.children}
    </div>
  );
}

/** Half of the slider’s thumb, which stands over its column. */
const THUMB = 8;

interface LineProps {
  readonly line: ChartLine;
  readonly dash: string;
  readonly x: Scale;
  readonly y: Scale;
  readonly signs: readonly number[];
}

function Line({ line: { values, own, sign }, dash, x, y, signs }: LineProps) {
  const path = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  return (
    <g class={own ? 'line own' : 'line'}>
      <path d={path} stroke-dasharray={dash || undefined} />
      {sign &&
        signs
          .filter((column) => column < values.length)
          .map((column) => <Sign key={column} name={sign} x={x(column)} y={y(values[column] ?? 0)} size={13} />)}
    </g>
  );
}

/** The sign of a player on paper, so that lines below it do not blur its shape. */
function Sign({
  name,
  x,
  y,
  size,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <g class="sign">
      <circle cx={x} cy={y} r={size / 2 - 0.5} />
      <use href={`#g-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
    </g>
  );
}

interface EndsProps {
  readonly lines: readonly ChartLine[];
  readonly x: number;
  readonly y: Scale;
  readonly said: (value: number) => string;
  readonly names: boolean;
  readonly floor: number;
}

/** Beside the plot, at the height of the ends of their lines: who it is, and the last value. */
function Ends({ lines, x, y, said, names, floor }: EndsProps) {
  const last = lines.map(({ values }) => values.at(-1) ?? 0);
  const places = spread(last.map(y), GAP, floor);
  return (
    <>
      {lines.map(({ key, name, sign, own }, i) => (
        <g key={key} class={own ? 'end own' : 'end'}>
          {sign && <Sign name={sign} x={x + 16} y={places[i] ?? 0} size={13} />}
          <text x={x + 28} y={(places[i] ?? 0) + 4.5}>
            {names && `${short(name)} `}
            <tspan>{said(last[i] ?? 0)}</tspan>
          </text>
        </g>
      ))}
    </>
  );
}

/** The longest name beside a line, in characters. */
const LONGEST = 10;
const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** The width of an element in px, kept up to date. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const measure = (): void => setWidth(Math.max(240, Math.round(current.clientWidth)));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return [box, width] as const;
}
