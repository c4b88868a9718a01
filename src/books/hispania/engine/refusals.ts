import type { Refusal } from '../../../kernel/contract.ts';
import type { NationId, Owner, PlaceId, RuleId, UnitKind } from './data/ids.ts';
import type { Side } from './state/battle.ts';
import type { PhaseId } from './state.ts';

/**
 * Every refusal of Hispania, with the names of the parameters that its words need. The words are in the book's `words`;
 * a code without words does not compile.
 */
export const REFUSALS = {
  // The game and its phases.
  'not-an-action': [],
  over: ['turn'],
  'not-now': ['nation', 'phase'],
  'move-later': ['nation', 'phase'],
  'fight-later': ['nation', 'phase'],
  'remove-later': ['nation', 'phase'],
  'remove-first': ['nation'],
  'pin-first': ['nation', 'place', 'count'],
  'battles-left': ['nation', 'places'],
  'no-battle': ['nation', 'place'],
  // Another question comes first: a decision of this kind.
  'answer-first': ['asked'],
  // Gold, and what comes for it.
  'not-sold': ['nation', 'unit'],
  'no-gold': ['nation', 'unit', 'gold', 'cost'],
  'no-counter': ['nation', 'unit'],
  'renounce-most': ['nation', 'gold'],
  'disband-no-need': ['nation', 'place'],
  'not-due': ['nation'],
  'place-not-held': ['nation', 'place'],
  'place-full': ['nation', 'place', 'limit'],
  'place-one-each': ['nation', 'place'],
  'place-not-here': ['nation', 'place'],
  'place-first': ['nation'],
  'cull-most': ['nation', 'count'],
  // El Cid.
  'hire-own-player': ['nation'],
  'hire-never': ['nation'],
  'hire-once': ['nation'],
  'hire-gone': ['nation'],
  'hire-leaderless': ['nation'],
  'hire-turn': ['nation', 'turn'],
  'hire-not-next': ['nation', 'place'],
  'hire-nobody': ['nation', 'place'],
  'hire-own-nation': ['nation', 'place'],
  'hire-not-there': ['nation', 'place'],
  'hire-gold': ['nation', 'place', 'gold', 'cost'],
  'engage-most': ['nation', 'place', 'limit'],
  'enter-not-here': ['nation', 'place'],
  'enter-most': ['nation', 'place', 'limit'],
  'must-enter': ['nation', 'place'],
  // Transformations, and castles received at no cost.
  'survive-nobody': ['nation', 'place'],
  'survive-kind': ['nation', 'unit', 'count'],
  'found-not-free': ['nation', 'place'],
  'swap-none': ['nation', 'place'],
  'castle-not-here': ['nation', 'place'],
  // Steps, and places in general.
  'no-such-place': [],
  'no-entry-off-map': ['nation', 'from', 'to'],
  corner: ['nation', 'from', 'to'],
  'no-border': ['nation', 'from', 'to'],
  'nobody-there': [],
  'works-stay': ['nation', 'from', 'to', 'unit'],
  'halted-mountain': ['nation', 'from', 'to', 'unit'],
  'halted-strait': ['nation', 'from', 'to', 'unit'],
  'halted-pinned': ['nation', 'from', 'to', 'unit'],
  'halted-left': ['nation', 'from', 'to', 'unit'],
  'halted-sea': ['nation', 'from', 'to', 'unit'],
  'halted-beyond': ['nation', 'from', 'to', 'unit'],
  'crossed-once': ['nation', 'from', 'to', 'unit'],
  'moves-led': ['nation', 'from', 'to', 'unit'],
  'lands-elsewhere': ['nation', 'to', 'places'],
  'no-anchor': ['nation', 'from', 'to'],
  'no-supremacy': ['nation', 'from', 'to'],
  'no-way-on': ['nation', 'from', 'to'],
  'pile-only': ['nation', 'place'],
  'pile-first': ['nation'],
  'pile-led': ['nation', 'place'],
  'no-pile': ['nation', 'place'],
  // The Vandals' march: the number of provinces still to be crossed.
  'march-first': ['nation', 'count'],
  'berbers-most': ['nation', 'count'],
  'march-way': ['nation', 'from', 'to'],
  'strait-first': ['nation', 'from', 'to', 'unit'],
  spent: ['nation', 'from', 'to', 'unit'],
  'spent-led': ['nation', 'from', 'to', 'unit'],
  'moved-alone': ['nation', 'from', 'to', 'unit'],
  quota: ['nation', 'from', 'to', 'needs', 'stay'],
  stopped: ['nation', 'from', 'to', 'needs', 'stay'],
  'not-a-step': ['nation', 'from', 'to'],
  // Stacking and the capital.
  'not-overfull': ['nation', 'place'],
  'remove-exactly': ['nation', 'place', 'count'],
  'capital-not-held': ['nation', 'place'],
  'capital-already': ['nation', 'place'],
  'capital-no-use': ['nation', 'place'],
  // Castles.
  'no-ruin': ['nation', 'place'],
  'rebuild-enemies': ['nation', 'place'],
  'rebuild-not-held': ['nation', 'place'],
  'no-castle-counters': ['nation', 'place'],
  'castle-there': ['nation', 'place'],
  'nobody-to-give': ['nation', 'place'],
  'no-castle-left': ['nation', 'place'],
  'rebuild-gives-one': ['nation', 'place'],
  // Battles.
  'aim-first': ['place', 'owner'],
  'round-over': ['place', 'owner'],
  'never-submits': ['owner'],
  'no-submission': ['owner'],
  'other-side-aims': ['place', 'owner', 'side'],
  'no-such-dice': ['place', 'owner', 'side', 'die'],
  'no-such-target': ['place', 'owner', 'side', 'target'],
  'not-named': ['place', 'owner', 'side', 'target'],
  'every-die-aims': ['place', 'owner', 'side', 'die', 'needs', 'aimed'],
  'not-an-aim': ['place', 'owner', 'side'],
  'attacker-first': ['owner', 'from', 'to'],
  'other-side-retreats': ['owner', 'from', 'to'],
  'retreat-band': ['owner', 'from', 'to'],
  'retreat-sea': ['owner', 'from', 'to'],
  'retreat-far': ['owner', 'from', 'to'],
  'retreat-off-map': ['owner', 'from', 'to'],
  'retreat-strait': ['owner', 'from', 'to'],
  'retreat-whence': ['owner', 'from', 'to'],
  'retreat-battle': ['owner', 'from', 'to'],
  'retreat-held': ['owner', 'from', 'to'],
  'retreat-given': ['owner', 'from', 'to'],
  'retreat-works': ['owner', 'from', 'to', 'unit'],
  'retreat-wounded': ['owner', 'from', 'to', 'unit'],
  'retreat-marched': ['owner', 'from', 'to', 'unit'],
  'retreat-neutral': ['owner', 'from', 'to', 'unit'],
  'retreat-never': ['owner', 'from', 'to', 'unit'],
  'retreat-room': ['owner', 'from', 'to', 'room', 'limit'],
  'not-a-retreat': ['owner', 'from', 'to'],
  // Tokens and the Sign of God.
  'not-asked': ['seat'],
  'no-such-token': ['seat', 'token'],
  'sign-used': ['seat'],
  'token-early': ['token', 'turn'],
  'token-not-now': ['token'],
  'token-not-there': ['token'],
  'retreat-surplus-only': ['owner', 'place', 'count'],
  // Auctions. Half points.
  'bid-low': ['nation', 'bid', 'least'],
  'bid-high': ['nation', 'bid', 'limit'],
  'bid-whose': ['nation', 'seat'],
  'bid-rival': ['nation', 'seat', 'other'],
  'bid-enough': ['nation', 'seat', 'count'],
  'bid-written': ['seat'],
  'bid-again': ['nation', 'least'],
  'major-taken': ['nation'],
} as const satisfies Readonly<Record<string, readonly (keyof ParamTypes)[]>>;

