import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { move } from '../../../src/books/reconquista/engine/actions.ts';
import { at, christian, facts, moving, muslim, play } from '../play.ts';

describe('caution in phase 4 (17.2)', () => {
  const start = (armies: number, options: readonly 'caution-in-moves'[] = ['caution-in-moves']) =>
    moving(
      'aragon',
      {
        barcelona: { held: christian({ army: armies }) },
        tarragona: { city: 'muslim', held: muslim({ army: 1, garrison: 1 }) },
      },
      { options: [...options] },
    );
  const all = (armies: number) => move('tarragona', { 'barcelona army': armies });

  it('lets Muslims in a city refuse more than two to one, on 3 to 6', () => {
    const done = play(start(5), all(5), [3]);
    assert.equal(facts(done, 'refused')[0]?.place, 'tarragona');
    assert.equal(at(done.state, 'tarragona'), 'muslim city muslim 1 army 1 garrison / christian 5 army');
  });

  it('has them fight on 1 and 2', () => {
    const done = play(start(5), all(5), [2, 4, 4, 1, 1, 1, 1, 1]);
    assert.equal(at(done.state, 'tarragona'), 'muslim city christian 5 army');
  });

  it('is not asked at two to one, nor without the option', () => {
    assert.equal(facts(play(start(4), all(4), [4, 4, 1, 1, 1, 1]), 'rolled').length, 0);
    assert.equal(facts(play(start(5, []), all(5), [4, 4, 1, 1, 1, 1, 1]), 'rolled').length, 0);
  });
});
