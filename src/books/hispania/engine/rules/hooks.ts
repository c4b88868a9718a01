import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
import type { CombatKind, LeaderId, NationId, OffMapId, Owner, PlaceId, ProvinceId, RuleId } from '../data/ids.ts';
import type { Tables } from '../data/sets.ts';
import type { Killed } from '../facts/units.ts';
import type { HispaniaFact } from '../facts.ts';
import type { Battle, BattleStep, Hits, Side } from '../state/battle.ts';
import type { Frame } from '../state/frame.ts';
import type { NationState, Unplaced } from '../state.ts';
import type { Doing, Going, Joins, Phase, PhasesOf } from '../turn.ts';
import type { Garrison, Garrisons } from './garrisons.ts';

/** The context for reading a position: its tables, without the handlers of phases and frames. */
export interface Look {
  /** The state, without its places: these are read through `garrisons`. */
  readonly state: Unplaced;
  readonly garrisons: Garrisons;
  readonly tables: Tables;
  readonly hooks: HookTable;
}

/** A position with values that are computed once: the input of every rule. */
export interface View extends Look, Going {
  readonly handlers: Handlers;
  /** Whether any nation is a subject; usually none is. */
  readonly hasSubjects: boolean;
  /** The steps out of the garrisons that were asked about in this phase, in a position that is changed in place. */
  readonly steps?: Map<Garrison, readonly ChoiceOf<'step'>[]> | undefined;
}

/**
 * A position while an action is carried out. It owns its state; parts of the state are replaced, never changed, so that
 * the old state stays intact.
 */
export interface Draft extends View {
  state: { -readonly [K in keyof Unplaced]: Unplaced[K] };
  phases: Going['phases'];
  phase: Going['phase'];
  hasSubjects: boolean;
  steps: Map<Garrison, readonly ChoiceOf<'step'>[]> | undefined;
  facts: HispaniaFact[];
  /** Places that have changed since the last check of automatic consequences. */
  readonly changed: Set<PlaceId>;
  /** The draft's own copy of the nations, which it may still write to, because no state has it. */
  own: { [nation in NationId]?: NationState } | undefined;
  /** Nations whose records may have undefined keys. */
  readonly kept: Set<NationId>;
  /** Where the former contents of its records go, for undo. */
  past: Past | undefined;
  /** Submissions that must follow the current action. */
  yielding: { readonly nation: NationId; readonly to: NationId; readonly rule: RuleId } | undefined;
}

/** What undoes the changes of a draft since a moment: its own fields then, and the former contents of its records. */
export interface Past {
  readonly found: Pick<Draft, 'phases' | 'phase' | 'hasSubjects' | 'steps' | 'state'>;
  readonly garrisons: Garrison[];
  readonly nations: (readonly [NationId, NationState | undefined])[];
}

/**
 * Hooks for the differences of nations and optional rules. The rules name no nation and no token; they call these
 * hooks. `nations/` and `options/` fill them, `view.ts` joins them.
 */
export interface NationHooks {
  /** The kind whose table its forts use (6.2b); infantry by default. */
  readonly fortsFightAs?: 'elite' | 'infantry';
  /** The rule behind it. */
  readonly fortsRule?: RuleId;
  /** The nation that they count as for kill points, if no nation owns them (8). */
  readonly countsAs?: NationId;
  /** Places outside Hispania that it may retreat to (6.6). */
  readonly retreatsTo?: (view: View) => readonly PlaceId[];
  /** Places outside Hispania that it may move to from Hispania (5.4). */
  readonly entersOffMap?: (view: View) => readonly OffMapId[];
  /** Exceptions to the coasts where its reinforcements may land (3.2-sea). */
  readonly neverLands?: (view: View) => readonly ProvinceId[];
  /** A unit that moves or retreats to one of these on this turn leaves the game. */
  readonly leavesAt?: (view: View) => readonly PlaceId[];
  /** Points for units that leave the game at a place, in its movement or by a retreat. */
  readonly onLeave?: (draft: Draft, place: PlaceId, units: number, by: 'movement' | 'retreat') => void;
  /** Whether the tally `trodden` records the provinces that it leaves and enters in its turn. */
  readonly treads?: (state: Unplaced) => boolean;
  /** Whether enemies never hold its units in a forced passage (5.3). */
  readonly unheld?: (view: View, place: PlaceId) => boolean;
  /**
   * The province of its reinforcements if it controls none, under an alternative ruling; other units there must
   * withdraw.
   */
  readonly homelessAt?: (view: View) => { readonly place: ProvinceId; readonly rule: RuleId } | undefined;
  /** A kind that it cannot receive on this turn in spite of free counters (10.3-army). */
  readonly without?: (view: View) => CombatKind;
  /** The rule by which it cannot rebuild castles, if there is one (9.5). */
  readonly noCastles?: RuleId;
  /** The number of its castle counters, under an alternative ruling (9.5). */
  readonly castles?: (view: View) => number | undefined;
  /**
   * Called when one of its leaders retreats from a battle or is killed; `enemy` is the other side. It must not end the
   * battle itself.
   */
  readonly onLeaderBeaten?: (draft: Draft, leader: LeaderId, enemy: Owner, killed: boolean) => void;
  /** Changes a battle that it begins, if it is not the usual one. */
  readonly fights?: (view: View, battle: Battle) => Battle;
  /**
   * The rules of its band off the map: retreat there `only`; no retreat there for units that did not come from it
   * (`also`); attacks only against units that a mission has `named`.
   */
  readonly bandRules?: { readonly only: RuleId; readonly also: RuleId; readonly named: RuleId };
  /** Its sequence on this turn if it is not the usual one; otherwise undefined. */
  readonly phases?: PhasesOf;
  /** Units that do not count for the population limit on this turn (7). */
  readonly noPopulationLimit?: (view: View) => boolean;
  /** The points for a castle that it has just rebuilt, if any (8-own-turn). */
  readonly onRebuilt?: (draft: Draft, place: PlaceId) => void;
}