export type RefusalCode = keyof typeof REFUSALS;

/**
 * The type of each parameter. Places, units, dice and targets come from an untrusted action: they may name things that
 * do not exist.
 */
interface ParamTypes {
  readonly nation: Owner;
  readonly owner: Owner;
  readonly side: Side;
  readonly turn: number;
  readonly phase: PhaseId;
  readonly place: PlaceId | null;
  readonly places: readonly PlaceId[];
  readonly from: PlaceId | null;
  readonly to: PlaceId | null;
  readonly unit: UnitKind;
  /** Units over a limit, or to be named. */
  readonly count: number;
  /** Units or dice that the rule requires. */
  readonly needs: number;
  /** Units that would stay behind. */
  readonly stay: number;
  readonly die: string;
  readonly target: string;
  /** Dice that have a target. */
  readonly aimed: number;
  /** Units that may still enter. */
  readonly room: number;
  /** The kind of the decision that is asked. */
  readonly asked: string;
  /** Half gold. */
  readonly gold: number;
  readonly cost: number;
  readonly seat: string;
  /** A nation that opposes another one. */
  readonly other: NationId;
  readonly token: string;
  /** Half points. */
  readonly bid: number;
  readonly least: number;
  readonly limit: number;
}

/** The parameters of a refusal. */
export type RefusalParams<C extends RefusalCode> = {
  readonly [Name in (typeof REFUSALS)[C][number]]: ParamTypes[Name];
};

/** A refusal with the parameters that the words of its code need. */
export function refuse<C extends RefusalCode>(code: C, rule: RuleId, params: RefusalParams<C>): Refusal {
  return { code, rule, params };
}

/** Codes whose words need exactly these parameters. */
export type CodeOf<Names extends keyof ParamTypes> = {
  [C in RefusalCode]: [(typeof REFUSALS)[C][number]] extends [Names]
    ? [Names] extends [(typeof REFUSALS)[C][number]]
      ? C
      : never
    : never;
}[RefusalCode];

/** A code with its rule, before the parameters are known. */
export type Reason<C extends RefusalCode = RefusalCode> = readonly [code: C, rule: RuleId];
