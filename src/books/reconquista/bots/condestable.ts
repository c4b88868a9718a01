import type { Action, Decision } from '../../../kernel/contract.ts';
import { giving } from '../../../kernel/dice.ts';
import { reconquista } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { alferez, type Option, optionsOf } from './alferez.ts';
import type { Thought } from './thought.ts';
import { Judge } from './worth.ts';

/**
 * Looks ahead: it tries the best answers of an Alférez in games of its own imagination, in each of which an Alférez
 * plays on to the end of the turn, through the Muslim reaction and the sieges. The Constable of Castile led the armies
 * after the Alférez.
 */

/** How much it looks at. A level is a number of games, never a time. */
export interface Effort {
  /** The most answers that are tried. */
  readonly answers: number;
  /** The games of each answer. In every twelve, the dice of the reaction show each region twice. */
  readonly games: number;
}

export const EFFORT: Effort = { answers: 5, games: 36 };

/** The number of games after which the weaker half of the answers is dropped. */
const FIRST_GAMES = 12;

/** An answer to the decision of a state. The same state and seed give the same answer. */
export function condestable(state: State, decision: Decision, seed: number, { answers, games }: Effort): Thought {
  const options = optionsOf(state, decision).slice(0, answers);
  const [usual, other] = options;
  if (!usual) throw new Error(`nothing can be answered: ${decision.kind}`);
  if (!other) return { action: usual.action, why: usual.why, looked: 1 };
  let tried = options.map((option): Tried => ({ option, results: [] }));
  let looked = 0;
  for (let game = 0; game < games; game++) {
    if (game === FIRST_GAMES) tried = kept(tried, usual);
    for (const { option, results } of tried) {
      const { worth, answers: n } = ahead(state, option.action, seed, game);
      results.push(worth);
      looked += n;
    }
  }
  const first = tried.find(({ option }) => option === usual);
  const best = tried.reduce((a, b) => (mean(b.results) > mean(a.results) ? b : a));
  if (!first || !isBetter(best, first)) return { action: usual.action, why: usual.why, looked };
  const gain = mean(best.results) - mean(first.results);
  const why = { kind: 'foreseen', answers: options.length, games, gain, of: best.option.why } as const;
  return { action: best.option.action, why, looked };
}

/** An answer with the worth of the position after each game. */
interface Tried {
  readonly option: Option;
  readonly results: number[];
}

/** The better half of the answers, and the usual one. */
function kept(tried: readonly Tried[], usual: Option): Tried[] {
  const sorted = [...tried].sort((a, b) => mean(b.results) - mean(a.results));
  return sorted.filter(({ option }, i) => option === usual || i < tried.length / 2);
}

function mean(results: readonly number[]): number {
  return results.reduce((a, b) => a + b, 0) / Math.max(1, results.length);
}

/** Whether an answer is better than another beyond chance: by its standard error in games with the same dice. */
function isBetter(one: Tried, other: Tried): boolean {
  const gains = one.results.map((worth, i) => worth - (other.results[i] ?? 0));
  const gain = mean(gains);
  const variance = mean(gains.map((of) => (of - gain) ** 2));
  return gain > SURELY * Math.sqrt(variance / Math.max(1, gains.length));
}

const SURELY = 0.5;
/** More answers than a turn has. */
const MOST_ANSWERS = 200;

/** Plays an answer and the rest of the turn, with the dice of a game by its number. */
function ahead(state: State, action: Action, seed: number, game: number): { worth: number; answers: number } {
  const own = seed ^ Math.imul(game + 1, 0x85ebca6b);
  let now = withDice(state, own, game);
  let next: Action = action;
  for (let answers = 1; ; answers++) {
    const { state: after } = reconquista.apply(now, next);
    if (!after) throw new Error(`refused: ${JSON.stringify(next)}`);
    // The same dice for the reaction, whatever was rolled before it, so that games of several answers compare.
    now = after.phase !== now.phase ? withDice(after, own ^ after.phase.length, game) : after;
    const decision = reconquista.decision(now);
    if (!decision || now.turn !== state.turn || answers >= MOST_ANSWERS) {
      return { worth: new Judge(now).worth(now), answers };
    }
    next = alferez(now, decision).action;
  }
}

/** The position with dice of the imagination: those that decide the reaction go through all numbers. */
function withDice(state: State, seed: number, game: number): State {
  const imagined = reconquista.imagine(state, 'christian', seed);
  if (state.phase !== 'reaction' || state.asked) return imagined;
  const [region, raised] = [1 + (game % 6), 1 + ((Math.floor(game / 6) * 5 + game) % 6)];
  return { ...imagined, dice: giving(imagined.dice, [region, raised]) };
}
