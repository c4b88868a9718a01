import { list, type Rich, t } from '../../../../words/rich.ts';
import { isSea } from '../../engine/data/geography.ts';
import {
  type CommanderId,
  DISCS,
  type DiscId,
  type GeneralId,
  type SpaceId,
  type TownId,
} from '../../engine/data/ids.ts';
import type { PhaseId } from '../../engine/state.ts';
import { s } from '../marks.ts';
import { NAMES } from './names.ts';
import { PHASE_NAMES } from './phases.ts';
import { coins, count, revolts, The, the } from './pieces.ts';
import { yearOf } from './years.ts';

interface Turn {
  readonly round: number;
  readonly turn: CommanderId;
  readonly phase: PhaseId;
  readonly coins: number;
  readonly hispano?: number;
}
interface Place {
  readonly place: SpaceId;
  readonly generals: readonly GeneralId[];
  readonly army: 'special' | 'normal' | null;
  readonly revolts: number;
  readonly garrisons: readonly DiscId[];
  readonly fleet: boolean;
}
interface Reserve {
  readonly general: CommanderId;
  readonly garrisons: number;
  readonly legio: boolean;
}
interface Left {
  readonly revolts: number;
  readonly normal: number;
  readonly special: boolean;
  readonly roads: number;
  readonly river: boolean;
}

/** The garrisons of a town, by their general. */
const garrisons = (all: readonly DiscId[]): readonly string[] =>
  DISCS.flatMap((disc) => {
    const n = all.filter((one) => one === disc).length;
    if (n === 0) return [];
    return disc === 'legio' ? [NAMES.legio] : [`${count(n, 'garrison')} of ${the(disc)}`];
  });

const stock = ({ garrisons: n, legio }: Reserve): string =>
  `${count(n, 'garrison')}${legio ? ` and the ${NAMES.legio}` : ''} in reserve`;

/** The text twin of the board, line by line. */
export const TWIN = {
  turn: ({ round, turn, phase, coins: n, hispano }: Turn): Rich => [
    `Round ${round}, turn of ${the(turn)}: ${PHASE_NAMES[phase]}, ${coins(n)}${
      hispano === undefined ? '' : `; Hispanic player ${coins(hispano)}`
    }`,
  ],
  place: ({ place, generals, army, revolts: n, garrisons: discs, fleet }: Place): Rich => {
    const all = [
      ...generals.map((one) => NAMES.generals[one]),
      ...(fleet ? ['fleet'] : []),
      ...garrisons(discs),
      ...(army ? [army === 'special' ? 'special army' : 'army'] : []),
      ...(n > 0 ? [isSea(place) ? 'pirates' : revolts(n)] : []),
    ];
    return t`${s(place)}: ${list(all.map((one) => [one]))}`;
  },
  road: ({ from, to }: { readonly from: TownId; readonly to: TownId }): Rich => t`Road between ${s(from)} and ${s(to)}`,
  off: (of: Reserve): Rich => [`${The(of.general)} is off the board; ${stock(of)}`],
  reserve: (of: Reserve): Rich => [`${The(of.general)} has ${stock(of)}`],
  left: ({ revolts: n, normal, special, roads, river }: Left): Rich => [
    [
      `Hispanic reserve: ${revolts(n)}`,
      count(normal, 'army', 'armies'),
      ...(special ? ['the special army'] : []),
      ...(roads > 0 ? [`${count(roads, 'road')} beside the board`] : []),
      ...(river ? ['the Durius is barred'] : []),
    ].join(', '),
  ],
  time: ({ time, year }: { readonly time: number; readonly year: number }): Rich => [
    `Time track: ${revolts(time)}, ${year > 0 ? `the next one on ${yearOf(year)}` : 'the track is full'}`,
  ],
};
