import type { SpaceId, TownId } from '../../engine/data/ids.ts';
import type { BoardWords } from '../../words/en/board.ts';
import { Arrow } from './Arrow.tsx';
import { cornerOf, NUMBER_OUT } from './corners.ts';
import { lineOf, pair, pointOf, tenth } from './lines.ts';
import type { AheadMarks } from './marks.ts';
import { Pill } from './Pill.tsx';

/** The Hispanic phase ahead on the map: where a revolt may break out, and where armies may go. */

/** The towns where an army may fight. */
export const aheadTargets = ({ armies }: AheadMarks): readonly SpaceId[] =>
  armies.flatMap(({ to, fights }) => (fights ? [to] : []));

/** The width of an arrow whose way is certain, and of one whose way is almost out of the question. */
const WIDEST = 9;
const NARROWEST = 1.8;

export function AheadAbove({ ahead: { rolls, risks, armies } }: { readonly ahead: AheadMarks }) {
  const atRisk = new Set<TownId>(risks.map(({ at }) => at));
  return (
    <>
      {armies.map(({ from, to, chance }) => (
        <Arrow
          key={`${from} ${to}`}
          line={lineOf(from, to, 4)}
          width={tenth(NARROWEST + (WIDEST - NARROWEST) * chance)}
          tone="fight"
        />
      ))}
      {rolls
        .filter(({ at, does }) => does !== 'revolt' || !atRisk.has(at))
        .map(({ at, does }) => (
          <Sign key={at} at={at} does={does} />
        ))}
      {risks.map(({ at, percent }) => (
        <g key={at} transform={corner(at, NUMBER_OUT)}>
          <Risk percent={percent} />
        </g>
      ))}
      {armies.map(({ from, to, chance }) => (
        <Pill key={`${from} ${to}`} at={pointOf(lineOf(from, to), 0.46)} text={shareOf(chance)} />
      ))}
    </>
  );
}

/** A lozenge with a chance, times in 100. */
function Risk({ percent }: { readonly percent: number }) {
  return (
    <g class="lozenge">
      <path d="M0-14.5 14.5 0 0 14.5-14.5 0z" />
      <text y="4.6">{percent}</text>
    </g>
  );
}

/** What the numbers of lozenges are; nothing if there is none. */
export function AheadLegend({ ahead: { risks }, words }: { readonly ahead: AheadMarks; readonly words: BoardWords }) {
  const [first] = risks;
  if (!first) return null;
  return (
    <p class="legend">
      <svg class="board-drawing" viewBox="-15 -15 30 30" aria-hidden="true" focusable="false">
        <g class="board-marks">
          <Risk percent={first.percent} />
        </g>
      </svg>
      {words.times}
    </p>
  );
}

/** A chance in sixths if it is one, else in 100. */
function shareOf(chance: number): string {
  const sixths = chance * 6;
  return Math.abs(sixths - Math.round(sixths)) < 1e-9 ? `${Math.round(sixths)}/6` : `${Math.round(chance * 100)}/100`;
}

const corner = (at: TownId, out: number): string => `translate(${pair(cornerOf(at, out))})`;

/** What the roll of revolt may do in a town. */
function Sign({ at, does }: { readonly at: TownId; readonly does: AheadMarks['rolls'][number]['does'] }) {
  if (does === 'disc')
    return (
      <g class="plus" transform={corner(at, 2)}>
        <path class="rim" d="M-5.5 0H5.5M0-5.5V5.5" />
        <path class="edge" d="M-5.5 0H5.5M0-5.5V5.5" />
      </g>
    );
  const size = does === 'army' ? 8 : 6.5;
  return (
    <g class={`lozenge ${does}`} transform={corner(at, 0)}>
      <path d={`M0-${size} ${size} 0 0 ${size}-${size} 0z`} />
    </g>
  );
}
