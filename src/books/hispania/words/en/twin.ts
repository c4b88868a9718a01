import { type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, NationId, Owner, PlaceId, TokenId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { PhaseId } from '../../engine/state.ts';
import { n } from '../marks.ts';
import { NAMES } from './names.ts';
import { and, count, gold, kind, PHASES, Place, place, points, The, the, units, wounds } from './units.ts';

interface Raise {
  readonly nation: NationId;
  readonly next: string;
  readonly holder: string | null;
  readonly bid: number | null;
}
interface Sealed {
  /** The players who have written a bid. */
  readonly written: readonly string[];
}
const written = ({ written: seats }: Sealed): Rich =>
  seats.length === 0 ? ['no bid yet'] : t`written by ${and(seats.map(the))}`;
const bidOf = (bid: number | null): string => (bid === null ? 'none' : points(bid));

/** What an owner has in a place. */
export interface Stands {
  readonly owner: Owner;
  readonly units: Units;
  readonly leaders: readonly LeaderId[];
  readonly ruin: boolean;
  readonly hurt: readonly { readonly kind: 'knight' | 'castle'; readonly hits: number }[];
}

/** Whose units stand in a place, with their wounds: `Castile, 2 infantry and 1 knight, the knight hit once`. */
export function standing(of: Stands): Rich {
  const stands = units({ ...of.units, ...(of.ruin ? { ruin: 1 } : {}) }, of.leaders);
  const hurt = of.hurt.map(({ kind: unit, hits }) => `, the ${kind(unit, 1)} ${wounds(hits)}`).join('');
  return t`${n(of.owner)}, ${stands}${hurt}`;
}

/** The text twin of the board, line by line: what `describe` of the game tells a seat. */
export const TWIN = {
  turn: (of: { readonly turn: number; readonly active: NationId | null; readonly phase: PhaseId | null }): Rich =>
    of.active && of.phase ? t`Turn ${of.turn}, ${n(of.active)}: ${PHASES[of.phase]}` : [`Turn ${of.turn}`],
  battle: (of: {
    readonly place: PlaceId;
    readonly attacker: Owner;
    readonly defender: Owner;
    readonly round: number;
  }): Rich => t`Battle in ${place(of.place)}, round ${of.round}: ${n(of.attacker)} against ${n(of.defender)}`,
  place: (of: Stands & { readonly place: PlaceId }): Rich => t`${Place(of.place)}: ${standing(of)}`,
  band: ({
    owner,
    ...of
  }: {
    readonly owner: Owner;
    readonly units: Units;
    readonly leaders: readonly LeaderId[];
  }): Rich => t`${n(owner)}’s band: ${units(of.units, of.leaders)}`,
  auction: ({ nation, next, holder, bid }: Raise): Rich =>
    t`Auction of ${the(nation)}: ${holder === null ? 'no bid yet' : t`${points(bid ?? 0)} by ${the(holder)}`}; ${the(next)} to bid`,
  'sealed-auction': (
    of: Sealed & { readonly nation: NationId; readonly least: number; readonly own?: number | null },
  ): Rich =>
    t`Sealed bids for ${the(of.nation)}, from ${points(of.least)}: ${written(of)}${
      of.own === undefined ? '' : `; yours: ${bidOf(of.own)}`
    }`,
  'group-auction': (
    of: Sealed & {
      readonly lots: readonly NationId[];
      readonly own?: Readonly<Record<NationId, number>>;
      readonly tie?: Omit<Raise, 'nation'> & { readonly lot: NationId };
    },
  ): Rich => {
    const { own, tie } = of;
    if (tie) return TWIN.auction({ ...tie, nation: tie.lot });
    const yours = own ? t`; yours: ${and(of.lots.map((lot) => t`${the(lot)} ${bidOf(own[lot] || null)}`))}` : '';
    return t`Sealed bids for ${and(of.lots.map(the))}: ${written(of)}${yours}`;
  },
  tokens: (of: { readonly seat: string; readonly count: number; readonly tokens?: readonly TokenId[] }): Rich =>
    t`${The(of.seat)}: ${count(of.count, 'event token')}${
      of.tokens && of.tokens.length > 0 ? t` (${and(of.tokens.map((id) => [NAMES.tokens[id]]))})` : []
    }`,
  bag: (of: { readonly left: number; readonly played: readonly TokenId[] }): Rich =>
    t`In the bag: ${count(of.left, 'event token')}${
      of.played.length > 0 ? t`; played: ${and(of.played.map((id) => [NAMES.tokens[id]]))}` : []
    }`,
  nation: (of: {
    readonly nation: NationId;
    readonly points: number;
    readonly capital: PlaceId | null;
    readonly gold: number;
    readonly overlord: NationId | null;
    readonly bought: Units;
  }): Rich =>
    t`${n(of.nation)}: ${points(of.points)}${of.gold > 0 ? `, ${gold(of.gold)}` : ''}${
      of.capital ? t`, capital ${place(of.capital)}` : []
    }${of.overlord ? t`, subject to ${n(of.overlord)}` : []}${
      Object.keys(of.bought).length > 0 ? `, to be placed: ${units(of.bought)}` : ''
    }`,
};
