import type { LocationId, RegionId } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import type { Written } from '../engine/position.ts';
import type { Units } from '../engine/state.ts';

/**
 * A puzzle about the rules: a position, one question, and some answers. The engine and its odds decide the right answers
 * (`judge.ts`); the recorded ones are those of the time of its making, so that a test detects a change.
 */
export interface Puzzle {
  /** Permanent, because the device stores the reader's results under this name. */
  readonly id: string;
  readonly asked: Asked;
  /** The rules that it is about, the most important first. */
  readonly rules: readonly RuleId[];
  /** 1: one rule, looked up; 2: several things to see; 3: a calculation. */
  readonly level: Level;
  readonly position: Written;
  /** The answers, in the order of their display: locations, or numbers. */
  readonly options: readonly string[];
  readonly right: readonly string[];
}

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** The question. */
export type Asked =
  /** Which of these cities do the Christians control (5)? */
  | { readonly is: 'controls' }
  /** What is the income of the position (10)? */
  | { readonly is: 'income' }
  /** How many points does the position score (16)? */
  | { readonly is: 'score' }
  /** Where does the enemy fight a battle when units enter (11-contact)? */
  | { readonly is: 'fights' }
  /** Which locations can these units enter in this phase (11, 11-roads, 11-stop)? */
  | { readonly is: 'reach'; readonly from: LocationId; readonly units: Units }
  /** Where do beaten Muslims retreat to (12-enemy-loses)? */
  | { readonly is: 'refuge'; readonly from: LocationId }
  /** Which location does a landing meet first (13.7 to 13.9)? */
  | { readonly is: 'meets'; readonly port: LocationId; readonly armies: number }
  /** How many armies of a landing stay at the first siege (13.12)? */
  | { readonly is: 'stay'; readonly port: LocationId; readonly armies: number }
  /** Which location is the reaction most likely to attack first? */
  | { readonly is: 'likely' }
  /** Against which location are these units most likely to win a battle at once, or a siege? */
  | { readonly is: 'best'; readonly from: LocationId; readonly units: Units }
  /** How likely is it to win the battle at once, in tenths? */
  | { readonly is: 'chance'; readonly from: LocationId; readonly to: LocationId; readonly units: Units }
  /** How likely does the besieger win, in tenths? */
  | { readonly is: 'siege'; readonly at: LocationId };

/** Questions that a location of the board answers. */
export const ON_BOARD: readonly Asked['is'][] = ['controls', 'fights', 'reach', 'refuge', 'meets', 'likely', 'best'];

/** The verdict on one answer. */
export interface Verdict {
  readonly right: boolean;
  /** The chance that it stands for. */
  readonly chance?: number;
  /** The way there, its end included. */
  readonly way?: readonly LocationId[];
}

/** The verdicts on all answers, and what explains the right ones. */
export interface Judgement {
  readonly verdicts: { readonly [option: string]: Verdict };
  readonly because: Because;
}

/** The explanation of the right answer, as data. */
export type Because =
  | { readonly is: 'verdicts' }
  | {
      readonly is: 'income';
      readonly regions: readonly RegionId[];
      readonly santiago: boolean;
      readonly points: number;
    }
  | {
      readonly is: 'score';
      readonly cities: number;
      readonly majorities: readonly RegionId[];
      readonly free: readonly RegionId[];
      readonly points: number;
    }
  /** The locations in the order in which they are looked at, up to the right one. */
  | { readonly is: 'order'; readonly order: readonly LocationId[] }
  | { readonly is: 'way'; readonly way: readonly LocationId[] }
  | { readonly is: 'counters'; readonly at: LocationId; readonly walls: number; readonly units: number }
  | { readonly is: 'chance'; readonly chance: number };
