import type { Action, Decision } from '../../../kernel/contract.ts';
import { giving } from '../../../kernel/dice.ts';
import { seedOf } from '../../../kernel/hash.ts';
import { strike } from '../engine/actions.ts';
import { isCapital } from '../engine/data/geography.ts';
import { FACES, HISPANO } from '../engine/data/ids.ts';
import { MOST } from '../engine/data/level.ts';
import { draco } from '../engine/game.ts';
import { generalAt } from '../engine/rules/board.ts';
import type { Draft } from '../engine/rules/draft.ts';
import { strikes } from '../engine/rules/hispano.ts';
import { endRoman } from '../engine/rules/phases.ts';
import { sidesOf } from '../engine/rules/values.ts';
import type { Combat, State } from '../engine/state.ts';
import { after, chancesOf } from './chances.ts';
import type { Thought } from './thought.ts';
import { filled } from './ways.ts';
import { worthOf } from './worth.ts';

/** The answers of the player of Hispano (8.7): those after which the Romans win least, in courses of imagined dice. */

/** How a player of Hispano looks ahead. */
export interface Effort {
  /** Whether courses go on to the end of the Hispanic phase, with the attacks that coins then pay for, or only to the next question. */
  readonly toTheEnd: boolean;
}

/** The first two dice of the courses show each pair once. */
const COURSES = FACES.length ** 2;

/** An answer to the decision of the player of Hispano. The same position and seed give the same answer. */
export function hispano(state: State, decision: Decision, seed: number, { toTheEnd }: Effort): Thought {
  const actions = decision.choices.flatMap(filled);
  const [only, other] = actions;
  if (!only) throw new Error(`nothing can be answered: ${decision.kind}`);
  if (!other) return { action: only, why: { kind: 'only' }, looked: 0 };
  const courses = state.pending ? COURSES : 1;
  let best = { action: only, worth: Number.POSITIVE_INFINITY };
  for (const action of preset(actions)) {
    let worth = 0;
    for (let course = 0; course < courses; course++)
      worth += worthOf(ahead(state, action, seed, course, toTheEnd)) / courses;
    // Coins are not spent on a difference that is none.
    if (worth < best.worth - LEAST) best = { action, worth };
  }
  const why = { kind: 'courses', of: actions.length, courses, worth: best.worth } as const;
  return { action: best.action, why, looked: actions.length * courses };
}

const LEAST = 1e-6;

/** To pass is tried first, so that something else has to be better. */
function preset(actions: readonly Action[]): readonly Action[] {
  return [...actions.filter(({ kind }) => kind === 'pass'), ...actions.filter(({ kind }) => kind !== 'pass')];
}

/** The position after an answer, with the dice of a course by its number. */
function ahead(state: State, action: Action, seed: number, course: number, toTheEnd: boolean): State {
  const imagined = draco.imagine(state, HISPANO, seedOf([seed, course]));
  const laid = [1 + (course % FACES.length), 1 + Math.floor(course / FACES.length)];
  const now = after({ ...imagined, dice: giving(imagined.dice, laid) }, action);
  return toTheEnd && state.pending ? toEnd(now) : now;
}

/** More answers than the rest of a turn has. */
const MOST_ANSWERS = 60;

/** The end of the turn: the Romans do no more, and Hispano spends what is left on attacks. */
function toEnd(state: State): State {
  let now = state;
  for (let answers = 0; answers < MOST_ANSWERS && now.turn === state.turn; answers++) {
    const { pending, phase } = now;
    if (pending) now = after(now, pending.is === 'strike' ? bestStrike(now) : PASS);
    else if (phase === 'hispanic') now = after(now, PROCEED);
    else if (phase === 'roman') now = phaseEnded(now);
    else break;
  }
  return now;
}

const PASS: Action = { kind: 'pass', fixed: {}, values: {} };
const PROCEED: Action = { kind: 'proceed', fixed: {}, values: {} };

/** The position in which the Romans have ended their phase. */
function phaseEnded(state: State): State {
  const draft: Draft = { state, facts: [] };
  endRoman(draft);
  return draft.state;
}

/** The attack that promises most for its coins, if it is likely enough to win. */
function bestStrike(state: State): Action {
  let best = { action: PASS, gain: 0 };
  for (const { from, to } of strikes(state)) {
    const general = generalAt(state, to) ?? null;
    const kind = general === null ? 'siege' : 'attack';
    const prize = (general === null ? 0 : 1) + (isCapital(to) && state.garrisons[to] ? 1 : 0) + 0.3;
    for (let coins = 1; coins <= Math.min(MOST.hispano, state.hispano); coins++) {
      const combat: Combat = { by: 'army', kind, general, from, to, coins: 0, raise: coins };
      const { roman, hispanic, of } = chancesOf(sidesOf(state, combat), combat);
      const gain = (prize * hispanic - (kind === 'attack' ? roman : 0)) / of - COIN * coins;
      if (gain > best.gain) best = { action: strike(from, to, coins), gain };
    }
  }
  return best.action;
}

/** What a coin counts against the prize of an attack. */
const COIN = 0.1;
