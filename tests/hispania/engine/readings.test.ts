import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { end, step } from '../../../src/books/hispania/engine/actions.ts';
import { SWITCHES } from '../../../src/books/hispania/engine/data/ids.ts';
import { RULING_TABLE } from '../../../src/books/hispania/engine/data/rulings.ts';
import type { Written } from '../../../src/books/hispania/engine/position.ts';
import { compare, tells } from '../../../src/books/hispania/scenes/compare.ts';
import { sceneById } from '../../../src/books/hispania/scenes/index.ts';
import { outcomesOf, rulingsIn, trialOf } from '../../../src/books/hispania/scenes/outcomes.ts';
import { otherThan, readBy, readingOf } from '../../../src/books/hispania/scenes/reading.ts';
import { READING_POSITIONS } from '../../../src/books/hispania/scenes/reading-positions.ts';
import { SHOWN_AT, type ShownAt } from '../../../src/books/hispania/scenes/readings.ts';

describe('a ruling with a switch is shown where its readings differ', () => {
  for (const ruling of SWITCHES) {
    it(ruling, () => {
      // Throws if both readings cannot play the line so far.
      const { a, b } = outcomesOf(ruling);
      assert.ok(
        tells(a) || tells(b),
        `Show ${ruling} at another position in scenes/readings.ts: both readings cause the same there`,
      );
      const { position } = trialOf(ruling);
      // What is shown as it stands is the default's, so that the line is the default's too.
      assert.equal(
        readingOf(position, ruling),
        RULING_TABLE[ruling].default,
        `Let the position of ${ruling} in scenes/readings.ts use the default reading`,
      );
    });
  }

  it('in a scene, or on a position that no scene has', () => {
    const used = SWITCHES.map((ruling): ShownAt => SHOWN_AT[ruling]).flatMap((shown) =>
      'position' in shown ? [shown.position] : [],
    );
    assert.deepEqual(
      used.toSorted(),
      Object.keys(READING_POSITIONS).toSorted(),
      'Use each position of scenes/reading-positions.ts in scenes/readings.ts, and name none that is not there',
    );
    assert.deepEqual(
      rulingsIn('vandals-cross-to-africa').map(({ ruling, at }) => [ruling, at]),
      [
        ['vandals-retreat-africa', 6],
        ['vandal-retreat-points', 6],
      ],
    );
    assert.deepEqual(rulingsIn('rome-at-segovia'), []);
  });
});

describe('two readings of a position', () => {
  const position = sceneById('romes-forts')?.position as Written;

  it('are compared by what is offered, refused and happens in one of them alone', () => {
    const { a, b } = compare(
      { position, line: [{ action: step('toledo', 'segovia', { elite: 1 }) }], tries: [{ action: end() }] },
      'forts-stacking',
    );
    assert.deepEqual(
      a.offers.map(({ kind }) => kind),
      ['remove', 'capital'],
    );
    assert.ok(b.facts.some(({ kind }) => kind === 'over') && !a.facts.some(({ kind }) => kind === 'over'));
    // The forts come by both, so that neither tells of them.
    assert.ok([...a.facts, ...b.facts].every(({ kind }) => kind !== 'raised'));
    assert.equal(a.refused ?? b.refused, undefined);
  });

  it('tell nothing where they come to the same', () => {
    const { a, b } = compare({ position, tries: [{ action: end() }] }, 'strait-retreat');
    assert.equal(tells(a) || tells(b), false);
  });

  it('are not compared where one of them does not get that far', () => {
    const line = [{ action: end() }, { action: end() }];
    assert.throws(() => compare({ position, line, tries: [] }, 'forts-stacking'), /is refused/);
  });

  it('leave all other rulings of the position alone', () => {
    const both: Written = { ...position, rulings: { ataces: 'b' } };
    assert.deepEqual(readBy(both, 'forts-stacking', 'b').rulings, { ataces: 'b', 'forts-stacking': 'b' });
    assert.deepEqual(readBy(both, 'ataces', 'a').rulings, {});
    assert.equal(readingOf(both, 'ataces'), 'b');
    assert.equal(otherThan('b'), 'a');
  });
});
