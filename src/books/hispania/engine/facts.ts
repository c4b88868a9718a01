import type {
  CombatKind,
  LeaderId,
  NationId,
  Owner,
  PlaceId,
  ProvinceId,
  RuleId,
  ScenarioId,
  TokenId,
  UnitKind,
} from './data/ids.ts';
import type { Mode } from './data/scenarios.ts';
import type { Aim, Halt, PhaseId, Side, Target } from './state.ts';

/** Numbers of units by kind. */
export type Units = Readonly<Partial<Record<UnitKind, number>>>;

/** What destroyed units were, when they score. */
export interface Killed {
  readonly kind: CombatKind | 'leader';
  readonly owner: Owner;
  readonly count: number;
  readonly leader?: LeaderId;
}

/** What points that are not for kills are for. */
const POINTS_REASONS = [
  'provinces',
  'zones',
  'all-hispania',
  'castles',
  'ruins',
  'narbonne',
  'africa',
  'leader-lives',
  'city',
  'rebuilt',
  'mission',
  'takes-province',
  'berbers',
  'subject-half',
  'minimum',
  'cavalry',
  'barbarian',
] as const;
export type PointsReason = (typeof POINTS_REASONS)[number];

/** What happened in a game of Hispania, each with the rule that made it happen. Points are half points. */
export type HispaniaFact = { readonly rule: RuleId; readonly only?: string } & (
  | { readonly kind: 'phase'; readonly turn: number; readonly nation: NationId; readonly phase: PhaseId }
  | { readonly kind: 'phase-skipped'; readonly turn: number; readonly nation: NationId; readonly phase: PhaseId }
  /** A game begins: its scenario, its set-up, and in the standard version its groups (12, 13, 16). */
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
  /** A nation's turn begins. */
  | { readonly kind: 'nation'; readonly turn: number; readonly nation: NationId }
  /** A game turn begins, or ends after its last nation. */
  | { readonly kind: 'turn'; readonly turn: number; readonly ends: boolean }
  | { readonly kind: 'over'; readonly turn: number }
  | { readonly kind: 'leader-gone'; readonly nation: NationId; readonly leader: LeaderId }
  /** Reinforcements come, or what was bought is placed. */
  | {
      readonly kind: 'arrived';
      readonly nation: NationId;
      readonly place: PlaceId | 'band';
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
    }
  /** What was due or bought cannot come: it has nowhere to stand, or no counter is left. */
  | {
      readonly kind: 'not-placed';
      readonly nation: NationId;
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
    }
  /** Half gold. `from` is the subject that an overlord has its half from. */
  | {
      readonly kind: 'income';
      readonly nation: NationId;
      readonly gold: number;
      readonly from: NationId | null;
      readonly purse: number;
    }
  /** Half gold; `collected` when it was in the purse already. */
  | { readonly kind: 'renounced'; readonly nation: NationId; readonly gold: number; readonly collected: boolean }
  /** Gold beyond what may be saved. */
  | { readonly kind: 'gold-lost'; readonly nation: NationId; readonly gold: number; readonly limit: number }
  | { readonly kind: 'bought'; readonly nation: NationId; readonly unit: CombatKind; readonly cost: number }
  /** A unit is destroyed by its own nation, to be built again elsewhere. */
  | { readonly kind: 'disbanded'; readonly nation: NationId; readonly place: PlaceId; readonly unit: CombatKind }
  /** Units leave the game, or could not leave where they may not stay (5.4, 5.6, 9.6-allies). */
  | {
      readonly kind: 'left';
      readonly nation: NationId;
      readonly place: PlaceId | 'band';
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
      readonly why: 'leaves' | 'must-leave';
    }
  | { readonly kind: 'culled'; readonly nation: NationId; readonly place: PlaceId; readonly units: Units }
  /** Points that are not for what was destroyed; negative where they are lost. */
  | {
      readonly kind: 'points';
      readonly turn: number;
      readonly nation: NationId;
      readonly points: number;
      readonly reason: PointsReason;
      readonly places: readonly PlaceId[];
      readonly count: number;
    }
  | { readonly kind: 'submitted'; readonly nation: NationId; readonly to: NationId; readonly must: boolean }
  | { readonly kind: 'refused-submission'; readonly nation: NationId; readonly to: NationId }
  | {
      readonly kind: 'freed';
      readonly nation: NationId;
      readonly from: NationId;
      readonly why: 'turn' | 'toledo' | 'eliminated' | 'revolt' | 'half' | 'ended';
    }
  | { readonly kind: 'toledo-fell'; readonly to: Owner }
  /** Units leave a place that they were told to, or could not and are removed. */
  | {
      readonly kind: 'withdrew';
      readonly owner: Owner;
      readonly from: PlaceId;
      readonly to: PlaceId | null;
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
    }
  | {
      readonly kind: 'transformed';
      readonly from: NationId;
      readonly into: NationId | 'neutral';
      readonly place: PlaceId;
      readonly units: Units;
      readonly as: Units;
      /** He passes over, and no unit does. */
      readonly leader?: LeaderId;
    }
  | { readonly kind: 'nation-ended'; readonly nation: NationId; readonly units: Units; readonly into: NationId | null }
  | { readonly kind: 'founded'; readonly nation: NationId; readonly lands: readonly ProvinceId[] }
  /** A castle is given, or a fort placed. */
  | { readonly kind: 'raised'; readonly nation: NationId; readonly place: PlaceId; readonly unit: 'castle' | 'fort' }
  | { readonly kind: 'no-castle'; readonly nation: NationId; readonly place: PlaceId | null }
  | { readonly kind: 'surrendered'; readonly place: PlaceId; readonly owner: Owner; readonly to: NationId }
  /** A pile moves once more (9.2), or twice (10.3-minor-invasion). */
  | { readonly kind: 'pile'; readonly nation: NationId; readonly place: PlaceId }
  /** Units along the Vandals' march roll at them: half of rule 6's die rolls have no battle. */
  | { readonly kind: 'marched'; readonly nation: NationId; readonly through: readonly PlaceId[] }
  /** A seat throws for who begins the first auction: the number of the first of its dice in the game. */
  | { readonly kind: 'threw'; readonly seat: string; readonly dice: readonly number[]; readonly first: number }
  | { readonly kind: 'opens'; readonly seat: string }
  /** One of several seats or nations is drawn, by the die of this number. */
  | { readonly kind: 'lot-drawn'; readonly among: readonly string[]; readonly drawn: string; readonly first: number }
  /** A nation is put up; half points. `sealed`: all write a bid down, for the second time if they were equal. */
  | {
      readonly kind: 'auction';
      readonly nation: NationId;
      readonly seats: readonly string[];
      readonly least: number;
      readonly sealed: 1 | 2 | null;
    }
  /** Nothing for a pass. */
  | { readonly kind: 'bid'; readonly nation: NationId; readonly seat: string; readonly bid: number | null }
  /** A bid was written down, or one for each lot; nobody is told which. */
  | { readonly kind: 'sealed'; readonly nation: NationId | null; readonly seat: string }
  | {
      readonly kind: 'awarded';
      readonly nation: NationId;
      readonly seat: string;
      readonly bid: number;
      readonly why: 'bid' | 'drawn' | 'forced' | 'needed' | 'maximum' | 'major';
    }
  /** Nobody bids for a group, or a major nation (10.1). */
  | { readonly kind: 'set-aside'; readonly nation: NationId }
  /** A group, named by its greatest nation, or a major nation goes to a player. */
  | {
      readonly kind: 'group-awarded';
      readonly nation: NationId;
      readonly seat: string;
      readonly bid: number;
      readonly why: 'bid' | 'drawn';
    }
  | { readonly kind: 'final'; readonly seat: string; readonly points: number; readonly wins: boolean }
  /** Tokens are drawn; which ones only their seat may see. */
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
  /** A mission for El Cid. Half gold, and half points for him. */
  | {
      readonly kind: 'mission';
      readonly hirer: NationId;
      readonly place: PlaceId;
      readonly named: Units;
      readonly accepted: boolean;
    }
  /** Units come from El Cid's band to a place, or go back to it after a mission. */
  | {
      readonly kind: 'from-band' | 'to-band';
      readonly nation: NationId;
      readonly place: PlaceId;
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
    }
  | { readonly kind: 'paid'; readonly hirer: NationId; readonly gold: number; readonly points: number }
  | {
      readonly kind: 'moved';
      readonly nation: NationId;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
      readonly river: boolean;
    }
  | {
      readonly kind: 'halted';
      readonly nation: NationId;
      readonly place: PlaceId;
      readonly units: Units;
      readonly why: Halt;
    }
  | { readonly kind: 'capital'; readonly nation: NationId; readonly place: PlaceId; readonly was: PlaceId | null }
  | {
      readonly kind: 'removed';
      readonly nation: NationId;
      readonly place: PlaceId;
      readonly units: Units;
      readonly limit: number;
    }
  | { readonly kind: 'battle'; readonly place: PlaceId; readonly attacker: Owner; readonly defender: Owner }
  | {
      readonly kind: 'aimed';
      readonly place: PlaceId;
      readonly side: Side;
      readonly owner: Owner;
      readonly aims: readonly Aim[];
      /** There was nothing to choose. */
      readonly forced: boolean;
    }
  | {
      readonly kind: 'rolled';
      readonly place: PlaceId;
      readonly round: number;
      readonly side: Side;
      readonly owner: Owner;
      readonly die: CombatKind;
      readonly target: Target;
      /** The lowest result that hits. */
      readonly needs: number;
      readonly dice: readonly number[];
      /** The number of the first of these dice in the game. */
      readonly first: number;
      readonly hits: number;
    }
  /** Units fall before the other dice of their round, and roll none of them (10.3-bravery). */
  | {
      readonly kind: 'felled';
      readonly place: PlaceId;
      readonly side: Side;
      readonly owner: Owner;
      readonly units: Units;
    }
  /** All dice of a round are rolled again: what was rolled before counts no longer (10.2, 10.3-die). */
  | { readonly kind: 'replayed'; readonly place: PlaceId; readonly round: number }
  | {
      /** Hits beyond what stood there: lost. */
      readonly kind: 'wasted';
      readonly place: PlaceId;
      readonly side: Side;
      readonly target: Target;
      readonly hits: number;
    }
  | {
      readonly kind: 'destroyed';
      readonly place: PlaceId;
      readonly side: Side;
      readonly owner: Owner;
      readonly unit: CombatKind;
      readonly count: number;
    }
  | {
      readonly kind: 'wounded';
      readonly place: PlaceId;
      readonly side: Side;
      readonly owner: Owner;
      readonly unit: 'knight' | 'castle';
      /** Lives left. */
      readonly lives: number;
    }
  | { readonly kind: 'ruined'; readonly place: PlaceId; readonly owner: Owner }
  | { readonly kind: 'leader-killed'; readonly place: PlaceId; readonly owner: Owner; readonly leader: LeaderId }
  | {
      readonly kind: 'scored';
      readonly turn: number;
      readonly nation: NationId;
      readonly points: number;
      readonly place: PlaceId;
      readonly killed: Killed;
    }
  | {
      readonly kind: 'retreated';
      readonly owner: Owner;
      readonly side: Side;
      readonly from: PlaceId;
      readonly to: PlaceId | 'band';
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
      /** They leave the game by this way. */
      readonly leaves: boolean;
    }
  | {
      readonly kind: 'stays';
      readonly owner: Owner;
      readonly side: Side;
      readonly place: PlaceId;
      /** It could not go: nothing was asked. */
      readonly forced: boolean;
    }
  | {
      readonly kind: 'battle-over';
      readonly place: PlaceId;
      readonly winner: Owner | null;
      readonly rounds: number;
    }
  | { readonly kind: 'healed'; readonly place: PlaceId; readonly owner: Owner; readonly units: Units }
  | {
      readonly kind: 'rebuilt';
      readonly nation: NationId;
      readonly place: PlaceId;
      readonly gave: UnitKind;
      /** The castle on the map whose counter was taken, if none was in the pool. */
      readonly taken: PlaceId | null;
    }
);
