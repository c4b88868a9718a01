import { CounterFace } from './Counter.tsx';
import { SIDE } from './forms.ts';
import type { Move } from './types.ts';
import { useOnce } from './use-once.ts';
import { layout, type Scale } from './view.ts';

const MILLISECONDS = 220;

interface GlideProps {
  readonly move: Move;
  readonly scale: Scale;
  /** In ms. */
  readonly duration?: number | undefined;
}

/** One counter in motion, drawn over the board until it arrives. Any key ends it, and it never starts under reduced motion. */
export function Glide({ move, scale, duration = MILLISECONDS }: GlideProps) {
  const [from, to] = [layout.places[move.from].stack, layout.places[move.to].stack];
  const [dx, dy] = [from[0] - to[0], from[1] - to[1]];
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }];
  const mover = useOnce(frames, duration, [dx, dy]);
  const half = (SIDE * scale.counter) / 2;
  return (
    <g ref={mover} class="glide" visibility="hidden">
      <g transform={`translate(${to[0] - half} ${to[1] - half}) scale(${scale.counter})`}>
        <CounterFace counter={{ ...move.counter, state: 'rest' }} />
      </g>
    </g>
  );
}
