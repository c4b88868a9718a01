import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gamesOf, PAR, placeOf, standingOf, summaryOf } from '../../../src/books/reconquista/bots/par.ts';
import { gameSeed, played } from '../../../src/books/reconquista/bots/playing.ts';
import { STARTS } from '../../../src/books/reconquista/engine/data/starts.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';

/** The table of par is what its computer plays: after a change of rules or computers it is played again. */
describe('the table of par', () => {
  it('has all games of all starts, by the rules of today', () => {
    assert.equal(PAR.version, reconquista.version);
    assert.equal(PAR.starts.length, STARTS.length);
    for (const { points, endings, first } of PAR.starts) {
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      assert.equal(sum(points), PAR.games);
      assert.equal(sum(Object.values(endings)), PAR.games);
      assert.ok(first.every((one) => (points[one] ?? 0) > 0));
    }
  });

  for (const [i, { first }] of PAR.starts.entries())
    it(`start ${i + 1}: its first games are played as they are recorded`, () => {
      const again = first.slice(0, 2).map((_, game) => played(PAR.by, i + 1, gameSeed(PAR.seed, i + 1, game)).points);
      assert.deepEqual(again, first.slice(0, 2));
    });

  it('says what points mean', () => {
    const games = gamesOf([3, 17, 17, 30].map((points) => ({ points, ending: 'last-turn' as const, answers: 9 })));
    assert.equal(games.points[17], 2);
    const { mean, lower, median, upper, results } = summaryOf(games);
    assert.deepEqual([mean, lower, median, upper], [16.75, 3, 17, 17]);
    assert.deepEqual([results.draw, results['christian-decisive']], [0.5, 0.25]);
    for (const start of [1, STARTS.length]) {
      const { below, equal, above } = standingOf(start, 20) ?? assert.fail();
      assert.equal(below + equal + above, PAR.games);
      assert.equal(standingOf(start, 41)?.below, PAR.games);
    }
    assert.equal(standingOf(0, 20), undefined);
    assert.equal(placeOf({ below: 60, equal: 4, above: 23, median: 10 }), 71);
    assert.equal(placeOf({ below: 0, equal: 0, above: 87, median: 10 }), 0);
  });
});
