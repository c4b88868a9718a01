import assert from 'node:assert/strict';
import { ACTION_KINDS } from '../../src/hispania/actions.ts';
import type { HispaniaFact } from '../../src/hispania/facts.ts';
import { hispania } from '../../src/hispania/game.ts';
import type { State } from '../../src/hispania/state.ts';
import { accepts, pick } from '../../src/kernel/choices.ts';
import type { Action } from '../../src/kernel/contract.ts';
import { type Roller, roller, whole } from '../../src/kernel/dice.ts';
import { hash } from '../../src/kernel/hash.ts';
import { census, checkStacking, checkState } from './invariants.ts';

/** One game played at random to its end: what was played, and what came of it. */
export interface RandomGame {
  readonly actions: readonly Action[];
  readonly facts: readonly HispaniaFact[];
  readonly end: State;
}

/**
 * Plays a game from `start` with random answers, each as likely as any other of its choice, and checks every state. Ends are
 * drawn a little more often than their share, so that phases do not wander for ever.
 */
export function playRandomly(start: State, seed: number): RandomGame {
  const dice = roller(seed);
  const actions: Action[] = [];
  const facts: HispaniaFact[] = [];
  let state = start;
  for (let n = 0; ; n++) {
    assert.ok(n < 60_000, `seed ${seed}: the game does not end`);
    const decision = hispania.decision(state);
    if (!decision) break;
    assert.ok(decision.choices.length > 0, `seed ${seed}: a dead end at ${decision.phase}`);
    const choice = decision.choices[whole(dice, 0, decision.choices.length - 1)];
    if (!choice) break;
    const action = pick(choice, dice);
    if (n % 7 === 0) tryDamaged(state, action, dice, seed);
    if (decision.preset) {
      const { preset } = decision;
      assert.ok(
        decision.choices.some((c) => accepts(c, preset)),
        `seed ${seed}: the preset is not offered`,
      );
    }
    const before = hash(state);
    const applied = hispania.apply(state, action);
    assert.equal(applied.refusal, undefined, `seed ${seed}: an offered action is refused: ${JSON.stringify(action)}`);
    if (!applied.state) break;
    assert.equal(hash(state), before, `seed ${seed}: apply changed the state it was given`);
    checkLosses(state, applied.state, applied.facts, seed);
    checkState(applied.state);
    if (state.active !== null && applied.state.active !== state.active) checkStacking(applied.state, state.active);
    if (applied.state.phase !== state.phase || n % 25 === 0) checkSnapshot(applied.state, seed);
    actions.push(action);
    facts.push(...applied.facts);
    state = applied.state;
  }
  return { actions, facts, end: state };
}

/** What a save would hold is a position that asks the same. */
function checkSnapshot(state: State, seed: number): void {
  const opened = hispania.position(JSON.parse(JSON.stringify(state)));
  assert.deepEqual(opened.faults, undefined, `seed ${seed}: a state that is no position`);
  if (opened.state) assert.deepEqual(hispania.decision(opened.state), hispania.decision(state), `seed ${seed}`);
}

/** Units are neither made nor lost without a fact that says so. */
function checkLosses(before: State, after: State, facts: readonly HispaniaFact[], seed: number): void {
  const expected: { [key: string]: number } = { ...census(before) };
  const take = (key: string, n: number) => {
    expected[key] = (expected[key] ?? 0) - n;
  };
  for (const fact of facts) {
    if (fact.kind === 'destroyed') take(`${fact.owner} ${fact.unit}`, fact.count);
    if (fact.kind === 'removed') for (const [kind, n] of Object.entries(fact.units)) take(`${fact.nation} ${kind}`, n);
    if (fact.kind === 'retreated' && fact.leaves)
      for (const [kind, n] of Object.entries(fact.units)) take(`${fact.owner} ${kind}`, n);
    if (fact.kind === 'rebuilt') {
      take(`${fact.nation} ${fact.gave}`, 1);
      if (fact.taken === null) take(`${fact.nation} castle`, -1);
    }
  }
  const left = Object.fromEntries(Object.entries(expected).filter(([, n]) => n !== 0));
  assert.deepEqual(census(after), left, `seed ${seed}: units came or went without a fact`);
}

/** What is not offered is refused with a rule, never with an exception, and `explain` says the same as `apply`. */
function tryDamaged(state: State, action: Action, dice: Roller, seed: number): void {
  for (const damaged of damage(action, dice)) {
    const applied = hispania.apply(state, damaged);
    const refusal = hispania.explain(state, damaged);
    assert.deepEqual(applied.refusal, refusal, `seed ${seed}: apply and explain differ on ${JSON.stringify(damaged)}`);
    if (refusal) assert.ok(refusal.code && refusal.rule, `seed ${seed}: a refusal without code or rule`);
  }
}

function damage(action: Action, dice: Roller): readonly Action[] {
  const places = ['toledo', 'galicia', 'ibiza', 'africa', 'sea', 'nowhere', '__proto__'];
  const place = places[whole(dice, 0, places.length - 1)] ?? 'nowhere';
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
