import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { connected } from '../../../src/books/hispania-draco/engine/data/geography.ts';
import type { GeneralId } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { routesOf } from '../../../src/books/hispania-draco/engine/rules/routes.ts';
import { sidesOf } from '../../../src/books/hispania-draco/engine/rules/values.ts';
import type { Combat, State } from '../../../src/books/hispania-draco/engine/state.ts';
import { forecast } from '../../../src/books/hispania-draco/odds/forecast.ts';
import { aheadOf } from '../../../src/books/hispania-draco/ui/board/ahead.ts';
import { fightOf } from '../../../src/books/hispania-draco/ui/board/fight.ts';
import { linksOf } from '../../../src/books/hispania-draco/ui/board/links.ts';
import { pathOf } from '../../../src/books/hispania-draco/ui/board/path.ts';
import { BLUE, hispanic, RED, turnOf, YELLOW } from '../play.ts';

const fight = (state: State, combat: Omit<Combat, 'coins' | 'raise'>) => {
  const whole = { coins: 1, raise: 0, ...combat };
  return fightOf(state, whole, sidesOf(state, whole));
};

describe('the marks of a combat', () => {
  const state = turnOf(YELLOW, {
    generals: { [YELLOW]: 'segontia', [BLUE]: 'abula' },
    garrisons: { bilbilis: [YELLOW], salduba: [YELLOW], salmantica: [BLUE] },
    revolts: { toletum: 1, numantia: 1 },
    armies: [{ at: 'numantia' }],
    fleets: [],
  });

  it('show example 3: the group, the +1 of the province, and who doubles whom (line 214)', () => {
    const marks = fight(state, { by: 'roman', kind: 'siege', general: YELLOW, from: 'segontia', to: 'toletum' });
    assert.deepEqual([marks.from, marks.to], ['segontia', 'toletum']);
    assert.deepEqual(marks.province, { from: 'salduba', to: 'dertosa', of: 'citerior' });
    assert.deepEqual(marks.doubles, [
      { from: 'abula', to: 'toletum', side: 'roman' },
      { from: 'numantia', to: 'segontia', side: 'hispanic' },
    ]);
    assert.equal(marks.support.length, 1);
    const [group] = marks.support;
    assert.ok(group);
    assert.equal(group.general, YELLOW);
    assert.deepEqual(
      linksOf(group).map((ends) => [...ends].sort()),
      [
        ['bilbilis', 'segontia'],
        ['bilbilis', 'salduba'],
      ],
    );
  });

  it('show no province for the consul', () => {
    const { province, support } = fight(state, {
      by: 'roman',
      kind: 'siege',
      general: BLUE,
      from: 'abula',
      to: 'toletum',
    });
    assert.equal(province, null);
    assert.deepEqual(support, [{ general: BLUE, at: 'abula', discs: [{ at: 'salmantica', count: 1 }] }]);
  });

  it('show both groups where an army attacks, and a special army that doubles itself', () => {
    const attacked = turnOf(YELLOW, {
      variants: ['terror'],
      generals: { [YELLOW]: 'dertosa', [BLUE]: 'tarraco' },
      garrisons: { valentia: [YELLOW] },
      revolts: { salduba: 2, bilbilis: 1 },
      armies: [{ at: 'salduba', special: true }],
      fleets: [],
    });
    const marks = fight(attacked, { by: 'army', kind: 'attack', general: YELLOW, from: 'salduba', to: 'dertosa' });
    assert.deepEqual(
      marks.support.map(({ general, at }) => [general, at]),
      [
        [YELLOW, 'dertosa'],
        [null, 'salduba'],
      ],
    );
    assert.deepEqual(marks.support[1]?.discs, [
      { at: 'salduba', count: 2 },
      { at: 'bilbilis', count: 1 },
    ]);
    assert.deepEqual(marks.province, { from: 'dertosa', to: 'dertosa', of: 'citerior' });
    assert.deepEqual(marks.doubles, [{ from: 'salduba', to: 'dertosa', side: 'hispanic' }]);
  });
});

