import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clash } from '../../../src/books/hispania/bots/clash.ts';
import { armyOf, fight } from '../../../src/books/hispania/bots/might.ts';
import type { PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { of } from '../../../src/books/hispania/engine/rules/units.ts';
import { oddsAt } from '../../../src/books/hispania/odds/odds.ts';
import { open, read } from '../engine/set-up.ts';

/** The estimate and the exact odds of an attack that Castile makes on Seville. */
function both(place: PlaceId, attackers: string, defenders: string) {
  const state = open('castile', 'combat', { [place]: `castile: ${attackers}; seville: ${defenders}` });
  const there = state.places[place] ?? [];
  const view = read(state);
  const { terrain } = view.tables.provinces[place as keyof typeof view.tables.provinces];
  const guess = fight(view.tables, armyOf(of(there, 'castile')), armyOf(of(there, 'seville')), { terrain });
  const odds = oddsAt(state, place);
  assert.ok(odds);
  return { guess, odds };
}

describe('the estimate of a battle', () => {
  it('is exact where all units of a side are alike', () => {
    for (const [a, d] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [2, 4],
      [6, 5],
    ] as const) {
      const { guess, odds } = both('segovia', `${a} infantry`, `${d} infantry`);
      assert.ok(Math.abs(guess.wins - odds.attackerWins) < 1e-9, `${a} against ${d}: ${guess.wins}`);
      assert.ok(Math.abs(guess.holds - odds.defenderWins) < 1e-9, `${a} against ${d}: ${guess.holds}`);
      assert.ok(Math.abs(a - guess.attacker - (odds.losses.attacker.infantry ?? 0)) < 1e-9);
      assert.ok(Math.abs(d - guess.defender - (odds.losses.defender.infantry ?? 0)) < 1e-9);
    }
  });

  it('comes near the odds of armies that are mixed, with leaders and castles', () => {
    for (const [attackers, defenders] of [
      ['3 infantry, 2 knight', '3 infantry'],
      ['4 infantry, alfonso-vi', '2 infantry, castle'],
      ['5 infantry', '3 infantry, castle'],
      ['3 knight', '4 infantry'],
    ] as const) {
      const { guess, odds } = both('segovia', attackers, defenders);
      assert.ok(Math.abs(guess.wins - odds.attackerWins) < 0.2, `${attackers}: ${guess.wins}, ${odds.attackerWins}`);
    }
  });

  it('takes large armies for smaller ones of the same proportion', () => {
    const large = clash(40, 0.4, 20, 0.4);
    assert.ok(large.wins > 0.99);
    assert.ok(large.attacker > 20 && large.attacker <= 40);
  });

  it('knows fights without one of the sides', () => {
    assert.deepEqual(clash(0, 0.5, 2, 0.5), { wins: 0, holds: 1, attacker: 0, defender: 2 });
    assert.deepEqual(clash(3, 0.5, 0, 0.5), { wins: 1, holds: 0, attacker: 3, defender: 0 });
  });
});
