import { COMMANDERS } from '../../engine/data/ids.ts';
import { PIECES } from '../../engine/data/level.ts';
import type { BoardWords } from '../../words/en/board.ts';
import { type GlyphName, PIECE } from '../glyphs.ts';
import { TRAY } from './furniture.ts';
import type { TrayView } from './view.ts';

/** The tray at the lower right of the map: the turn track, the time track, the revolts in reserve. */

/** The middles of the four spaces of the turn track, and of the eleven of the time track in two rows. */
const TURNS = [38, 99, 160, 221] as const;
const YEARS_ACROSS = 6;
const yearAt = (i: number): readonly [x: number, y: number] =>
  i < YEARS_ACROSS ? [29 + 40.4 * i, 114] : [49.2 + 40.4 * (i - YEARS_ACROSS), 150];

/** The room for the revolts in reserve, beside their number. */
const ROW = { from: 124, most: 26, room: 62 } as const;

/** A piece of the tray around a point of it. */
function Piece({
  is,
  x,
  y,
  foot,
  scale,
}: {
  readonly is: GlyphName;
  readonly x: number;
  readonly y: number;
  readonly foot: number;
  readonly scale: number;
}) {
  const side = PIECE.side * scale;
  return <use href={`#g-${is}`} x={x - side / 2} y={y - foot * scale} width={side} height={side} />;
}

export function Tray({ tray, words }: { readonly tray: TrayView; readonly words: BoardWords }) {
  const { turn, years, now, revoltsLeft } = tray;
  const next = Math.min(ROW.most, ROW.room / Math.max(1, revoltsLeft - 1));
  return (
    <g class="turn-tray" transform={`translate(${TRAY.x} ${TRAY.y})`}>
      <rect width={TRAY.width} height={TRAY.height} rx="2" />
      {TURNS.map((x, i) => {
        const general = COMMANDERS[i];
        const isOn = general !== undefined && general === turn;
        return (
          <g key={x} class={general ? undefined : 'covered'} transform={`translate(${x} 44)`}>
            {general && <path class="rule" d="M20 0H41" />}
            <circle class={isOn ? 'on' : undefined} r="19" />
            {general ? (
              <Piece is={general} x={0} y={10} foot={PIECE.foot} scale={0.92} />
            ) : (
              <Piece is="revolt" x={0} y={0} foot={PIECE.disc} scale={0.8} />
            )}
            {isOn && <path class="pointer" d="M-7-35H7L0-26z" />}
          </g>
        );
      })}
      <text class="head" x="14" y="88">
        {words.turns}
      </text>
      <text class="small" x="246" y="88" text-anchor="end">
        {words.after}
      </text>
      <path class="rule" d="M14 94H246" />
      {years.map(({ year, discs, unused }, i) => {
        const [x, y] = yearAt(i);
        return (
          <g key={year} class={discs > 0 ? 'year covered' : 'year'} transform={`translate(${x} ${y + 2})`}>
            <circle class={`${year === now ? 'on' : ''}${unused ? ' unused' : ''}`} r="16" />
            {discs === 0 && <text y="4.5">{year}</text>}
            {Array.from({ length: discs }, (_, disc) => (
              <Piece
                // Discs of a space are alike.
                key={`${disc}`}
                is="revolt"
                x={0}
                y={(discs - 1) * 3 - 6 * disc}
                foot={PIECE.disc}
                scale={0.85}
              />
            ))}
          </g>
        );
      })}
      <path class="rule" d="M14 176H246" />
      <text class="head" x="14" y="197">
        {words.revolts}
      </text>
      {Array.from({ length: revoltsLeft }, (_, i) => (
        // Revolts are alike.
        <Piece key={`${i}`} is="revolt" x={ROW.from + next * i} y={192} foot={PIECE.disc} scale={0.74} />
      ))}
      <text class="number" x="246" y="197.5" text-anchor="end">
        {words.left(revoltsLeft, PIECES.revolts)}
      </text>
    </g>
  );
}
