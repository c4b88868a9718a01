import type { Action, Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import type { CombatKind, LeaderId, NationId, OffMapId, Owner, PlaceId, ProvinceId, RuleId } from '../data/ids.ts';
import type { Tables } from '../data/sets.ts';
import type { Killed } from '../facts/units.ts';
import type { HispaniaFact } from '../facts.ts';
import type { Battle, BattleStep, Hits, Side } from '../state/battle.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Frame } from '../state/frame.ts';
import type { State } from '../state.ts';
import type { Doing, Going, Joins, Phase, PhasesOf } from '../turn.ts';
import type { Where } from './where.ts';

/** What looking at a position takes: the tables it is played on, nothing of what answers for phases and frames. */
export interface Look {
  readonly state: State;
  readonly tables: Tables;
  readonly hooks: HookTable;
}

/** A position with what is found of it once: what every rule reads. */
export interface View extends Look, Going {
  readonly parts: Parts;
  /** Any nation is subject to another: mostly none is. */
  readonly hasSubjects: boolean;
  readonly where: Where;
}

/** A position while an action is carried out. The state is its own, and what lies in that is replaced, so that the old one stays whole. */
export interface Draft extends View {
  state: { -readonly [K in keyof State]: State[K] };
  phases: Going['phases'];
  phase: Going['phase'];
  hasSubjects: boolean;
  where: Where[number][];
  facts: HispaniaFact[];
  /** Places in which something has changed since it was last asked what follows by itself. */
  readonly changed: Set<PlaceId>;
  /** The places as this draft has copied them: nobody else reads them yet, so that it may go on writing to them. */
  copied?: State['places'] | undefined;
  /** What stood in places before they were changed, in order: for whoever takes it back. */
  replaced?: (readonly [PlaceId, readonly Cohort[]])[];
  /** Who must submit to whom as soon as what is being done is done: never beyond this draft. */
  yielding?: { readonly nation: NationId; readonly to: NationId; readonly rule: RuleId };
}

/**
 * Where nations and optional rules may differ: the rules name no nation and no token, they ask these tables. `nations/` and
 * `options/` fill them, `view.ts` joins them.
 */
export interface NationHooks {
  /** As which kind its forts hit and are hit (rule 6.2b); infantry unless told. */
  readonly fortsFightAs?: 'elite' | 'infantry';
  /** Where that is written. */
  readonly fortsRule?: RuleId;
  /** Whose units they are for kill points, if no nation owns them (rule 8). */
  readonly countsAs?: NationId;
  /** Places outside Hispania it may retreat to (rule 6.6). */
  readonly retreatsTo?: (view: View) => readonly PlaceId[];
  /** Places outside Hispania it may move to from Hispania (rule 5.4). */
  readonly entersOffMap?: (view: View) => readonly OffMapId[];
  /** Coasts where its reinforcements do not land, though they may land on any (rule 3.2-sea). */
  readonly neverLands?: (view: View) => readonly ProvinceId[];
  /** A unit that moves or retreats to one of these on this turn leaves the game. */
  readonly leavesAt?: (view: View) => readonly PlaceId[];
  /** Points for units that leave the game at a place, in its movement or by a retreat. */
  readonly onLeave?: (draft: Draft, place: PlaceId, units: number, by: 'movement' | 'retreat') => void;
  /** Whether the provinces that it leaves and enters in its turn are to be remembered (tally `trodden`). */
  readonly treads?: (state: State) => boolean;
  /** Whether nobody holds back those who leave a place that enemies hold (rule 5.3). */
  readonly unheld?: (view: View, place: PlaceId) => boolean;
  /** Where its reinforcements come if it holds no province, by another reading than its record; whoever is there must go. */
  readonly homelessAt?: (view: View) => { readonly place: ProvinceId; readonly rule: RuleId } | undefined;
  /** A kind that it has counters of, but not on this turn (10.3-army). */
  readonly without?: (view: View) => CombatKind;
  /** The rule by which it never rebuilds a castle, if one says so (rule 9.5). */
  readonly noCastles?: RuleId;
  /** How many castle counters it has, by another reading than its record (rule 9.5). */
  readonly castles?: (view: View) => number | undefined;
  /** One of its leaders retreats from a battle, or is killed; `enemy` is whom he faced. It must not end the battle by itself. */
  readonly onLeaderBeaten?: (draft: Draft, leader: LeaderId, enemy: Owner, killed: boolean) => void;
  /** A battle that it begins, where it is not the usual one. */
  readonly fights?: (view: View, battle: Battle) => Battle;
  /**
   * Where its ways with the band off the map are written: why it retreats there `only`, why who has not come from there does not
   * (`also`), and why it attacks nobody but those that a mission has `named`.
   */
  readonly bandRules?: { readonly only: RuleId; readonly also: RuleId; readonly named: RuleId };
  /** Its sequence on this turn, where it is not the usual one; nothing where it is. */
  readonly phases?: PhasesOf;
  /** Units that do not submit to the population limit on this turn (rule 7). */
  readonly noPopulationLimit?: (view: View) => boolean;
  /** Whether a castle it has just rebuilt scores, and what (8-own-turn). */
  readonly onRebuilt?: (draft: Draft, place: PlaceId) => void;
}

export type HookTable = Readonly<Partial<Record<Owner, NationHooks>>>;

/** What a frame asks, and what an answer does. `F` is the frame it is about. */
export interface FrameHandler<F extends Frame = Frame> {
  /** The question; nothing where there is no choice, so that `goOn` carries it on. */
  ask(view: View, frame: F): Decision | undefined;
  /** Whether there is one, where that is found faster than the question. */
  asks?(view: View, frame: F): boolean;
  /** Carries out an answer that `accepts` took. */
  answer(draft: Draft, frame: F, action: Action): void;
  /** Carries on where nothing is asked; it pops the frame, or brings it on. */
  goOn(draft: Draft, frame: F): void;
  whyNot(view: View, frame: F, action: Action): Refusal;
}

export type FrameTable = { readonly [K in Frame['kind']]?: FrameHandler<Extract<Frame, { readonly kind: K }>> };

/** What a phase does by itself when it begins and ends, and what it asks between. */
export interface PhaseHandler {
  begin?(draft: Draft, nation: NationId, phase: Phase): void;
  ask?(view: View, nation: NationId, phase: Phase): Decision | undefined;
  /** Whether it asks anything, where that is found faster than the question. */
  asks?(view: View, nation: NationId, phase: Phase): boolean;
  /** Those of its choices that an answer may be one of, where these are found faster than all of them. */
  choicesFor?(view: View, nation: NationId, action: Action, phase: Phase): readonly Choice[] | undefined;
  /** Carries out an answer; `end` ends the phase and never comes here. */
  answer?(draft: Draft, nation: NationId, action: Action, phase: Phase): void;
  end?(draft: Draft, nation: NationId, phase: Phase): void;
  whyNot?(view: View, nation: NationId, action: Action, phase: Phase): Refusal | undefined;
  /** The rule by which there is nothing to do, if it is not the phase's own. */
  idle?(view: View, nation: NationId, phase: Phase): RuleId | undefined;
}

export type PhaseTable = { readonly [K in Doing]?: PhaseHandler };

/** What is still aimed after dice that fell before all others, and what these have hit, by the side that is hit. */
export interface StruckFirst {
  readonly aims: Battle['aims'];
  readonly hits: { readonly [side in Side]?: Hits };
}

/** What joins in where the rules leave room for it. Each list is gone through in order. */
export interface Parts {
  readonly frames: FrameTable;
  readonly phases: PhaseTable;
  /** What is put into the sequences of other nations; what it hangs on must hold for the whole of a nation's turn. */
  readonly sequences: readonly Joins[];
  /** The steps of the start and of the end of a game turn (rule 1); each may push frames. */
  readonly turnStart: readonly ((draft: Draft) => void)[];
  readonly turnEnd: readonly ((draft: Draft) => void)[];
  /**
   * Before a nation grows out of another one (14.6), once for each new nation: an auction may be pushed. What is founded
   * waits until all frames are gone. The transformation's frame is on top and tells what the old nation had.
   */
  readonly foundings?: readonly ((draft: Draft, from: NationId, into: NationId) => void)[];
  /** After that, and before anything is transformed: what the old nation's player owes for missing units (14.6-minimum). */
  readonly dues?: readonly ((draft: Draft, from: NationId, into: NationId) => void)[];
  /** When a phase of a nation begins or ends, whichever it is: for windows of tokens. They may push frames. */
  readonly phaseBegins: readonly ((draft: Draft, nation: NationId, phase: Phase) => void)[];
  readonly phaseEnds: readonly ((draft: Draft, nation: NationId, phase: Phase) => void)[];
  /** Dice of a round that fall before all others (10.3-bravery). */
  readonly strikesFirst?: (draft: Draft, battle: Battle) => StruckFirst | undefined;
  /** Whether the pile that is named attacks with no more units than others (10.3-ardour). */
  readonly pileAsOthers?: (state: State) => boolean;
  /** What may interrupt a battle at a step without a question; it may push frames, change the battle or end it. */
  readonly battle: { readonly [step in BattleStep]?: readonly ((draft: Draft, battle: Battle) => void)[] };
  /** When a battle has ended. */
  readonly battleEnds: readonly ((draft: Draft, battle: Battle) => void)[];
  /** Half points for what was destroyed, where an optional rule changes them (14.8): `sheet` is what the rules give. */
  readonly kills?: (view: View, nation: NationId, killed: Killed, of: NationId | undefined, sheet: number) => number;
  /** Whether a nation never submits where all others may (10.4-never). */
  readonly neverSubmits?: (view: View, nation: NationId) => boolean;
  /** Half points of a province at the end of a turn, where an optional rule changes them (14.8): `value` is the sheet's. */
  readonly provinceWorth?: (view: View, nation: NationId, place: ProvinceId, value: number) => number;
  /** The last turn is over (15). */
  readonly gameEnds?: (draft: Draft) => void;
  /** What must hold at all times, put right after every change. */
  readonly settle: readonly ((draft: Draft) => void)[];
}