export type HookTable = Readonly<Partial<Record<Owner, NationHooks>>>;

/** The handler of a kind of frame, `F`: its question, and the effect of an answer. */
export interface FrameHandler<F extends Frame = Frame> {
  /** The question; undefined if there is no choice, so that `goOn` continues. */
  ask(view: View, frame: F): Question | undefined;
  /** Whether there is a question, if that is faster to compute; undefined if it is not. */
  asks?(view: View, frame: F): boolean | undefined;
  /** Carries out an answer that `accepts` took. */
  answer(draft: Draft, frame: F, action: ActionOf): void;
  /** Continues if nothing is asked: it pops the frame or advances it. */
  goOn(draft: Draft, frame: F): void;
  /** Why an answer is not offered, of which only the form is checked. */
  whyNot(view: View, frame: F, action: Formed): Refusal;
}

export type FrameTable = { readonly [K in Frame['kind']]?: FrameHandler<Extract<Frame, { readonly kind: K }>> };

/** The handler of a phase: its automatic start and end, and its questions. */
export interface PhaseHandler {
  begin?(draft: Draft, nation: NationId, phase: Phase): void;
  ask?(view: View, nation: NationId, phase: Phase): Question | undefined;
  /** Whether there is a question, if that is faster to compute. */
  asks?(view: View, nation: NationId, phase: Phase): boolean;
  /** The choices that could match an answer, if these are faster to compute than all. */
  choicesFor?(view: View, nation: NationId, action: Formed, phase: Phase): readonly ChoiceOf[] | undefined;
  /** Carries out an answer. `end` ends the phase and is not passed to this function. */
  answer?(draft: Draft, nation: NationId, action: ActionOf, phase: Phase): void;
  end?(draft: Draft, nation: NationId, phase: Phase): void;
  /** Why an answer is not offered, of which only the form is checked; undefined if the phase has no reason of its own. */
  whyNot?(view: View, nation: NationId, action: Formed, phase: Phase): Refusal | undefined;
  /** The rule by which the phase is skipped, if it is not the phase's own. */
  idle?(view: View, nation: NationId, phase: Phase): RuleId | undefined;
}

export type PhaseTable = { readonly [K in Doing]?: PhaseHandler };

/** The aims that remain after dice rolled before all others, and the hits of these dice, by the side that is hit. */
export interface StruckFirst {
  readonly aims: Battle['aims'];
  readonly hits: { readonly [side in Side]?: Hits };
}

/** Extensions of the rules. Each list is processed in order. */
export interface Handlers {
  readonly frames: FrameTable;
  readonly phases: PhaseTable;
  /** Additions to the sequences of nations; their conditions must not change during a nation's turn. */
  readonly sequences: readonly Joins[];
  /** The steps of the start and of the end of a game turn (1); each may push frames. */
  readonly turnStart: readonly ((draft: Draft) => void)[];
  readonly turnEnd: readonly ((draft: Draft) => void)[];
  /**
   * Called before a transformation (14.6), once for each successor; it may push an auction. The founding waits until
   * all frames are popped. The transformation's frame is on top and holds the predecessor's former units.
   */
  readonly foundings?: readonly ((draft: Draft, from: NationId, into: NationId) => void)[];
  /**
   * Called after that and before the transformation: the debt of the predecessor's player for missing units
   * (14.6-minimum).
   */
  readonly dues?: readonly ((draft: Draft, from: NationId, into: NationId) => void)[];
  /** Called when any phase of a nation begins or ends, for windows of tokens. They may push frames. */
  readonly phaseBegins: readonly ((draft: Draft, nation: NationId, phase: Phase) => void)[];
  readonly phaseEnds: readonly ((draft: Draft, nation: NationId, phase: Phase) => void)[];
  /** Dice of a round that are rolled before all others (10.3-bravery). */
  readonly strikesFirst?: (draft: Draft, battle: Battle) => StruckFirst | undefined;
  /** Whether the named stack has no higher limit in an attack (10.3-ardour). */
  readonly pileAsOthers?: (state: Unplaced) => boolean;
  /** Called at a step of a battle without a question; it may push frames, change the battle or end it. */
  readonly battle: { readonly [step in BattleStep]?: readonly ((draft: Draft, battle: Battle) => void)[] };
  /** Called when a battle has ended. */
  readonly battleEnds: readonly ((draft: Draft, battle: Battle) => void)[];
  /** Half points for destroyed units, if an optional rule changes them (14.8); `sheet` is the value by the rules. */
  readonly kills?: (view: View, nation: NationId, killed: Killed, of: NationId | undefined, sheet: number) => number;
  /** Whether a nation cannot submit under 10.4 (10.4-never). */
  readonly neverSubmits?: (view: View, nation: NationId) => boolean;
  /**
   * Half points of a province at the end of a turn, if an optional rule changes them (14.8); `value` is the sheet's.
   */
  readonly provinceWorth?: (view: View, nation: NationId, place: ProvinceId, value: number) => number;
  /** Called after the last turn (15). */
  readonly gameEnds?: (draft: Draft) => void;
  /** Invariants that are restored after every change. */
  readonly settle: readonly ((draft: Draft) => void)[];
}
