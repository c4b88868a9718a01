import { type Line, lengthOf, pair, pathOf, pointOf, tenth, towards, turnOf } from './lines.ts';

/** An arrow along a line, of this width in units. */
export function Arrow({
  line,
  width,
  tone,
}: {
  readonly line: Line;
  readonly width: number;
  readonly tone: 'ink' | 'fight';
}) {
  const head = width * 1.5 + 7;
  const half = width * 0.7 + 5;
  const share = Math.max(0, 1 - head / lengthOf(line));
  const neck = line.by ? pointOf(line, share) : towards(line.to, line.from, head - 2);
  const d = pathOf({ ...line, to: neck });
  return (
    <g class={`arrow ${tone}`}>
      <path class="rim" d={d} stroke-width={tenth(width + 3.4)} />
      <path
        class="head"
        d={`M0 0L${tenth(-head)} ${tenth(-half)}V${tenth(half)}z`}
        transform={`translate(${pair(line.to)}) rotate(${turnOf(line)})`}
      />
      <path class="shaft" d={d} stroke-width={width} />
    </g>
  );
}
