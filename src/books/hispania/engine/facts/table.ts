import type { LeaderId, NationId, PlaceId, ScenarioId, TokenId } from '../data/ids.ts';
import type { Mode } from '../data/scenarios.ts';
import type { Units } from './units.ts';

/** What happened between the seats: the beginning and the end of a game, auctions, event tokens, missions for El Cid. Points are half points. */
export type TableFact =
  /** A game begins: its scenario, its set-up, and in the standard version its groups of nations (12, 13, 16). */
  | {
      readonly kind: 'begins';
      readonly what: 'scenario' | 'set-up' | 'groups';
      readonly scenario: ScenarioId;
      readonly mode: Mode;
      readonly turn: number;
      readonly last: number;
    }
  /** Half points that the scenario gives the player of a group (16.1). */
  | { readonly kind: 'bonus'; readonly seat: string; readonly points: number }
  | { readonly kind: 'over'; readonly turn: number }
  /** A seat rolls to decide which seat opens the first auction. `first` is the number of its first die in the game. */
  | { readonly kind: 'threw'; readonly seat: string; readonly dice: readonly number[]; readonly first: number }
  | { readonly kind: 'opens'; readonly seat: string }
  /** One of several seats or nations is drawn by lot. `first` is the number of the die in the game. */
  | { readonly kind: 'lot-drawn'; readonly among: readonly string[]; readonly drawn: string; readonly first: number }
  /** A nation is put up; half points. `sealed` is 1 if all bidders write down a bid, 2 if equal bidders do so again. */
  | {
      readonly kind: 'auction';
      readonly nation: NationId;
      readonly seats: readonly string[];
      readonly least: number;
      readonly sealed: 1 | 2 | null;
    }
  /** `bid` is null for a pass. */
  | { readonly kind: 'bid'; readonly nation: NationId; readonly seat: string; readonly bid: number | null }
  /** A seat has written down its bid, or one for each lot; the bids stay secret. */
  | { readonly kind: 'sealed'; readonly nation: NationId | null; readonly seat: string }
  | {
      readonly kind: 'awarded';
      readonly nation: NationId;
      readonly seat: string;
      readonly bid: number;
      readonly why: 'bid' | 'drawn' | 'forced' | 'needed' | 'maximum' | 'major';
    }
  /** A group or a major nation receives no bid (10.1). */
  | { readonly kind: 'set-aside'; readonly nation: NationId }
  /** A group, named by its greatest nation, or a major nation is awarded to a player. */
  | {
      readonly kind: 'group-awarded';
      readonly nation: NationId;
      readonly seat: string;
      readonly bid: number;
      readonly why: 'bid' | 'drawn';
    }
  | { readonly kind: 'final'; readonly seat: string; readonly points: number; readonly wins: boolean }
  /** Tokens are drawn. Only their seat sees which ones (`drew-tokens`). */
  | { readonly kind: 'drew'; readonly seat: string; readonly count: number }
  | { readonly kind: 'drew-tokens'; readonly seat: string; readonly only: string; readonly tokens: readonly TokenId[] }
  | { readonly kind: 'reshuffled'; readonly seat: string }
  | {
      readonly kind: 'played';
      readonly seat: string;
      readonly token: TokenId | 'sign';
      readonly nation: NationId | null;
      readonly place: PlaceId | null;
    }
  | { readonly kind: 'cancelled'; readonly seat: string; readonly token: TokenId | 'sign' }
  /** A leader stays a turn longer. */
  | { readonly kind: 'leader-stays'; readonly leader: LeaderId }
  /** A nation offers El Cid a mission. */
  | {
      readonly kind: 'mission';
      readonly hirer: NationId;
      readonly place: PlaceId;
      readonly named: Units;
      readonly accepted: boolean;
    }
  /** Units of El Cid's band arrive at a place, or return from it after a mission. */
  | {
      readonly kind: 'from-band' | 'to-band';
      readonly nation: NationId;
      readonly place: PlaceId;
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
    }
  /** What a mission cost its hirer, in half gold, and scored for El Cid, in half points. */
  | { readonly kind: 'paid'; readonly hirer: NationId; readonly gold: number; readonly points: number };
