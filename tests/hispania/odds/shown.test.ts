import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Odds } from '../../../src/books/hispania/odds/figures.ts';
import { columnsOf, rounded, sharesOf } from '../../../src/books/hispania/ui/odds/shares.ts';
import { endsTold, roundsTold } from '../../../src/books/hispania/ui/odds/told.ts';
import { ODDS } from '../../../src/books/hispania/words/en/odds.ts';
import { ODDS as CHANCES } from '../../../src/books/hispania/words/fr/odds.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';
import { SEED } from '../../kernel/seed.ts';
import { writtenOdds } from './battles.ts';

/** Odds as they are drawn, and their text twin. */

const NAMES = { attacker: 'Castile', defender: 'Seville' };
const EVEN = writtenOdds({ attacker: { units: { infantry: 2 } }, defender: { units: { infantry: 2 } } });
const sum = (of: readonly { readonly parts: number }[]): number => of.reduce((n, { parts }) => n + parts, 0);

/** Odds of which only the ends count. */
const ends = (of: Partial<Odds>): Odds => ({
  ...EVEN,
  attackerWins: 0,
  defenderWins: 0,
  mutual: 0,
  ...of,
});

describe('shares', () => {
  it('add up to the whole, each within one part of what it is', () => {
    const dice = roller(SEED);
    for (let i = 0; i < 500; i++) {
      const weights = Array.from({ length: randomInt(dice, 1, 7) }, () => randomInt(dice, 0, 1000) ** 2 + 1);
      const all = weights.reduce((a, b) => a + b, 0);
      for (const fine of [100, 1000] as const) {
        const parts = rounded(
          weights.map((w) => w / all),
          fine,
        );
        assert.equal(
          parts.reduce((a, b) => a + b, 0),
          fine,
        );
        parts.forEach((n, k) => {
          assert.ok(Math.abs(n - ((weights[k] ?? 0) / all) * fine) < 1);
        });
      }
    }
    assert.deepEqual(rounded([1 / 3, 1 / 3, 1 / 3], 100), [34, 33, 33]);
    assert.deepEqual(rounded([0.29, 0.71], 100), [29, 71]);
  });
  it('name both victories always, the other ends where they can come about, from one side to the other', () => {
    assert.deepEqual(
      sharesOf(EVEN, 100).map(({ end }) => end),
      ['attackerWins', 'mutual', 'defenderWins'],
    );
    const sure = sharesOf(ends({ attackerWins: 1, mutual: 1e-15 }), 100);
    assert.deepEqual(
      sure.map(({ end, parts }) => [end, parts]),
      [
        ['attackerWins', 100],
        ['defenderWins', 0],
      ],
    );
    const all = ends({
      attackerWins: 0.3,
      defenderWins: 0.1,
      mutual: 0.1,
      undecided: 0.1,
      submits: 0.1,
      retreats: { attacker: 0.1, defender: 0.2 },
    });
    const shares = sharesOf(all, 1000);
    assert.deepEqual(
      shares.map(({ end, parts }) => [end, parts]),
      [
        ['attackerWins', 300],
        ['defenderRetreats', 200],
        ['submits', 100],
        ['mutual', 100],
        ['undecided', 100],
        ['attackerRetreats', 100],
        ['defenderWins', 100],
      ],
    );
  });
  it('of a real battle add up in hundredths and in thousandths', () => {
    for (const below of [1, 2, 3]) {
      const odds = writtenOdds(
        { attacker: { units: { infantry: 3, cavalry: 1 } }, defender: { units: { infantry: 2, castle: 1 } } },
        { retreat: { attacker: { below } } },
      );
      assert.equal(sum(sharesOf(odds, 100)), 100);
      assert.equal(sum(sharesOf(odds, 1000)), 1000);
    }
  });
});

describe('columns of rounds', () => {
  it('are all there is: the last one takes what comes later', () => {
    const columns = columnsOf(EVEN);
    assert.ok(columns.length > 1 && columns.length <= 8);
    assert.deepEqual([columns[0]?.round, columns[0]?.more, columns.at(-1)?.more], [1, false, true]);
    assert.equal(sum(columns), 100);
    assert.ok(Math.abs(columns.reduce((n, { chance }) => n + chance, 0) - 1) < 1e-6);
  });
  it('leave out what is undecided, and begin with no round where it may be over at once', () => {
    const short = writtenOdds(
      { attacker: { units: { infantry: 3 } }, defender: { units: { infantry: 3 } } },
      { rounds: 2 },
    );
    const columns = columnsOf(short);
    assert.deepEqual(
      columns.map(({ round, more }) => [round, more]),
      [
        [1, false],
        [2, false],
      ],
    );
    assert.equal(sum(columns) + Math.round(short.undecided * 100), 100);
    const none = columnsOf({ ...EVEN, undecided: 1, rounds: { mean: 0, after: [0] } });
    assert.deepEqual(none, []);
    const over = columnsOf({ ...EVEN, rounds: { mean: 0, after: [1] } });
    assert.deepEqual(
      over.map(({ round, parts }) => [round, parts]),
      [[0, 100]],
    );
  });
});

describe('the text twin', () => {
  it('says the numbers that are drawn', () => {
    const odds = ends({ attackerWins: 0.6251, mutual: 0.0749, retreats: { attacker: 0, defender: 0.3 } });
    assert.equal(
      endsTold(ODDS, sharesOf(odds, 1000), NAMES, 1000),
      'Out of 100 such battles: Castile victorious in 62.5, Seville retreated in 30.0, no units left in 7.5, Seville victorious in 0.',
    );
    assert.equal(
      roundsTold(ODDS, [
        { round: 1, more: false, chance: 0.7, parts: 70 },
        { round: 2, more: true, chance: 0.3, parts: 30 },
      ]),
      'Last round of 100 such battles: round 1 in 70, round 2 or later in 30.',
    );
  });
  it('names the winner in French without an adjective that agrees', () => {
    const odds = ends({ attackerWins: 0.6251, mutual: 0.0749, retreats: { attacker: 0, defender: 0.3 } });
    assert.match(
      endsTold(CHANCES, sharesOf(odds, 1000), { attacker: 'Castille', defender: 'Séville' }, 1000),
      /: victoire \(Castille\) dans 62,5\u00a0; retraite \(Séville\) dans 30,0\u00a0; /,
    );
  });
  it('never calls certain what is not, nor impossible what is only rare', () => {
    const odds = ends({ attackerWins: 0.9999, mutual: 0.0001 });
    assert.equal(
      endsTold(ODDS, sharesOf(odds, 100), NAMES, 100),
      'Out of 100 such battles: Castile victorious in over 99, no units left in under 1, Seville victorious in 0.',
    );
    assert.match(endsTold(ODDS, sharesOf(odds, 1000), NAMES, 1000), /over 99\.9, no units left in under 0\.1,/);
    assert.match(
      endsTold(ODDS, sharesOf(ends({ defenderWins: 1 }), 1000), NAMES, 1000),
      /Castile .* 0, Seville .* 100\.$/,
    );
    assert.deepEqual([0, 0.04, 0.06, 1.96, 2].map(ODDS.decimal), ['0', 'under 0.1', '0.1', '2.0', '2.0']);
  });
});
