import type { PlaceId } from '../../engine/data/ids.ts';
import { COLOURS } from '../colours.ts';
import type { StackShape } from './stack.ts';
import type { Note } from './types.ts';
import { layout, type Scale } from './view.ts';

const HEIGHT = 20;
const FLAG = 'M-5 7.5V-7.5M-5-7 6-3.5-5 0';

interface Props {
  readonly notes: Readonly<Partial<Record<PlaceId, readonly Note[]>>>;
  readonly stacks: readonly StackShape[];
  readonly scale: Scale;
}

/** Notes under the counters of a place, side by side. Where no counter stands, they take its room. */
export function Notes({ notes, stacks, scale }: Props) {
  const size = Math.round(scale.letters * 100) / 100;
  return (
    <>
      {(Object.keys(notes) as PlaceId[]).map((place) => {
        const all = notes[place] ?? [];
        if (all.length === 0) return null;
        const stack = stacks.findLast((shape) => shape.place === place);
        const [cx, cy] = layout.places[place].stack;
        const x = stack ? stack.box[0] + stack.box[2] / 2 : cx;
        const y = stack ? stack.box[1] + stack.box[3] + (HEIGHT / 2) * size : cy;
        const widths = all.map(widthOf);
        const whole = widths.reduce((sum, width) => sum + width, 0);
        return (
          <g key={place} class="notes" transform={`translate(${Math.round(x)} ${Math.round(y)})scale(${size})`}>
            {all.map((note, i) => (
              <Pill
                key={`${note.is} ${note.nation ?? ''}`}
                note={note}
                width={widths[i] ?? 0}
                x={widths.slice(0, i).reduce((sum, width) => sum + width, 0) - whole / 2}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

const widthOf = ({ text }: Note): number =>
  text === undefined ? HEIGHT + 2 : Math.max(HEIGHT, text.length * 7.6 + 10);

interface PillProps {
  readonly note: Note;
  readonly x: number;
  readonly width: number;
}

function Pill({ note: { is, text, nation }, x, width }: PillProps) {
  return (
    <g class={is} transform={`translate(${Math.round((x + width / 2) * 10) / 10})`}>
      <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
      {text === undefined ? (
        <path d={FLAG} {...(nation ? { fill: COLOURS[nation].colour } : {})} />
      ) : (
        <text y="4.8">{text}</text>
      )}
    </g>
  );
}
