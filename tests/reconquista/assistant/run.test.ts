import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHECK } from '../../../src/books/reconquista/check/index.ts';
import { proceed } from '../../../src/books/reconquista/engine/actions.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import type { State } from '../../../src/books/reconquista/engine/state.ts';
import { type Result, unfold } from '../../../src/books/reconquista/engine/unfold.ts';
import {
  answer,
  beginRun,
  eventsOf,
  give,
  next,
  type Run,
  rolled,
  rollOn,
  standingOf,
} from '../../../src/books/reconquista/ui/assistant/run.ts';
import { answer as anyAnswer, tempered } from '../../../src/kernel/check/player.ts';
import { giving, roller } from '../../../src/kernel/dice.ts';
import { hash } from '../../../src/kernel/hash.ts';
import { christian, muslim, position } from '../play.ts';

/** The assistant of the cardboard: a phase is told fact by fact, and each die is asked for before it decides anything. */

/** Positions before a phase that the rules play, out of random games of every form. */
function positions(seed: number): readonly State[] {
  return CHECK.forms.flatMap((form, i): readonly State[] => {
    const dice = roller(seed + i);
    const player = tempered(dice);
    const found: State[] = [];
    let state = reconquista.setup(CHECK.options(form, dice), seed + i);
    for (let n = 0; n < 120; n++) {
      const decision = reconquista.decision(state);
      if (!decision) return found;
      if (decision.choices[0]?.kind === 'proceed') found.push(state);
      state = reconquista.apply(state, anyAnswer(player, decision, dice)).state ?? assert.fail('refused');
    }
    return found;
  });
}

/** A few of them: a phase is played once for every die. Where dice lead the armies there are draws among roads, too. */
const SOME = positions(31).filter(
  ({ options, phase }, i) => i % 16 === 0 || (options.includes('other-movement') && phase === 'reaction'),
);

const withoutDice = ({ dice: _, ...state }: State): string => hash(state);
const needs = (run: Run) => standingOf(run).needs;
const kinds = (run: Run) => standingOf(run).told.map(({ fact }) => fact.kind);

describe('dice that are known one after the other', () => {
  it('lead to what the same dice lead to at once, and what is told before them does not depend on them', () => {
    const dice = roller(5);
    const seen = new Set<string>();
    for (const start of SOME) {
      const results: Result[] = [];
      for (;;) {
        const now = unfold(start, proceed(), results);
        // With other dice to come the same is told, and the same is wanted.
        const other = unfold({ ...start, dice: { ...start.dice, generator: [1, 2, 3, 4] } }, proceed(), results);
        if (start.phase !== 'rebellion') {
          assert.deepEqual(
            other.told.map(({ fact, state }) => [fact, withoutDice(state)]),
            now.told.map(({ fact, state }) => [fact, withoutDice(state)]),
          );
        }
        if (!now.wants) {
          const numbers = results.filter((one) => typeof one === 'number');
          const road = results.filter((one) => typeof one === 'string');
          const laid = reconquista.dice.with(start, giving(start.dice, numbers, { road }));
          const done = reconquista.apply(laid, proceed());
          assert.ok(done.state);
          assert.equal(withoutDice(now.state), withoutDice(done.state));
          assert.deepEqual(
            now.told.map(({ fact }) => fact),
            done.facts,
          );
          assert.deepEqual(done.state.dice.generator, start.dice.generator, 'no other dice were rolled');
          break;
        }
        seen.add(now.wants.is === 'die' ? now.wants.of.kind : now.wants.is);
        results.push(rolled(now.wants, dice));
      }
    }
    assert.deepEqual([...seen].sort(), ['assaulted', 'fired', 'road', 'rolled']);
  });
});

const REACTION = position({
  phase: 'reaction',
  turn: 5,
  places: {
    leon: { city: 'christian', held: christian({ garrison: 1 }) },
    zaragoza: { city: 'muslim', held: muslim({ garrison: 1 }) },
    cordoba: { city: 'muslim' },
  },
});

describe('a phase on the cardboard', () => {
  it('asks for its dice by what they decide, and tells one fact after each', () => {
    const run = beginRun(REACTION);
    const first = needs(run);
    assert.ok(first.is === 'result' && first.wants.is === 'die' && first.wants.of.kind === 'rolled');
    assert.deepEqual([first.wants.of.for, first.wants.n], ['reaction', 1]);
    const second = give(run, 2);
    assert.deepEqual(kinds(second), ['rolled']);
    const third = needs(second);
    assert.ok(third.is === 'result' && third.wants.is === 'die' && third.wants.of.kind === 'rolled');
    assert.equal(third.wants.of.for, 'raised');
    const raised = give(second, 6);
    assert.deepEqual(kinds(raised), ['rolled', 'rolled']);
    // A fact without dice is told by the next step.
    assert.equal(needs(raised).is, 'more');
    assert.deepEqual(kinds(next(raised)), ['rolled', 'rolled', 'reaction']);
    // Dice that were given cannot be given again, and nothing is told ahead.
    assert.equal(give(raised, 3), raised);
    assert.equal(next(second), second);
  });

  it('draws an army on the march where it is, though it stands nowhere', () => {
    let run = beginRun(REACTION);
    const dice = roller(3);
    for (let n = 0; n < 100 && needs(run).is !== 'nothing'; n++) {
      run = rollOn(run, dice);
      const { told, state } = standingOf(run);
      const last = told.at(-1);
      if (last?.fact.kind === 'moved') assert.ok(state.places[last.fact.to].held ?? state.places[last.fact.to].siege);
    }
    const end = needs(run);
    assert.ok(end.is === 'nothing');
    assert.notEqual(end.after.phase, 'reaction');
    assert.deepEqual(reconquista.position(end.after).faults, undefined);
  });

  it('waits for the answer of the player where one interrupts it, and goes on', () => {
    const orders = position({
      phase: 'event',
      places: {
        leon: { city: 'christian', held: christian({ army: 1 }) },
        oviedo: { city: 'christian', held: christian({ army: 1 }) },
      },
    });
    const given = eventsOf(orders).get('orders');
    assert.deepEqual(
      given?.reduce((a, b) => a + b),
      6,
    );
    let run = beginRun(orders, given);
    while (needs(run).is === 'more') run = next(run);
    const asked = needs(run);
    assert.ok(asked.is === 'answer');
    assert.equal(asked.decision.kind, 'order');
    run = answer(run, { kind: 'put', fixed: { place: 'leon' }, values: {} });
    assert.equal(kinds(run).at(-1), 'placed');
    assert.equal(standingOf(run).state.places.leon.held?.units.order, 1);
  });

  it('knows the events of each table, with dice for them', () => {
    assert.equal(eventsOf(position({ phase: 'event', places: {} })).size, 11);
    const advanced = eventsOf(position({ phase: 'event', events: 'advanced', turn: 9, places: {} }));
    assert.deepEqual([...advanced.keys()], ['bands', 'orders', 'el-cid', 'tribute', 'jihad', 'crusade']);
    assert.equal(eventsOf(position({ phase: 'event', events: 'random', places: {} })).size, 14);
  });
});
