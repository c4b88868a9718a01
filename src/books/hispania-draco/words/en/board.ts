import type { DiscId, GeneralId, ProvinceId, SpaceId } from '../../engine/data/ids.ts';
import { NAMES } from './names.ts';

/** A space with what is on it, as the board says it. */
export interface SpaceSaid {
  readonly at: SpaceId;
  /** The number of its shield, or of the sea. */
  readonly number: number;
  readonly is: 'town' | 'capital' | 'sea';
  /** From the bottom of the pile. */
  readonly garrisons: readonly DiscId[];
  readonly revolts: number;
  readonly army: 'normal' | 'special' | null;
  readonly generals: readonly GeneralId[];
  readonly fleet: boolean;
}

/** The sign of the owner on a disc. */
const SIGNS: Record<DiscId, string> = {
  'praetor-ulterior': 'I',
  'praetor-citerior': 'II',
  consul: 'III',
  legio: NAMES.legio,
};

/** The words of the board: its spaces with their piles, and the tray. */
export const BOARD = {
  /** `Osca, capital, shield 6: garrisons II, III, II`. */
  space({ at, number, is, garrisons, revolts, army, generals, fleet }: SpaceSaid): string {
    const head = [
      NAMES.spaces[at],
      ...(is === 'capital' ? ['capital'] : []),
      is === 'sea' ? `sea ${number}` : `shield ${number}`,
    ].join(', ');
    const things = [
      ...(fleet ? ['fleet'] : []),
      ...(garrisons.length > 0
        ? [`${garrisons.length === 1 ? 'garrison' : 'garrisons'} ${garrisons.map((one) => SIGNS[one]).join(', ')}`]
        : []),
      ...(revolts > 0
        ? [is === 'sea' ? `pirates, ${revolts}` : `${revolts} ${revolts === 1 ? 'revolt' : 'revolts'}`]
        : []),
      ...(army ? [army === 'special' ? 'special army' : 'army'] : []),
      ...generals.map((one) => NAMES.generals[one]),
    ];
    return things.length > 0 ? `${head}: ${things.join('; ')}` : head;
  },
  /** The +1 of a Roman province. */
  ofProvince: (id: ProvinceId): string => `+1 ${NAMES.provinces[id]}`,
  /** The heads of the tray: the turns of a round, the revolts in reserve. */
  turns: 'Turns',
  after: 'then the round ends',
  revolts: 'Revolts left',
  left: (count: number, all: number): string => `${count} of ${all}`,
  /** What the number of a lozenge of the phase ahead is. */
  times: 'times in 100 a revolt',
  /** A space to which only several moves lead, and one that the other side has just changed. */
  far: 'in several moves',
  fresh: 'just changed',
};
export type BoardWords = typeof BOARD;
