import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { reserve } from '../../../src/books/hispania/engine/rules/gold.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { isFilled, withButtons } from '../../../src/books/hispania/ui/table/panels/acts.ts';
import { planOf } from '../../../src/books/hispania/ui/table/panels/plan.ts';
import { endOf, isCostly, lossOf, undoneOf } from '../../../src/books/hispania/ui/table/panels/undone.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { askedIn } from './deciding-game.ts';
import { wholeGame } from './sheet-games.ts';

const END: Action = { kind: 'end', fixed: {}, values: {} };

describe('ending a phase', () => {
  it('tells who would be removed at sea', () => {
    const { state, decision } = askedIn('A-advanced', 'move', ({ params }) => params['lost'] !== undefined);
    const loss = lossOf(state, [END]);
    assert.ok(isCostly(loss));
    assert.equal(loss.facts[0]?.kind, 'left');
    assert.equal((loss.facts[0] as { place?: string }).place, 'sea');
    assert.ok(undoneOf(decision).stacks > 1);
    assert.deepEqual(endOf(decision), END);
  });
  it('tells where too many would stand', () => {
    const { state } = askedIn('A-advanced', 'move', (_, state) => lossOf(state, [END]).crowded.length > 0);
    const { crowded } = lossOf(state, [END]);
    const after = hispania.apply(state, END).state;
    assert.ok(after);
    assert.deepEqual(hispania.decision(after)?.params['places'], crowded);
  });
  it('tells which gold is lost, to the half', () => {
    const { state, decision } = askedIn('E-advanced', 'buy', (d, s) => {
      const nation = d.params['nation'] as 'rome';
      return d.choices.some(({ kind }) => kind === 'end') && Number(d.params['gold']) > reserve(view(s), nation);
    });
    const [fact] = lossOf(state, [END]).facts;
    assert.ok(fact?.kind === 'gold-lost');
    const { gold, reserve: kept } = decision.params as { gold: number; reserve: number };
    assert.equal(fact.gold, gold - kept);
    assert.equal(undoneOf(decision).buys, decision.choices.filter(({ kind }) => kind === 'buy').length);
  });
  it('costs nothing where nothing is lost, and answers that end nothing never do', () => {
    const calm = askedIn('C-standard', 'move', (_, state) => !isCostly(lossOf(state, [END])));
    assert.deepEqual(lossOf(calm.state, [END]), { facts: [], crowded: [] });
    const { state, decision } = askedIn('A-advanced', 'move', ({ params }) => params['lost'] !== undefined);
    assert.ok(decision.preset && decision.preset.kind !== 'end');
    assert.deepEqual(lossOf(state, [decision.preset]), { facts: [], crowded: [] });
  });
  it('looks no further than the dice', () => {
    for (const file of ['A-standard', 'D-advanced']) {
      const { state } = askedIn(file, 'move', ({ choices }) => choices.some(({ kind }) => kind === 'end'));
      for (const fact of lossOf(state, [END]).facts) {
        assert.ok(['left', 'removed', 'gold-lost', 'not-placed', 'withdrew'].includes(fact.kind), fact.kind);
      }
    }
  });
});

describe('the buttons of a question', () => {
  it('leave out battles where there are several to choose among', () => {
    const several = askedIn(
      'C-standard',
      'battles',
      ({ params }) => (params['battles'] as string[]).length > 1,
    ).decision;
    assert.ok(withButtons(several).choices.every(({ kind }) => kind !== 'battle'));
    const one = askedIn('C-standard', 'battles', ({ params }) => (params['battles'] as string[]).length === 1).decision;
    assert.equal(withButtons(one), one);
  });
  it('are filled where they answer what is asked, and never beside a bid', () => {
    assert.equal(isFilled(askedIn('A-standard', 'submit').decision), true);
    assert.equal(isFilled(askedIn('A-standard', 'retreat').decision), true);
    assert.equal(isFilled(askedIn('A-standard', 'move').decision), false);
    const passed = askedIn('A-advanced', 'auction', ({ preset }) => preset?.kind === 'pass').decision;
    assert.equal(isFilled(passed), false);
  });
});

describe('what is filled in for a row of questions', () => {
  it('is played to its end, and tells only what it brings itself', () => {
    const { state, decision } = askedIn('B-advanced', 'settle');
    const plan = planOf(state, decision);
    assert.ok(plan && plan.actions.length > 1);
    assert.ok(plan.facts.every(({ kind }) => ['arrived', 'raised', 'withdrew'].includes(kind)));
    let now = state;
    for (const action of plan.actions) now = hispania.apply(now, action).state ?? assert.fail('refused');
    assert.notEqual(hispania.decision(now)?.kind, 'settle');
  });
  it('goes through all places that are too full', () => {
    const { state, decision } = askedIn(
      'B-advanced',
      'remove',
      ({ params }) => (params['places'] as string[]).length > 2,
    );
    const plan = planOf(state, decision);
    assert.ok(plan && plan.actions.length > 2);
    assert.ok(plan.facts.every(({ kind }) => kind === 'removed' || kind === 'capital'));
  });
  it('tells of the nation that answers only, though the last answer leads on to others', () => {
    const game = wholeGame('C-advanced.json');
    let rows = 0;
    for (const { state } of game.entries) {
      const decision = hispania.decision(state);
      const owner = decision?.params['nation'];
      const plan = decision && owner ? planOf(state, decision) : undefined;
      for (const fact of plan?.facts ?? []) {
        rows++;
        const of = 'into' in fact ? fact.into : 'owner' in fact ? fact.owner : 'nation' in fact ? fact.nation : owner;
        assert.equal(of, owner, `${decision?.kind} ${fact.kind}`);
      }
    }
    assert.ok(rows > 50, `${rows}`);
  });
  it('never ends a phase, and is nothing where one question stands alone', () => {
    const { state, decision } = askedIn('C-standard', 'place');
    assert.ok(planOf(state, decision)?.actions.every(({ kind }) => kind !== 'end'));
    const move = askedIn('A-standard', 'move');
    assert.equal(planOf(move.state, move.decision), undefined);
  });
});
