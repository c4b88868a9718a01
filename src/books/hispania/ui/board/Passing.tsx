import { CounterFace } from './Counter.tsx';
import { SIDE } from './forms.ts';
import type { Fallen, Risen } from './types.ts';
import { useOnce } from './use-once.ts';
import { layout, type Scale } from './view.ts';

/** Effects that show briefly: lost counters fade, scored points rise. Any key ends them. */

const FADE = 220;
const RISE = 420;

interface Props {
  readonly fallen: readonly Fallen[];
  readonly risen: readonly Risen[];
  /** The moment of the effects, because the same effects may occur again. */
  readonly at: number;
  readonly scale: Scale;
}

export function Passing({ fallen, risen, at, scale }: Props) {
  return (
    <>
      {fallen.map((one, i) => (
        <Fall
          key={`${at} ${one.counter.id} ${one.place} ${i}`}
          fallen={one}
          n={fallen.slice(0, i).filter(({ place }) => place === one.place).length}
          scale={scale}
        />
      ))}
      {risen.map((one, i) => (
        <Rise key={`${at} ${one.place} ${i}`} risen={one} scale={scale} />
      ))}
    </>
  );
}

/** Counters that were lost, as the n-th of their place. */
function Fall({ fallen, n, scale }: { readonly fallen: Fallen; readonly n: number; readonly scale: Scale }) {
  const mover = useOnce([{ opacity: 1 }, { opacity: 0 }], FADE);
  const [x, y] = layout.places[fallen.place].stack;
  const side = SIDE * scale.counter;
  return (
    <g ref={mover} class="glide" visibility="hidden">
      <g transform={`translate(${x - side / 2 + n * side * 0.5} ${y - side / 2}) scale(${scale.counter})`}>
        <CounterFace counter={{ ...fallen.counter, state: 'rest' }} badge />
      </g>
    </g>
  );
}

/** Points that were scored in a place. */
function Rise({ risen, scale }: { readonly risen: Risen; readonly scale: Scale }) {
  const up = 34 * scale.letters;
  const mover = useOnce(
    [
      { transform: 'translate(0, 0)', opacity: 1 },
      { transform: `translate(0, ${-up * 0.8}px)`, opacity: 1, offset: 0.7 },
      { transform: `translate(0, ${-up}px)`, opacity: 0 },
    ],
    RISE,
  );
  const [x, y] = layout.places[risen.place].stack;
  return (
    <g ref={mover} class="glide rise" visibility="hidden">
      <text x={x} y={y - 22 * scale.counter} font-size={24 * scale.letters}>
        {risen.text}
      </text>
    </g>
  );
}