describe('the way of a move', () => {
  const state = turnOf(RED, {
    generals: { [RED]: 'gades', [YELLOW]: 'abula', [BLUE]: 'mare-gaditanum' },
    fleets: ['mare-gaditanum'],
    roads: [
      ['corduba', 'regina'],
      ['regina', 'emerita'],
    ],
    revolts: { onuba: 1 },
  });
  const way = (general: GeneralId, to: string, at = state) => {
    const route = routesOf(at, general).find((one) => one.to === to);
    const from = at.generals[general];
    assert.ok(route && from);
    return { cost: route.cost, steps: pathOf(at, { general, from, ...route }).steps };
  };

  it('goes along a chain of roads for one coin, and over the space of another (line 186)', () => {
    assert.deepEqual(way(RED, 'emerita').steps, [
      { from: 'gades', to: 'corduba', coins: 1 },
      { from: 'corduba', to: 'regina', coins: 0 },
      { from: 'regina', to: 'emerita', coins: 0 },
    ]);
    assert.deepEqual(way(RED, 'olisipo').steps, [
      { from: 'gades', to: 'mare-gaditanum', coins: 1 },
      { from: 'mare-gaditanum', to: 'olisipo', coins: 1 },
    ]);
  });

  it('costs the segments of its connections', () => {
    assert.deepEqual(way(YELLOW, 'emerita').steps, [{ from: 'abula', to: 'emerita', coins: 3 }]);
  });

  it('of every move leads along connections from space to space, for the coins of the move', () => {
    for (const general of [RED, YELLOW, BLUE]) {
      const routes = routesOf(state, general);
      assert.ok(routes.length > 2);
      for (const { to } of routes) {
        const { cost, steps } = way(general, to);
        assert.equal(steps[0]?.from, state.generals[general]);
        assert.equal(steps.at(-1)?.to, to);
        for (const [i, step] of steps.entries()) {
          assert.ok(connected(step.from, step.to), `${step.from}–${step.to}`);
          if (i > 0) assert.equal(step.from, steps[i - 1]?.to);
        }
        assert.equal(
          steps.reduce((sum, { coins }) => sum + coins, 0),
          cost,
          `${general} to ${to}`,
        );
      }
    }
  });
});

describe('the marks of the phase ahead', () => {
  const state = hispanic({
    garrisons: { bracara: [RED] },
    revolts: { lucus: 1, asturica: 1, castulo: 3 },
    armies: [{ at: 'lucus' }],
  });
  const ahead = forecast(state);
  assert.ok(ahead);
  const { rolls, risks, armies } = aheadOf(state, ahead);

  it('say what the roll of revolt does in a town: nothing where Rome holds it', () => {
    const does = (at: string) => rolls.find((one) => one.at === at)?.does;
    assert.equal(does('bracara'), undefined);
    assert.equal(does('brigantium'), 'revolt');
    assert.equal(does('asturica'), 'disc');
    assert.equal(does('castulo'), 'army');
  });

  it('say where the army may go, and whether it fights there', () => {
    const [from] = new Set(armies.map((one) => one.from));
    assert.equal(from, 'lucus');
    assert.deepEqual(
      armies.filter(({ fights }) => fights).map(({ to }) => to),
      ['bracara'],
    );
    for (const { to, chance } of armies) {
      assert.ok(connected('lucus', to), to);
      assert.ok(chance > 0 && chance <= 1);
    }
  });

  it('give a number to towns where an army may bring a revolt, too: one that is there, or one that the roll brings', () => {
    const marched = armies.flatMap(({ fights, to }) => (fights || to === 'asturica' ? [] : [to]));
    assert.ok(marched.length > 0);
    for (const to of marched)
      assert.ok(
        risks.some(({ at }) => at === to),
        to,
      );
    for (const { at, percent } of risks) {
      assert.ok(connected(at, 'lucus') || connected(at, 'castulo'), at);
      assert.ok(percent >= 3 && percent < 100, `${percent}`);
    }
  });
});
