import type { SpaceId } from '../../engine/data/ids.ts';
import type { BoardWords } from '../../words/en/board.ts';
import { Arrow } from './Arrow.tsx';
import { beside, type Line, lineOf, pathOf, pointOf } from './lines.ts';
import { linksOf } from './links.ts';
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
      <Arrow line={fightLine(from, to)} width={6.5} tone="ink" />
    </>
  );
}

/** The line of the fight ends between the teeth. */
function fightLine(from: SpaceId, to: SpaceId): Line {
  const line = lineOf(from, to, RING);
  return line.by ? line : { from: line.from, to: lineOf(to, from, rimOf(to) - TOWN_END + TEETH).from };
}

/** The room of a double ring around a rim, of teeth, and where a line of a connection ends before a town. */
const RING = 7;
const TEETH = 12;
const TOWN_END = 19.5;

/** A doubling line ends before the teeth of a target. */
function doubleLine(from: SpaceId, to: SpaceId, hasTeeth: boolean): Line {
  const line = lineOf(from, to, 4);
  const end = lineOf(to, from, rimOf(to) - TOWN_END + (hasTeeth ? TEETH + 2 : RING + 1));
  return line.by ? line : { from: line.from, to: end.from };
}

/** Whether a line lies on that of the fight: a special army doubles itself. */
const isSame = (one: Ends, fight: Ends): boolean =>
  (one.from === fight.from && one.to === fight.to) || (one.from === fight.to && one.to === fight.from);

interface Ends {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** How far above the middle of a ring the number of its discs is at least, and above that the word of its province. */
const ABOVE = 24;
const NEXT = 22;

interface AboveProps {
  readonly fight: FightMarks;
  /** How high the pile of a space stands. */
  readonly heights: (at: SpaceId) => number;
  readonly words: BoardWords;
}

export function FightAbove({ fight, heights, words }: AboveProps) {
  const { support, province, doubles } = fight;
  const above = (at: SpaceId, rows: number): Point => [
    PLACES[at][0] + 4,
    PLACES[at][1] - Math.max(ABOVE, heights(at) + 12) - NEXT * rows,
  ];
  return (
    <>
      {support.flatMap(({ discs }) =>
        discs.map(({ at, count }) => <Pill key={at} at={above(at, 0)} text={`+${count}`} />),
      )}
      {province && (
        <Pill
          at={province.from === province.to ? above(province.to, 1) : pointOf(lineOf(province.from, province.to), 0.5)}
          text={words.ofProvince(province.of)}
        />
      )}
      {doubles.map((one) => (
        <Pill
          key={`${one.from} ${one.to} ${one.side}`}
          at={isSame(one, fight) ? above(one.from, 1) : pointOf(lineOf(one.from, one.to), 0.5)}
          text="×2"
          dark={one.side === 'hispanic'}
        />
      ))}
    </>
  );
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
