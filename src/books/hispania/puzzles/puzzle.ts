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
 * A puzzle of the rules: a position out of a game, one question about it, and some answers. What is right the engine says
 * (`judge.ts`); what is recorded here is what it said when the puzzle was made, so that a test sees when it says otherwise.
 */
export interface Puzzle {
  /** For ever: what the device keeps of it goes by this name. */
  readonly id: string;
  readonly asked: Asked;
  /** The rules it turns on, the first most of all. */
  readonly rules: readonly RuleId[];
  /** Whose question it is. */
  readonly nation: NationId;
  /** 1: one rule, looked up; 2: several things to see; 3: to reckon. */
  readonly level: Level;
  /** The part of the map that matters, at its data set. */
  readonly position: Written;
  /** What is played before it is asked, with its dice. */
  readonly lead: readonly Step[];
  /** The places its board shows whole. */
  readonly view: readonly PlaceId[];
  /** The answers, in the order in which they are told: names of places, numbers, `yes` and `no:<code>`. */
  readonly options: readonly string[];
  readonly right: readonly string[];
  /** By which rule the engine refuses answers, of those that it refuses. */
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

/** What is asked. Units are named by their cohort keys (`rules/units.ts`). */
export type Asked =
  /** Where can these units come in this movement? A place is right if a way leads there (`reach.ts`). */
  | { readonly is: 'reach'; readonly from: PlaceId; readonly units: Picked; readonly leaders: Picked }
  /** May this be done, and if not, why? */
  | { readonly is: 'may'; readonly action: Action }
  /** How many of these units may go on out of a place that others hold (5.3)? */
  | { readonly is: 'pass'; readonly from: PlaceId; readonly to: PlaceId; readonly unit: string; readonly count: number }
  /** How many units must go from a place before the battle, or after it (4.5, 6.8)? */
  | { readonly is: 'remove'; readonly place: PlaceId }
  /** How many units must the nation give up (7)? */
  | { readonly is: 'cull' }
  /** Where may this bought unit be placed (3.1)? */
  | { readonly is: 'place'; readonly unit: CombatKind }
  /** Where may these units retreat (6.6)? */
  | { readonly is: 'retreat'; readonly side: Side; readonly from: PlaceId; readonly units: Picked }
  /** What must a die roll at least (6.2 to 6.4)? */
  | { readonly is: 'needs'; readonly side: Side; readonly die: CombatKind; readonly target: Target }
  /** The dice of a round have fallen: how many half points does the attacker score (8-kills)? The action throws them. */
  | { readonly is: 'kills'; readonly action: Action; readonly dice: readonly number[] }
  /** How many half points do its provinces bring the nation as the turn ends (8-turn-end)? */
  | { readonly is: 'turn-points' }
  /** Where are these units likeliest to win? Each place is right whose battle is taken most often, fought to the end. */
  | { readonly is: 'best'; readonly from: PlaceId; readonly units: Picked; readonly leaders: Picked }
  /** How likely are they to take the province? Answers are tenths. */
  | { readonly is: 'chance'; readonly place: PlaceId };

/** What the engine says of one answer. */
export interface Verdict {
  readonly right: boolean;
  /** Why it cannot be done. */
  readonly refusal?: Refusal;
  /** The places on the way there, the last one included. */
  readonly way?: readonly PlaceId[];
  /** The chance to take the province, in thousandths. */
  readonly odds?: number;
  /** What makes it harder: it is attacked over a river (6.4), or in mountains (6.3). */
  readonly river?: true;
  readonly mountain?: true;
}

/** What the engine says of a puzzle: of each of its answers, and what explains them all. */
export interface Judgement {
  readonly verdicts: { readonly [option: string]: Verdict };
  readonly because: Because;
  /** What the question tells besides. */
  readonly given?: Given;
}

/** What a question tells beside the position. */
export interface Given {
  /** Of a round: the attacker's dice as they fell, by who rolled them and at what. */
  readonly rolls?: readonly { readonly die: CombatKind; readonly target: Target; readonly dice: readonly number[] }[];
  /** Half points for each unit of a kind that was aimed at. */
  readonly worth?: { readonly [kind in CombatKind]?: number };
  /** The round that is over, and where the attackers came from. */
  readonly round?: number;
  readonly from?: readonly PlaceId[];
  /** Those of these places from which they crossed a river. */
  readonly rivers?: readonly PlaceId[];
}

/** What explains the right answer, as data. */
export type Because =
  | { readonly is: 'verdicts' }
  /** The first answer that would be one too many, or what was tried. */
  | { readonly is: 'refusal'; readonly refusal: Refusal }
  /** It is allowed: how many provinces they have entered, and may enter; with a leader or without, out of mountains or not. */
  | {
      readonly is: 'allowed';
      readonly steps: number;
      readonly most: number;
      readonly led: boolean;
      readonly mountain: boolean;
    }
  /** Units that stand there and count; how many the map allows, and how many may in all: null, any number. */
  | {
      readonly is: 'limit';
      readonly units: number;
      readonly base: number;
      readonly limit: number | null;
      /** The rule by which any number may attack: zeal, or a leader's own. */
      readonly unlimited: RuleId | null;
      readonly capital: boolean;
      /** To attack: with a leader, in an invasion, or neither; null where nothing of it counts. */
      readonly attack: 'led' | 'invasion' | 'alone' | null;
    }
  | { readonly is: 'population'; readonly units: number; readonly lands: readonly PlaceId[]; readonly limit: number }
  | { readonly is: 'need'; readonly need: Need; readonly ground: 'plain' | 'mountain' }
  | { readonly is: 'facts'; readonly facts: readonly HispaniaFact[] }
  /** Half points of provinces that count, and of those that do not. `half`: a subject keeps half; `subjects`: some of them are held by subjects. */
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

/** Refusals that a puzzle may give as an answer, each with words of its own. */
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
