import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Duel, done, opened, shownOf } from '../../../src/books/hispania/ui/shelf/duel.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);
/** More rounds than any battle of four units has. */
const MOST = 60;

/** Fights on to the end. */
function fought(from: Duel): Duel {
  let duel = from;
  for (let i = 0; i < MOST && shownOf(duel).deeds.length > 0; i++) duel = done(duel, 'roll');
  return duel;
}

describe('the battle on the shelf', () => {
  it('stands after its printed first round, and asks the attacker', () => {
    const shown = shownOf(opened());
    assert.equal(shown.round, 1);
    assert.deepEqual(shown.deeds, ['roll', 'retreat']);
    assert.deepEqual(
      shown.facts.flatMap((fact) => (fact.kind === 'rolled' ? fact.dice : [])),
      [8, 1, 7, 9, 5, 5, 1],
    );
    assert.ok(shown.taken > 0.9 && shown.taken < 0.91, `${shown.taken}`);
    assert.equal(shown.winner, undefined);
  });

  it('fights a whole round with one press: both sides aim and roll, and the attacker is asked again', () => {
    for (const seed of SEEDS) {
      const shown = shownOf(done(opened(seed), 'roll'));
      const rounds = new Set(shown.facts.flatMap((fact) => (fact.kind === 'rolled' ? [fact.round] : [])));
      assert.deepEqual([...rounds], [2], `seed ${seed}`);
      assert.equal(shown.round, 2);
      assert.equal(shown.deeds.length > 0, shown.winner === undefined);
    }
  });

  it('rolls other dice for other seeds, and the same for the same', () => {
    const dice = (seed: number): string =>
      JSON.stringify(shownOf(done(opened(seed), 'roll')).facts.filter(({ kind }) => kind === 'rolled'));
    assert.equal(dice(7), dice(7));
    assert.ok(new Set(SEEDS.map(dice)).size > 20);
  });

  it('ends, in each of the three ways that a battle ends', () => {
    const winners = new Map<unknown, number>();
    for (let seed = 1; seed <= 400; seed++) {
      const { winner, deeds } = shownOf(fought(opened(seed)));
      assert.deepEqual(deeds, [], `seed ${seed}`);
      winners.set(winner, (winners.get(winner) ?? 0) + 1);
    }
    assert.deepEqual(new Set(winners.keys()), new Set(['castile', 'seville', null]));
    // The announcement before the first press matches the result.
    assert.ok(Math.abs((winners.get('castile') ?? 0) / 400 - 0.907) < 0.05, JSON.stringify([...winners]));
  });

  it('takes the infantry back and leaves the wounded knight, which cannot retreat and is asked again', () => {
    const shown = shownOf(done(opened(3), 'retreat'));
    const [left] = shown.facts.filter((fact) => fact.kind === 'retreated');
    assert.deepEqual(left?.kind === 'retreated' && [left.to, left.units], ['segovia', { infantry: 2 }]);
    assert.deepEqual(shown.deeds, ['roll']);
    assert.equal(shown.round, 1);
    assert.ok(shown.taken < shownOf(opened()).taken);
  });
});
