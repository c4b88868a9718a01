import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siege } from '../../../src/books/hispania-draco/engine/actions.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import { counted } from '../../../src/books/hispania-draco/engine/rules/values.ts';
import { combatIn, combatsBefore } from '../../../src/books/hispania-draco/odds/before.ts';
import { resultsOf } from '../../../src/books/hispania-draco/odds/ledger.ts';
import { SCENES } from '../../../src/books/hispania-draco/scenes/index.ts';
import { playLine } from '../../../src/kernel/runner.ts';
import { BLUE, facts, hispanic, odds, turnOf } from '../play.ts';

/** Each fight of the lines of the scenes, its values and the chance of who attacks, if it is shown before it is rolled. */
function shownBefore(id: string): readonly string[] {
  const scene = SCENES.find((one) => one.id === id) ?? assert.fail(id);
  const { start, steps = [] } = playLine(draco, scene, scene.line.length);
  let state = start ?? assert.fail(id);
  const shown: string[] = [];
  for (const [i, step] of steps.entries()) {
    const decision = draco.decision(state) ?? assert.fail(id);
    const combats = [combatIn(state, scene.line[i]?.action ?? assert.fail(id)), ...combatsBefore(state, decision)];
    for (const { combat, roman, hispanic } of facts(step, 'fought')) {
      const found = combats.find((one) => one?.from === combat.from && one.to === combat.to);
      if (!found) continue;
      const { sides, tally } = resultsOf(state, found);
      assert.deepEqual(
        [counted(sides.roman, roman.base), counted(sides.hispanic, hispanic.base)],
        [roman, hispanic],
        id,
      );
      shown.push(`${odds(state, found)}, ${found.by === 'roman' ? tally.roman : tally.hispanic} in ${tally.of}`);
    }
    state = step.state;
  }
  return shown;
}

/** The values and the chances of the examples, as printed or as they follow from what is printed. */
const PRINTED = [
  ['the-praetor-at-toletum', '(d+4)x2 : 12, 4 in 6'],
  ['the-consul-at-toletum', '(d+2)x2 : 6, 5 in 6'],
  ['certain-at-bracara', '(d+4)x2 : d+3, 36 in 36'],
  ['an-attack-from-the-sea', '(d+3)x2 : d+3, 34 in 36'],
  ['defeat-at-conimbriga', 'd+3 : (d+3)x2, 1 in 36'],
  ['three-armies-move', 'd+9 : 2, 6 in 6', 'd+9 : 4, 6 in 6'],
  ['the-praetor-at-capara', 'd+9 : d+1, 36 in 36'],
] as const;

describe('combats before they are rolled', () => {
  for (const [id, ...values] of PRINTED)
    it(`have the values of the printed example: ${id}`, () => {
      assert.deepEqual(shownBefore(id), values);
    });

  it('are all that are fought in scenes', () => {
    for (const scene of SCENES) {
      const { steps = [] } = playLine(draco, scene);
      const fought = steps.flatMap((step) => facts(step, 'fought'));
      assert.equal(shownBefore(scene.id).length, fought.length, scene.id);
    }
  });

  it('are none before the roll of revolt, which may still change the ways of armies', () => {
    const state = hispanic({
      revolts: { salmantica: 3 },
      armies: [{ at: 'salmantica' }],
      generals: { [BLUE]: 'abula' },
    });
    const decision = draco.decision(state) ?? assert.fail('nothing is asked');
    assert.deepEqual(combatsBefore(state, decision), []);
  });

  it('is that of the last coin', () => {
    const state = { ...turnOf(BLUE, { generals: { [BLUE]: 'abula' }, revolts: { toletum: 1 } }), coins: 1 };
    const decision = draco.decision(state) ?? assert.fail('nothing is asked');
    assert.deepEqual(combatsBefore(state, decision), [combatIn(state, siege(BLUE, 'toletum', 1))]);
    const rich = { ...state, coins: 2 };
    assert.deepEqual(combatsBefore(rich, draco.decision(rich) ?? decision), []);
  });
});
