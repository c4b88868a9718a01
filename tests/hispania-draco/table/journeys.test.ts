import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { State } from '../../../src/books/hispania-draco/engine/state.ts';
import { type Journey, journeysOf } from '../../../src/books/hispania-draco/ui/deciding/journeys.ts';
import { BLUE, playAll, RED, turnOf, YELLOW } from '../play.ts';

function journeys(state: State): readonly Journey[] {
  const decision = draco.decision(state);
  assert.ok(decision);
  return journeysOf(state, decision);
}
const to = (state: State, space: string): Journey | undefined => journeys(state).find((one) => one.to === space);

describe('a journey', () => {
  it('lands and goes on by road: two moves for two coins (4.1, 4.1-road)', () => {
    const state = turnOf(BLUE, {
      generals: { [YELLOW]: 'gerunda', [BLUE]: 'mare-balearicum' },
      fleets: ['mare-balearicum'],
      roads: [['dertosa', 'salduba']],
    });
    const journey = to(state, 'salduba');
    assert.ok(journey);
    assert.equal(journey.actions.length, 2);
    assert.deepEqual(journey.actions.at(-1), { kind: 'move', fixed: { general: BLUE, to: 'salduba' }, values: {} });
    assert.equal(journey.way.cost, 2);
  });

  it('ends where and for what it says, whichever it is, and never where one move is as cheap', () => {
    const state = turnOf(RED, {
      generals: { [RED]: 'gades', [YELLOW]: 'corduba' },
      roads: [['gades', 'emerita']],
      revolts: { toletum: 1 },
    });
    const all = journeys(state);
    assert.ok(all.length > 10);
    const moves = draco.decision(state)?.choices.filter(({ kind }) => kind === 'move') ?? [];
    for (const { to: end, actions, way } of all) {
      const after = playAll(state, ...actions);
      assert.equal(after.generals[RED], end);
      assert.equal(state.coins - after.coins, way.cost, end);
      const direct = moves.find(({ fixed }) => fixed['to'] === end);
      if (direct) assert.ok(way.cost < state.coins - playAll(state, { ...direct, values: {} }).coins, end);
    }
  });

  it('costs what the coins pay for', () => {
    const written = { generals: { [RED]: 'gades' } } as const;
    const rich = journeys(turnOf(RED, { ...written, coins: 6 }));
    const poor = journeys(turnOf(RED, { ...written, coins: 2 }));
    assert.ok(poor.length < rich.length);
    assert.ok(poor.every(({ way }) => way.cost <= 2));
  });

  it('is not offered where a river changes the ways (9.4-lethe), nor outside a Roman phase', () => {
    const state = turnOf(RED, { generals: { [RED]: 'gades' } });
    const decision = draco.decision(state);
    assert.ok(decision);
    assert.ok(journeysOf(state, decision).length > 0);
    assert.deepEqual(journeysOf({ ...state, lethe: true }, decision), []);
    assert.deepEqual(journeysOf(state, { ...decision, kind: 'leave' }), []);
  });
});
