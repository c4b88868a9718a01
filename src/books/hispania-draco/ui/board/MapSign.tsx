import type { JSX } from 'preact';
import { SHIELD } from './shapes.ts';
import { Town } from './Town.tsx';

/** The signs of the map as its key shows them, each in a box of 112 by 56 units. */

export const SIGNS = ['town', 'capital', 'guess', 'land', 'road', 'stick', 'sea'] as const;
export type SignId = (typeof SIGNS)[number];

export function MapSign({ sign }: { readonly sign: SignId }) {
  return (
    <svg class="board-drawing map-sign" viewBox="-56 -28 112 56" aria-hidden="true" focusable="false">
      <g class="ground">{DRAWN[sign]()}</g>
    </svg>
  );
}

const DRAWN: { readonly [sign in SignId]: () => JSX.Element } = {
  town: () => <Ring number={3} />,
  capital: () => <Ring number={6} isWalled />,
  guess: () => (
    <>
      <Bar y={0} segments={1} isGuess />
      <Ring number={4} isGuess />
    </>
  ),
  land: () => (
    <>
      <Bar y={-16} segments={1} />
      <Bar y={0} segments={2} />
      <Bar y={16} segments={3} />
    </>
  ),
  road: () => (
    <g class="ways">
      <g class="road">
        <path d="M-50 0H50" />
        <path class="core" d="M-50 0H50" />
      </g>
    </g>
  ),
  stick: () => (
    <g class="laid-road">
      <rect x="-50" y="-4" width="100" height="8" rx="2" />
      <path d="M-40-3.2v6.4M-30-3.2v6.4M-20-3.2v6.4M-10-3.2v6.4M0-3.2v6.4M10-3.2v6.4M20-3.2v6.4M30-3.2v6.4M40-3.2v6.4" />
    </g>
  ),
  sea: () => (
    <>
      <g class="ways">
        <g class="coast">
          <path d="M-54 0H-26" />
        </g>
        <g class="sea">
          <path d="M26 0H54" />
        </g>
      </g>
      <g class="sea-ring">
        <circle r="22" />
        <path d="M-12-3c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0M-9 5c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0" />
        <use href="#sea-3" />
      </g>
    </>
  ),
};

function Ring({
  number,
  isWalled = false,
  isGuess = false,
}: {
  readonly number: number;
  readonly isWalled?: boolean;
  readonly isGuess?: boolean;
}) {
  return (
    <>
      <Town isWalled={isWalled} />
      <g class={isGuess ? 'shield guess' : 'shield'} transform="translate(-19 7)">
        <path d={SHIELD} />
        <text y="4.3">{number}</text>
      </g>
    </>
  );
}

/** A connection with beads between its segments. */
function Bar({
  y,
  segments,
  isGuess = false,
}: {
  readonly y: number;
  readonly segments: number;
  readonly isGuess?: boolean;
}) {
  const beads = Array.from({ length: segments - 1 }, (_, i) => -50 + (100 * (i + 1)) / segments);
  const ends = [-50, ...beads.flatMap((x) => [x - 4.5, x + 4.5]), 50];
  const d = Array.from({ length: segments }, (_, i) => `M${ends[2 * i]} ${y}H${ends[2 * i + 1]}`).join('');
  return (
    <g class="ways">
      <g class={isGuess ? 'land guess' : 'land'}>
        <path d={d} />
        {beads.map((x) => (
          <circle key={x} cx={x} cy={y} r="2.7" />
        ))}
      </g>
    </g>
  );
}
