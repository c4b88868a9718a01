import type { Rich } from '../../../../words/rich.ts';
import type { LeaderId, NationId, Owner, PlaceId, RuleId } from '../../engine/data/ids.ts';
import type { Units } from '../../engine/facts/units.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { Played, WindowId } from '../../engine/state/tokens.ts';

/** The parameters of decisions, and the shape of their prompts. */

/** The parameters of each kind of decision. */
export interface DecisionParams {
  /** `lost`: where units would be removed if movement ended now. */
  readonly move: { readonly nation: NationId; readonly lost?: readonly PlaceId[] };
  readonly remove: {
    readonly nation: NationId;
    readonly place: PlaceId | null;
    readonly places: readonly PlaceId[];
  };
  readonly battles: { readonly nation: NationId; readonly battles: readonly PlaceId[] };
  /** Castles may be rebuilt before they bring income. */
  readonly 'before-income': { readonly nation: NationId };
  readonly 'after-battles': { readonly nation: NationId; readonly battles: readonly PlaceId[] };
  readonly aim: InBattle;
  readonly retreat: InBattle;
  readonly pin: { readonly nation: NationId; readonly place: PlaceId; readonly count: number };
  /** Half gold, here and below. */
  readonly collect: {
    readonly nation: NationId;
    readonly gold: number;
    readonly own: number;
    readonly share: number;
    readonly overlord: NationId | null;
  };
  readonly buy: { readonly nation: NationId; readonly gold: number; readonly reserve: number };
  readonly arrive: {
    readonly nation: NationId;
    readonly units: Units;
    readonly leaders: readonly LeaderId[];
    readonly places: readonly PlaceId[];
  };
  /** Half points each. */
  readonly berbers: { readonly nation: NationId; readonly most: number; readonly points: number };
  readonly place: { readonly nation: NationId; readonly units: Units };
  readonly pile: { readonly nation: NationId; readonly places: readonly PlaceId[] };
  readonly cull: { readonly nation: NationId; readonly count: number; readonly limit: number };
  readonly march: { readonly nation: NationId; readonly from: PlaceId | ''; readonly left: number };
  readonly mission: { readonly nation: NationId; readonly gold: number };
  readonly 'mission-answer': Mission & { readonly gold: number };
  readonly engage: Mission & { readonly limit: number };
  readonly enter: {
    readonly nation: NationId;
    readonly place: PlaceId;
    readonly units: Units;
    readonly leaders: readonly LeaderId[];
  };
  /** Half points, here and below. */
  readonly auction: Raise;
  readonly 'group-raise': Raise;
  readonly 'sealed-bid': { readonly nation: NationId; readonly least: number; readonly again: boolean };
  readonly 'group-bids': { readonly nation: null };
  readonly major: { readonly nation: null };
  readonly submit: { readonly nation: NationId; readonly to: NationId; readonly place: PlaceId };
  readonly withdraw: { readonly nation: NationId; readonly places: readonly PlaceId[] };
  readonly survivors: Heir & { readonly units: Units; readonly count: number };
  readonly found: Heir & { readonly count: number };
  readonly swap: Heir & { readonly places: readonly PlaceId[] };
  readonly settle: {
    readonly nation: NationId;
    readonly units: Units;
    readonly leaders: readonly LeaderId[];
  };
  readonly 'free-castle': { readonly nation: NationId; readonly count: number };
  readonly window: {
    /** The active nation, if there is one. */
    readonly nation: NationId | null;
    readonly at: WindowId;
    readonly place: PlaceId | null;
    /** What was played, and may be cancelled. */
    readonly played: Pick<Played, 'seat' | 'token'> | null;
  };
  readonly 'give-up': { readonly nation: NationId; readonly place: PlaceId };
}
export interface Raise {
  readonly nation: NationId;
  readonly bid: number | null;
  readonly holder: string | null;
  readonly least: number;
}
export interface Heir {
  readonly nation: NationId;
  readonly from: NationId;
}
/** A mission for El Cid: its hirer and its target. */
interface Mission {
  readonly nation: NationId;
  readonly hirer: NationId;
  readonly place: PlaceId;
  readonly units: Units;
}
export type DecisionKind = keyof DecisionParams;

export interface InBattle {
  readonly place: PlaceId;
  readonly side: Side;
  readonly owner: Owner;
  readonly round: number;
  /** It is a retreat before the first round (10.3-retreat). */
  readonly early?: boolean;
}

/** What a page may know beside the decision, all of it optional. */
export interface Beside {
  /** The players who may answer. */
  readonly by?: readonly string[] | undefined;
  /** The rule of the decision. */
  readonly rule?: RuleId | undefined;
  /** The name of the phase that the question belongs to: `1 carthage second-movement`. */
  readonly phase?: string | undefined;
  /** Units that the reader has chosen to move, by cohort key, and where they stand. */
  readonly chosen?: { readonly from: PlaceId; readonly units: Picked } | undefined;
  /** Where the reader has begun a move. */
  readonly from?: PlaceId | undefined;
  /** The number of units over the limit. */
  readonly surplus?: number | undefined;
  /** The facts of the round that has just been fought. */
  readonly facts?: readonly HispaniaFact[] | undefined;
}
/** Units by cohort key. */
export type Picked = Readonly<Record<string, number>>;

export interface Prompt<P> {
  /** A noun for what is decided, in a refusal of anything else: `units to move`. */
  readonly first: string;
  /** Nation and act: the head of the prompt. */
  readonly who: (params: P, beside: Beside) => Rich;
  /** The one question. */
  readonly ask: (params: P, beside: Beside) => Rich;
  /** The result of doing nothing, or what the rule demands. */
  readonly otherwise: (params: P, beside: Beside) => Rich;
}
/** The prompt of each kind of decision. */
export type PromptWords = { readonly [K in DecisionKind]: Prompt<DecisionParams[K]> };
