import assert from 'node:assert/strict';
import { ACTION_KINDS } from '../../../src/books/hispania/engine/actions.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { accepts } from '../../../src/kernel/choices.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { type Roller, randomInt, roller } from '../../../src/kernel/dice.ts';
import { hash } from '../../../src/kernel/hash.ts';
import { PlayedInPlace } from './in-place.ts';
import { checkLimits, checkPurchases, checkSize, checkState } from './invariants.ts';
import { after, ledgerOf } from './ledger.ts';
import { Passages } from './passages.ts';
import { type Answers, answer, tempered } from './player.ts';
import { atTurnsEnd } from './turn-ends.ts';

/** One game played to its end: what was played, and what came of it. */
export interface PlayedGame {
  readonly actions: readonly Action[];
  readonly facts: readonly HispaniaFact[];
  readonly end: State;
  /** The hash of the state at the beginning of each game turn. */
  readonly turns: readonly string[];
}

/** How closely a game is watched. */
export interface Watch {
  /** Of so many answers one is also tried damaged. */
  readonly damagedEvery: number;
  /** Of so many phases one is written down and opened again. */
  readonly openedEvery: number;
}

export const CLOSELY: Watch = { damagedEvery: 7, openedEvery: 1 };
export const IN_PASSING: Watch = { damagedEvery: 97, openedEvery: 23 };

/** A game that went wrong: where, and with what it comes about again. */
export class Broken extends Error {
  readonly seed: number;
  readonly actions: readonly Action[];
  constructor(seed: number, actions: readonly Action[], cause: unknown) {
    const last = JSON.stringify(actions.at(-1));
    super(`seed ${seed}, action ${actions.length}: ${last}\n${cause instanceof Error ? cause.message : String(cause)}`);
    this.name = 'Broken';
    this.seed = seed;
    this.actions = actions;
    this.cause = cause;
  }
}

/** More answers than any game takes. */
const MOST_ACTIONS = 60_000;

/** Plays a game from `start` with random answers and checks every state. Throws `Broken`. */
export function playRandomly(start: State, seed: number, watch: Watch = CLOSELY): PlayedGame {
  const dice = roller(seed);
  const player = tempered(dice);
  return playChecked(start, seed, (_, decision) => answer(player, decision, dice), watch, dice);
}

/** Plays the first `most` answers of a game from `start` at random and checks every state. Throws `Broken`. */
export function playSome(start: State, seed: number, most: number, watch: Watch = IN_PASSING): PlayedGame {
  const dice = roller(seed);
  const player = tempered(dice);
  return playChecked(start, seed, (_, decision) => answer(player, decision, dice), watch, dice, most);
}

/**
 * Plays a game from `start` with anybody's answers and checks every state; `dice` damage some answers; no more than `most` answers
 * where it is given. Throws `Broken`.
 */
export function playChecked(
  start: State,
  seed: number,
  answers: Answers,
  watch: Watch,
  dice: Roller = roller(seed),
  most?: number,
): PlayedGame {
  const actions: Action[] = [];
  const facts: HispaniaFact[] = [];
  const turns: string[] = [];
  let given: readonly HispaniaFact[] = [];
  let state = start;
  let phases = 0;
  const passages = new Passages(start);
  const inPlace = new PlayedInPlace(start);
  try {
    for (;;) {
      assert.ok(actions.length < MOST_ACTIONS, 'the game does not end');
      const decision = hispania.decision(state);
      if (!decision) break;
      if (actions.length === most) return { actions, facts, end: state, turns };
      const { preset } = decision;
      assert.ok(
        !preset || decision.choices.some((c) => accepts(c, preset)),
        `the preset of ${decision.kind} is not offered`,
      );
      const action = answers(state, decision, actions.length);
      if (actions.length % watch.damagedEvery === 0) tryDamaged(state, action, dice, inPlace);
      actions.push(action);
      const before = hash(state);
      const applied = hispania.apply(state, action);
      assert.equal(applied.refusal, undefined, `an offered action is refused: ${JSON.stringify(applied.refusal)}`);
      if (!applied.state) break;
      assert.equal(hash(state), before, 'apply changed the state it was given');
      const next = applied.state;
      assert.deepEqual(ledgerOf(next), after(ledgerOf(state), applied.facts), 'the facts do not account for all');
      checkState(next);
      checkPurchases(next, applied.facts);
      passages.check(next, applied.facts);
      inPlace.check(action, next, applied.facts);
      // Castles that are given at the end of its turn, one answer after the other, are free of limits.
      given = [...given, ...applied.facts.filter(({ kind }) => kind === 'raised')];
      if (next.active !== state.active) {
        const left = atTurnsEnd(state, action);
        if (state.active !== null && left) checkLimits(left, state.active, given);
        given = [];
      }
      if (next.turn !== state.turn) turns.push(hash(next));
      if (next.phase !== state.phase && phases++ % watch.openedEvery === 0) checkOpened(next);
      facts.push(...applied.facts);
      state = next;
    }
    assert.equal(state.stage, 'over', 'nothing is asked, and the game is not over');
    checkSize(state);
  } catch (error) {
    throw new Broken(seed, actions, error);
  }
  return { actions, facts, end: state, turns };
}

/** What a save would hold is a position that asks the same. */
function checkOpened(state: State): void {
  checkSize(state);
  const opened = hispania.position(JSON.parse(JSON.stringify(state)));
  assert.deepEqual(opened.faults, undefined, 'a state that is no position');
  if (opened.state) assert.deepEqual(hispania.decision(opened.state), hispania.decision(state));
}

/** What is not offered is refused with a rule, never with an exception; `explain` says the same as `apply`. */
function tryDamaged(state: State, action: Action, dice: Roller, inPlace: PlayedInPlace): void {
  const choices = hispania.decision(state)?.choices ?? [];
  for (const damaged of damage(action, dice)) {
    const { refusal } = hispania.apply(state, damaged);
    const told = JSON.stringify(damaged);
    assert.deepEqual(refusal, hispania.explain(state, damaged), `apply and explain differ on ${told}`);
    inPlace.refuse(damaged);
    if (refusal) assert.ok(refusal.code && refusal.rule, `a refusal without code or rule: ${told}`);
    const offered = damaged !== null && choices.some((choice) => accepts(choice, damaged));
    assert.equal(refusal === undefined, offered, `what is accepted must be what is offered: ${told}`);
  }
}

function damage(action: Action, dice: Roller): readonly Action[] {
  const places = ['toledo', 'galicia', 'ibiza', 'africa', 'sea', 'nowhere', '__proto__'];
  const place = places[randomInt(dice, 0, places.length - 1)] ?? 'nowhere';
  const more = Object.fromEntries(
    Object.entries(action.values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value + 1 : Object.fromEntries(Object.entries(value).map(([key, n]) => [key, n + 1])),
    ]),
  );
  return [
    { ...action, fixed: { ...action.fixed, to: place, place } },
    { ...action, values: more },
    { ...action, kind: 'fly' },
    { ...action, fixed: {} },
    ...ACTION_KINDS.map((kind) => ({ ...action, kind })),
    { kind: action.kind, fixed: action.fixed, values: {} },
    null as unknown as Action,
  ];
}
