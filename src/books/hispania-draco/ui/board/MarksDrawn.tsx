import type { SpaceId } from '../../engine/data/ids.ts';
import { AheadAbove, aheadTargets } from './AheadDrawn.tsx';
import { FightAbove, FightBelow } from './FightDrawn.tsx';
import { lineOf, pathOf, pointOf, tenth } from './lines.ts';
import type { Drawn, Marks, PathMarks } from './marks.ts';
import { heightOf, Stick } from './pieces.tsx';
import { PLACES, type Point } from './places.ts';
import { rimOf } from './rims.ts';
import { NOTHING } from './view.ts';

/** Marks of a board: those under the rings, and those over the pieces. */

export function MarksBelow({ marks }: { readonly marks: Marks }) {
  const { may = [], far = [], chosen = [], shown = [], attacked = [], roads = [], path, fight, ahead } = marks;
  const teeth = new Set<SpaceId>([...attacked, ...(fight ? [fight.to] : []), ...(ahead ? aheadTargets(ahead) : [])]);
  const rings = new Set<SpaceId>([...chosen, ...shown, ...(fight ? [fight.from] : [])]);
  return (
    <g class="board-marks">
      {roads.map(([a, b]) => (
        <Stick key={`${a} ${b}`} a={a} b={b} />
      ))}
      {path && <Path path={path} />}
      {fight && <FightBelow fight={fight} />}
      {may
        .filter((at) => !rings.has(at))
        .map((at) => (
          <circle key={at} class="may" {...middle(at)} r={rimOf(at) + 5} />
        ))}
      {far
        .filter((at) => !rings.has(at))
        .map((at) => (
          <circle key={at} class="distant" {...middle(at)} r={rimOf(at) + 5} />
        ))}
      {[...rings].map((at) => (
        <g key={at} class="ring">
          <circle {...middle(at)} r={rimOf(at) + 5} />
          <circle class="inner" {...middle(at)} r={rimOf(at) + 5} />
        </g>
      ))}
      {[...teeth].map((at) => (
        <Teeth key={at} at={at} />
      ))}
    </g>
  );
}

export function MarksAbove({ marks, view, words }: Pick<Drawn, 'marks' | 'view' | 'words'>) {
  const { chosen = [], shown = [], fresh = [], path, fight, ahead } = marks;
  const pointed = new Set([...chosen, ...shown, ...(fight ? [fight.from] : [])]);
  const heights = (at: SpaceId): number => heightOf(view.piles[at] ?? NOTHING);
  return (
    <g class="board-marks">
      {path && <PathCost path={path} />}
      {ahead && <AheadAbove ahead={ahead} />}
      {fight && <FightAbove fight={fight} heights={heights} words={words} />}
      {fresh
        .filter((at) => !pointed.has(at))
        .map((at) => (
          <Pointer key={at} at={at} heights={heights} is="pointer fresh" />
        ))}
      {[...pointed]
        .filter((at) => !fight?.doubles.some(({ from, to }) => to === at && isAbove(from, at)))
        .map((at) => (
          <Pointer key={at} at={at} heights={heights} is="pointer" />
        ))}
    </g>
  );
}

/** A triangle above a space and what stands there. */
function Pointer(of: { readonly at: SpaceId; readonly heights: (at: SpaceId) => number; readonly is: string }) {
  const { at, heights, is } = of;
  return <path class={is} d="M-8-11H8L0 0z" transform={moved(at, 0, -Math.max(rimOf(at) + 12, heights(at) + 4))} />;
}

/** Whether a line from a space comes from above, where the pointer would be. */
const isAbove = (from: SpaceId, at: SpaceId): boolean => {
  const [dx, dy] = [PLACES[from][0] - PLACES[at][0], PLACES[from][1] - PLACES[at][1]];
  return dy < 0 && Math.abs(dx) < -dy / 2;
};

const middle = (at: SpaceId): { cx: number; cy: number } => ({ cx: PLACES[at][0], cy: PLACES[at][1] });
/** The transform to a point beside the middle of a space. */
const moved = (at: SpaceId, x: number, y: number): string =>
  `translate(${tenth(PLACES[at][0] + x)} ${tenth(PLACES[at][1] + y)})`;

/** Red teeth around a space that is besieged or attacked. */
function Teeth({ at }: { readonly at: SpaceId }) {
  const rim = rimOf(at);
  return (
    <g class="teeth">
      <circle class="tooth" {...middle(at)} r={rim + 8} />
      <circle {...middle(at)} r={rim + 11.6} />
    </g>
  );
}

/** The way of a move: a band in the colour of the general, and a head at its end. */
function Path({ path: { general, steps } }: { readonly path: PathMarks }) {
  return (
    <g class={`path of-${general}`}>
      {steps.map(({ from, to }) => {
        const d = pathOf(lineOf(from, to, -2));
        return (
          <g key={`${from} ${to}`}>
            <path class="rim" d={d} />
            <path class="edge" d={d} />
            <path class="band" d={d} />
          </g>
        );
      })}
    </g>
  );
}

/** What each step of a move costs. */
function PathCost({ path: { steps } }: { readonly path: PathMarks }) {
  return (
    <>
      {steps
        .filter(({ coins }) => coins > 0)
        .map(({ from, to, coins }) => (
          <Coins key={`${from} ${to}`} at={pointOf(lineOf(from, to), 0.5)} count={coins} />
        ))}
    </>
  );
}

/** A number of coins. */
function Coins({ at: [x, y], count }: { readonly at: Point; readonly count: number }) {
  return (
    <g class="coins" transform={`translate(${tenth(x)} ${tenth(y)})`}>
      <circle r="10.5" />
      <text y="5">{count}</text>
    </g>
  );
}
