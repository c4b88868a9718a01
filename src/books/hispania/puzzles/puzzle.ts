import type { Action, Refusal } from '../../../kernel/contract.ts';
import type { Step } from '../../../kernel/scene.ts';
import type { CombatKind, NationId, PlaceId, RuleId } from '../engine/data/ids.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import type { Written } from '../engine/position.ts';
import type { RefusalCode } from '../engine/refusals.ts';
import type { Need } from '../engine/rules/hits.ts';
import type { Picked } from '../engine/rules/units.ts';
import type { Side, Target } from '../engine/state/battle.ts';

/**
 * A puzzle about the rules: a position from a game, one question about it, and some answers. The engine decides the
 * right answers (`judge.ts`); the recorded ones are those of the time of its making, so that a test detects a change.
 */
export interface Puzzle {
  /** Permanent, because the device stores the reader's results under this name. */
  readonly id: string;
  readonly asked: Asked;
  /** The rules that it is about, the most important first. */
  readonly rules: readonly RuleId[];
  /** The nation that is asked. */
  readonly nation: NationId;
  /** 1: one rule, looked up; 2: several things to see; 3: a calculation. */
  readonly level: Level;
  /** The relevant part of the map, with its data set. */
  readonly position: Written;
  /** Actions that are played before the question, with their dice. */
  readonly lead: readonly Step[];
  /** The places that its board shows whole. */
  readonly view: readonly PlaceId[];
  /** The answers, in the order of their display: names of places, numbers, `yes` and `no:<code>`. */
  readonly options: readonly string[];
  readonly right: readonly string[];
  /** The rule by which the engine refuses each answer that it refuses. */
  readonly refused: { readonly [option: string]: RuleId };
}

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Every kind of question. */
export const PUZZLE_KINDS = [
  'reach',
  'may',
  'pass',
  'remove',
  'cull',
  'place',
  'retreat',
  'needs',
  'kills',
  'turn-points',
  'best',
  'chance',
] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** The question. Units are named by their cohort keys (`rules/units.ts`). */
export type Asked =
  /** Where can these units go in this movement? A place is right if a path leads there (`reach.ts`). */
  | { readonly is: 'reach'; readonly from: PlaceId; readonly units: Picked; readonly leaders: Picked }
  /** Is this allowed, and if not, why? */
  | { readonly is: 'may'; readonly action: Action }
  /** How many of these units may move on out of a place that others hold (5.3)? */
  | { readonly is: 'pass'; readonly from: PlaceId; readonly to: PlaceId; readonly unit: string; readonly count: number }
  /** How many units must leave a place before the battle, or after it (4.5, 6.8)? */
  | { readonly is: 'remove'; readonly place: PlaceId }
  /** How many units must the nation give up (7)? */
  | { readonly is: 'cull' }
  /** Where may this bought unit be placed (3.1)? */
  | { readonly is: 'place'; readonly unit: CombatKind }
  /** Where may these units retreat (6.6)? */
  | { readonly is: 'retreat'; readonly side: Side; readonly from: PlaceId; readonly units: Picked }
  /** Which number must a die reach at least (6.2 to 6.4)? */
  | { readonly is: 'needs'; readonly side: Side; readonly die: CombatKind; readonly target: Target }
  /** The dice of a round are rolled: how many half points does the attacker score (8-kills)? The action rolls them. */
  | { readonly is: 'kills'; readonly action: Action; readonly dice: readonly number[] }
  /** How many half points do its provinces score for the nation at the end of the turn (8-turn-end)? */
  | { readonly is: 'turn-points' }
  /** Where are these units most likely to win? The right places have the highest chance of conquest, fought to the end. */
  | { readonly is: 'best'; readonly from: PlaceId; readonly units: Picked; readonly leaders: Picked }
  /** How likely are they to take the province? Answers are in tenths. */
  | { readonly is: 'chance'; readonly place: PlaceId };

/** The engine's verdict on one answer. */
export interface Verdict {
  readonly right: boolean;
  /** The reason for a refusal. */
  readonly refusal?: Refusal;
  /** The places of the path, including the last one. */
  readonly way?: readonly PlaceId[];
  /** The chance to take the province, in thousandths. */
  readonly odds?: number;
  /** The handicaps of the attacker: a river (6.4), or mountains (6.3). */
  readonly river?: true;
  readonly mountain?: true;
}

/** The engine's verdict on a puzzle: on each of its answers, and the explanation of them all. */
export interface Judgement {
  readonly verdicts: { readonly [option: string]: Verdict };
  readonly because: Because;
  /** Further data of the question. */
  readonly given?: Given;
}

/** The data of a question in addition to the position. */
export interface Given {
  /** Of a round: the attacker's dice, each with its unit and its target. */
  readonly rolls?: readonly { readonly die: CombatKind; readonly target: Target; readonly dice: readonly number[] }[];
  /** Half points for each unit of a targeted kind. */
  readonly worth?: { readonly [kind in CombatKind]?: number };
  /** The round that is over, and the origins of the attackers. */
  readonly round?: number;
  readonly from?: readonly PlaceId[];
  /** The origins from which the attackers crossed a river. */
  readonly rivers?: readonly PlaceId[];
}

/** The explanation of the right answer, as data. */
export type Because =
  | { readonly is: 'verdicts' }
  /** The first answer that would be one too many, or the tried action. */
  | { readonly is: 'refusal'; readonly refusal: Refusal }
  /** It is allowed: the number of provinces entered and allowed; with or without a leader, out of mountains or not. */
  | {
      readonly is: 'allowed';
      readonly steps: number;
      readonly most: number;
      readonly led: boolean;
      readonly mountain: boolean;
    }
  /** Units in the place that count; the map's limit, and the total limit: null, any number. */
  | {
      readonly is: 'limit';
      readonly units: number;
      readonly base: number;
      readonly limit: number | null;
      /** The rule by which any number may attack: zeal, or a leader's own rule. */
      readonly unlimited: RuleId | null;
      readonly capital: boolean;
      /** For an attack: with a leader, in an invasion, or neither; null if none of these matters. */
      readonly attack: 'led' | 'invasion' | 'alone' | null;
    }
  | { readonly is: 'population'; readonly units: number; readonly lands: readonly PlaceId[]; readonly limit: number }
  | { readonly is: 'need'; readonly need: Need; readonly ground: 'plain' | 'mountain' }
  | { readonly is: 'facts'; readonly facts: readonly HispaniaFact[] }
  /**
   * Half points of provinces that count, and of those that do not. `half`: a subject keeps half; `subjects`: subjects
   * hold some of them.
   */
  | {
      readonly is: 'provinces';
      readonly held: Values;
      readonly others: Values;
      readonly half: boolean;
      readonly subjects: boolean;
    }
  | { readonly is: 'odds'; readonly odds: number };

/** Half points by province. */
export type Values = Readonly<Partial<Record<PlaceId, number>>>;

/** Refusals that a puzzle may have as answers, each with its own words. */
export const REASONS = [
  'spent',
  'spent-led',
  'halted-mountain',
  'halted-strait',
  'quota',
  'stopped',
  'corner',
  'pile-only',
  'moved-alone',
  'strait-first',
] as const satisfies readonly RefusalCode[];
export type Reason = (typeof REASONS)[number];
