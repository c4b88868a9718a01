import { COLOURS, inkOf } from '../colours.ts';
import type { GlyphName } from '../glyphs.ts';
import { type Form, formOf } from './forms.ts';
import type { Counter as CounterData, CounterState } from './types.ts';

const WALL = 'M1.2 10V1.2h8.2v3h5.4V1.2h8.4v3h5.4V1.2h8.2v33.6a2 2 0 0 1-2 2H3.2a2 2 0 0 1-2-2z';
const RAGGED = 'M1.2 6.5l3.8-4 4.4 2.3 4-3.3 4.2 3.4 4.6-3.6 4 3.3 4-2.6 6.6 4.8v28a2 2 0 0 1-2 2H3.2a2 2 0 0 1-2-2z';

function Body({ form }: { readonly form: Form }) {
  if (form === 'round') return <circle class="body" cx="19" cy="19" r="17.6" />;
  if (form === 'wall') return <path class="body" d={WALL} />;
  if (form === 'ragged') return <path class="body" d={RAGGED} />;
  return <rect class="body" x="1.2" y="1.2" width="35.6" height="35.6" rx="3.5" />;
}

/** The glyph of a counter. After a hit, a knight's helm breaks and a castle loses a tower. */
export function glyphOf({ kind, wounds = 0 }: CounterData): GlyphName {
  if (kind === 'knight') return wounds ? 'knight-damaged' : 'knight';
  if (kind === 'crusader') return wounds ? 'knight-damaged' : 'knight-guest';
  if (kind === 'castle' && wounds) return wounds === 1 ? 'castle-2' : 'castle-1';
  return kind;
}

const GLYPH_BOX: Readonly<Record<Form, readonly [x: number, y: number, side: number]>> = {
  square: [8, 13.2, 22],
  round: [9, 13, 20],
  wall: [9.5, 15.8, 19],
  ragged: [9.5, 15.8, 19],
};

function Pips({ wounds, lives }: { readonly wounds: number; readonly lives: number }) {
  const pitch = 8.4;
  return (
    <g class="pips">
      {Array.from({ length: lives }, (_, i) => (
        <circle
          key={i}
          cx={19 + (i - (lives - 1) / 2) * pitch}
          cy="37.5"
          r="3.2"
          class={i < lives - wounds ? 'on' : 'off'}
        />
      ))}
    </g>
  );
}

/** A nation's colours, for the element around a counter; the style sheet passes them on. */
export const coloursOf = (nation: CounterData['nation']) => ({ fill: COLOURS[nation].colour, color: inkOf(nation) });

/** The position of a drawing on the board. */
interface Put {
  readonly transform?: string | undefined;
}

interface FaceProps extends Put {
  readonly counter: CounterData;
  /** Shows the number of its units. */
  readonly badge?: boolean;
  /** The element around the counter has its colours. */
  readonly plain?: boolean;
}

/** The counter in a square of 38. */
export function CounterFace({ counter, transform, badge = false, plain = false }: FaceProps) {
  const { nation, kind, wounds = 0, lives = 0, state = 'rest' } = counter;
  const form = formOf(kind);
  const [x, y, side] = GLYPH_BOX[form];
  const works = form === 'wall' || form === 'ragged';
  return (
    <g class={state === 'rest' ? 'ctr' : `ctr ${state}`} transform={transform} {...(plain ? {} : coloursOf(nation))}>
      {state === 'may' && <rect class="ring" x="-3.5" y="-3.5" width="45" height="45" rx="7" />}
      {state === 'chosen' && (
        <>
          <rect class="ring" x="-4" y="-4" width="46" height="46" rx="7" />
          <path class="caret" d="M19-8l-6-8h12z" />
        </>
      )}
      <Body form={form} />
      <text x="19" y={works ? 14 : 11}>
        {COLOURS[nation].code}
      </text>
      <use href={`#g-${glyphOf(counter)}`} x={x} y={y} width={side} height={side} />
      {wounds > 0 && lives > 1 && <Pips wounds={wounds} lives={lives} />}
      {state === 'moved' && <rect class="done" x="7" y="39.5" width="24" height="4.6" rx="1" />}
      {state === 'struck' && <Struck />}
      {badge && <Badge count={counter.count} />}
    </g>
  );
}

/** The bar across a counter that was lost. */
export function Struck() {
  return (
    <g class="strike">
      <path class="edge" d="M3 35 35 3" />
      <path d="M3 35 35 3" />
    </g>
  );
}

/** The number of equal units, drawn above all neighbours of the counter. */
export function Badge({ count, transform }: { readonly count: number } & Put) {
  if (count < 2) return null;
  return (
    <g class="badge" transform={transform}>
      <circle cx="33.5" cy="33.5" r="9" />
      <text x="33.5" y="37.6">
        {count}
      </text>
    </g>
  );
}

interface ChipProps extends Put {
  readonly nation: CounterData['nation'];
  readonly count: number;
  readonly tiny?: boolean;
  /** The state of any of its counters. */
  readonly state?: CounterState;
}

/** A chip shows letters only and replaces a counter if a glyph would be illegible. A `tiny` one shows its number instead. */
export function Chip({ nation, count, tiny = false, state = 'rest', transform }: ChipProps) {
  return (
    <g class={state === 'rest' ? 'ctr chip' : `ctr chip ${state}`} transform={transform} {...coloursOf(nation)}>
      {(state === 'may' || state === 'chosen') && <rect class="ring" x="-3.5" y="-3.5" width="45" height="45" rx="7" />}
      <rect class="body" x="1.5" y="1.5" width="35" height="35" rx="4.5" />
      <text x="19" y="26.5">
        {tiny && count > 0 ? count : COLOURS[nation].code}
      </text>
      {!tiny && <Badge count={count} />}
    </g>
  );
}
