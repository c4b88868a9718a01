import { connected } from '../../engine/data/geography.ts';
import type { SpaceId } from '../../engine/data/ids.ts';
import type { BoardWords } from '../../words/en/board.ts';
import { Arrow } from './Arrow.tsx';
import { beside, type Line, lineOf, pathOf, pointOf } from './lines.ts';
import type { FightMarks, SupportMarks } from './marks.ts';
import { Pill } from './Pill.tsx';
import { PLACES, type Point } from './places.ts';
import { rimOf } from './rims.ts';

/** A siege or an attack on the map: who fights whom, and what counts. */

export function FightBelow({ fight: { from, to, support, province, doubles } }: { readonly fight: FightMarks }) {
  return (
    <>
      {province && province.from !== province.to && <Dashes line={lineOf(province.from, province.to)} />}
      {support.flatMap((group) =>
        linksOf(group).map(([a, b]) => <Link key={`${a} ${b}`} line={lineOf(a, b, 2)} of={group.general} />),
      )}
      {doubles
        .filter((one) => !isSame(one, { from, to }))
        .map((one) => (
          <Double key={`${one.from} ${one.to}`} line={doubleLine(one.from, one.to, one.to === to)} />
        ))}
      <Arrow line={lineOf(from, to, 8)} width={6.5} tone="ink" />
    </>
  );
}

/** A doubling line ends before the teeth of a target. */
function doubleLine(from: SpaceId, to: SpaceId, hasTeeth: boolean): Line {
  const line = lineOf(from, to, 4);
  const end = lineOf(to, from, rimOf(to) - 17 + (hasTeeth ? 16 : 4));
  return line.by ? line : { from: line.from, to: end.from };
}

/** Whether a line lies on that of the fight: a special army doubles itself. */
const isSame = (one: Ends, fight: Ends): boolean =>
  (one.from === fight.from && one.to === fight.to) || (one.from === fight.to && one.to === fight.from);

interface Ends {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** How far above the middle of a ring the number of its discs is, and above that the word of its province. */
const ABOVE = 24;
const SECOND = 46;

export function FightAbove({ fight, words }: { readonly fight: FightMarks; readonly words: BoardWords }) {
  const { support, province, doubles } = fight;
  return (
    <>
      {support.flatMap(({ discs }) =>
        discs.map(({ at, count }) => <Pill key={at} at={above(at, ABOVE)} text={`+${count}`} />),
      )}
      {province && (
        <Pill
          at={
            province.from === province.to
              ? above(province.to, SECOND)
              : pointOf(lineOf(province.from, province.to), 0.5)
          }
          text={words.ofProvince(province.of)}
        />
      )}
      {doubles.map((one) => (
        <Pill
          key={`${one.from} ${one.to} ${one.side}`}
          at={isSame(one, fight) ? above(one.from, SECOND) : pointOf(lineOf(one.from, one.to), 0.5)}
          text="×2"
          dark={one.side === 'hispanic'}
        />
      ))}
    </>
  );
}

const above = (at: SpaceId, by: number): Point => [PLACES[at][0] + 4, PLACES[at][1] - by];

/** The connections between the figure and the towns of its group. */
export function linksOf({ at, discs }: SupportMarks): readonly (readonly [SpaceId, SpaceId])[] {
  const all = [...new Set([at, ...discs.map((one) => one.at)])];
  return all.flatMap((a, i) => all.slice(i + 1).flatMap((b) => (connected(a, b) ? [[a, b] as const] : [])));
}

function Link({ line, of }: { readonly line: Line; readonly of: SupportMarks['general'] }) {
  const d = pathOf(line);
  return (
    <g class={`link of-${of ?? 'revolts'}`}>
      <path class="rim" d={d} />
      <path class="edge" d={d} />
      <path class="band" d={d} />
    </g>
  );
}

function Double({ line }: { readonly line: Line }) {
  const d = line.by ? pathOf(line) : `${pathOf(beside(line, 3))}${pathOf(beside(line, -3))}`;
  return (
    <g class="double">
      <path class="rim" d={pathOf(line)} />
      <path class="edge" d={d} />
    </g>
  );
}

function Dashes({ line }: { readonly line: Line }) {
  const d = pathOf(line);
  return (
    <g class="dashes">
      <path class="rim" d={d} />
      <path class="edge" d={d} />
    </g>
  );
}
