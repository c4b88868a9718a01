import type { GeneralId, SpaceId, TownId } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import type { Written } from '../engine/position.ts';
import type { Force } from '../engine/rules/values.ts';
import type { Fraction } from '../odds/fraction.ts';

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
  /** The answers, in the order of their display: spaces, numbers, fractions. */
  readonly options: readonly string[];
  readonly right: readonly string[];
}

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** The answer that an army does not move, and that no number of coins is enough. */
export const STAYS = 'stays';
export const NEVER = 'never';

/** The question. */
export type Asked =
  /** Which of these towns does a general win against whatever the dice show (4.3, 4.4)? */
  | { readonly is: 'certain'; readonly general: GeneralId; readonly coins: number }
  /** From which of these spaces does he win against a town whatever the dice show (4.3-double)? */
  | { readonly is: 'stand'; readonly general: GeneralId; readonly at: TownId; readonly coins: number }
  /** How many coins are enough whatever the dice show (4.3, 4.4)? */
  | { readonly is: 'coins'; readonly general: GeneralId; readonly at: SpaceId }
  /** What is the chance of victory (4.3, 4.4)? */
  | { readonly is: 'chance'; readonly general: GeneralId; readonly at: SpaceId; readonly coins: number }
  /** What is the lowest price of a journey, of several moves if need be (4.1)? */
  | { readonly is: 'price'; readonly general: GeneralId; readonly to: SpaceId }
  /** What comes of a roll that names a town (5.1)? */
  | { readonly is: 'rolled'; readonly at: TownId }
  /** Where does an army go on a result of the die (5.2-choice)? */
  | { readonly is: 'goes'; readonly from: TownId; readonly die: 1 | 2 | 3 | 4 | 5 | 6 }
  /** What is the chance that an army goes to a town, or fights for it (5.2-choice)? */
  | { readonly is: 'toward'; readonly from: TownId; readonly to: TownId }
  /** Which of these towns most likely has a revolt more after the phase (5)? */
  | { readonly is: 'risen' }
  /** What is the chance that a general is beaten in the phase (5.2-attack)? */
  | { readonly is: 'beaten'; readonly general: GeneralId }
  /** What is the chance that the game is lost in the phase (3.2)? */
  | { readonly is: 'defeat' };

/** Questions that a space of the board answers. */
export const ON_BOARD: readonly Asked['is'][] = ['certain', 'stand', 'risen'];

/** A chance, exactly. */
export type Chance = Fraction;

/** The verdict on one answer. */
export interface Verdict {
  readonly right: boolean;
  /** The chance that it stands for. */
  readonly chance?: Chance;
}

/** The verdicts on all answers, and what explains the right ones. */
export interface Judgement {
  readonly verdicts: { readonly [option: string]: Verdict };
  readonly because: Because;
}

/** What counts on a side beside its die or shield. */
export interface Counted extends Pick<Force, 'shield'> {
  readonly adds: number;
  readonly doubles: number;
}

/** The explanation of the right answer, as data. */
export type Because =
  /** Both values of a combat, and its chance. */
  | { readonly is: 'values'; readonly roman: Counted; readonly hispanic: Counted; readonly chance: Chance }
  /** Where the army of the province is that a roll names; null if it has none. */
  | { readonly is: 'rolled'; readonly army: TownId | null }
  /** The towns between which the army chooses. */
  | { readonly is: 'ways'; readonly ways: readonly TownId[] }
  /** The spaces of the journey, where each move ends. */
  | { readonly is: 'way'; readonly way: readonly SpaceId[]; readonly price: number }
  | { readonly is: 'chance'; readonly chance: Chance };
