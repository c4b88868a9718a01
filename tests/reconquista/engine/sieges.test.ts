import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Written } from '../../../src/books/reconquista/engine/position.ts';
import { attackModifier, defenceModifier } from '../../../src/books/reconquista/engine/rules/siege-values.ts';
import type { PlaceState } from '../../../src/books/reconquista/engine/state.ts';
import { at, christian, facts, go, muslim, neutral, position, rebel } from '../play.ts';

const M = { city: 'muslim' } as const;
const C = { city: 'christian' } as const;
/** A Christian and a Muslim city elsewhere keep the game going. */
const sieges = (
  places: { readonly [at: string]: PlaceState },
  dice: readonly number[],
  more: Partial<Written> = {},
  draws = {},
) => go(position({ phase: 'sieges', places: { oviedo: C, granada: M, ...places }, ...more }), dice, draws);

describe('the values of a siege (14-values)', () => {
  it('add 1, 2, 3 for a garrison, an army, an Order outside, and 2 for El Cid', () => {
    assert.equal(attackModifier({ garrison: 1, army: 1, order: 1 }), 6);
    assert.equal(attackModifier({ army: 2, hired: 1, 'el-cid': 1 }), 8);
  });

  it('add 1 for the city, 1 for a garrison or Rebel, 2 for an army or Order inside; a fort doubles them (G2)', () => {
    assert.equal(defenceModifier({ ...M, held: muslim({ garrison: 1, army: 1 }) }), 4);
    assert.equal(defenceModifier({ ...M, fort: true, held: muslim({ garrison: 1, army: 1 }) }), 8);
    assert.equal(defenceModifier({ ...C, held: christian({ order: 1, 'el-cid': 1 }) }), 3);
    assert.equal(defenceModifier({ fort: true, held: rebel(2) }), 4);
    assert.equal(defenceModifier({ ...M, fort: true }), 2);
  });
});

describe('a siege (14)', () => {
  const leon = { ...M, fort: true, held: muslim({ garrison: 1 }), siege: christian({ army: 2 }) } as const;

  it('won, removes those inside and the fort; on an odd result the city stays (14-won)', () => {
    const done = sieges({ leon }, [5, 1]);
    assert.deepEqual(facts(done, 'assaulted')[0]?.attacker, { side: 'christian', die: 5, modifier: 4 });
    assert.deepEqual(facts(done, 'assaulted')[0]?.defender, { side: 'muslim', die: 1, modifier: 4 });
    assert.equal(at(done.state, 'leon'), 'muslim city christian 2 army');
  });

  it('won with an even result, destroys the city too (G1)', () => {
    assert.equal(at(sieges({ leon }, [6, 1]).state, 'leon'), 'christian 2 army');
    assert.equal(
      at(sieges({ leon: { ...leon, siege: christian({ army: 1, garrison: 1 }) } }, [6, 1]).state, 'leon'),
      'muslim city christian 1 army 1 garrison',
    );
  });

  it('goes by the die alone with the switch of G1', () => {
    const odd = { ...leon, siege: christian({ army: 1, garrison: 1 }) };
    assert.equal(
      at(sieges({ leon: odd }, [6, 1], { rulings: { G1: 'b' } }).state, 'leon'),
      'christian 1 army 1 garrison',
    );
  });

  it('lost, costs a unit in the order of losses, and the besiegers leave at random (14-lost, G4)', () => {
    const places = { leon: { ...leon, siege: christian({ army: 1, garrison: 1 }) }, santiago: { held: rebel() } };
    const done = sieges(places, [1, 6, 1, 6]);
    assert.deepEqual(facts(done, 'removed')[0]?.units, { garrison: 1 });
    assert.equal(at(done.state, 'galicia'), 'christian 1 army');
    assert.equal(at(done.state, 'leon'), 'muslim city fort muslim 1 garrison');
  });

  it('lost, leads to no city of another side, nor a location with a siege', () => {
    const places = {
      leon: { ...M, held: muslim({ garrison: 3 }), siege: christian({ army: 2 }) },
      santiago: M,
      galicia: { ...C, siege: neutral(1) },
    };
    const done = sieges(places, [1, 6, 6, 1]);
    assert.equal(facts(done, 'retreated')[0]?.to, 'oviedo');
  });

  it('lost without a place in the region, leads out by a road, else ends the besiegers', () => {
    const full = { santiago: { held: rebel() }, oviedo: { ...C, held: rebel() }, galicia: { held: rebel() }, porto: C };
    const out = sieges({ leon, ...full }, [1, 6], {}, { road: ['pamplona'] });
    assert.equal(at(out.state, 'pamplona'), 'christian 1 army');
    const shut = { ...full, pamplona: { held: rebel() }, salamanca: { held: rebel() } };
    const done = sieges({ leon, ...shut }, [1, 6]);
    assert.equal(facts(done, 'nothing')[0]?.rule, '14-lost');
  });

  it('tied, costs each a unit and goes on (14-tie)', () => {
    const done = sieges({ leon: { ...leon, held: muslim({ garrison: 2 }) } }, [4, 2, 1, 4], {}, {});
    assert.deepEqual(
      facts(done, 'removed')
        .slice(0, 2)
        .map(({ side, units, rule }) => [side, units, rule]),
      [
        ['muslim', { garrison: 1 }, '14-tie'],
        ['christian', { army: 1 }, '14-tie'],
      ],
    );
  });

  it('tied, makes an empty city surrender with its fort, and a city of the besieger’s religion (14-tie, G3)', () => {
    const empty = sieges({ leon: { ...M, fort: true, siege: christian({ army: 1 }) } }, [1, 1]);
    assert.equal(at(empty.state, 'leon'), 'muslim city fort christian 1 army');
    const own = sieges({ leon: { ...C, held: muslim({ garrison: 1 }), siege: christian({ army: 1 }) } }, [1, 1]);
    assert.equal(at(own.state, 'leon'), 'christian city christian 1 army');
    assert.equal(facts(own, 'surrendered')[0]?.side, 'christian');
  });

  it('tied, does not make a city surrender to neutrals, who have no religion', () => {
    const done = sieges({ leon: { ...C, held: christian({ garrison: 1 }), siege: neutral(1) } }, [1, 1]);
    assert.equal(at(done.state, 'leon'), 'christian city', 'each loses its last unit (G5)');
  });

  it('tied with the last defender, goes on against an empty place (G5)', () => {
    const done = sieges({ leon: { ...M, held: muslim({ garrison: 1 }), siege: christian({ army: 2 }) } }, [1, 3, 3, 1]);
    assert.equal(facts(done, 'assaulted').length, 2);
    assert.deepEqual(facts(done, 'assaulted')[1]?.defender, { side: null, die: 1, modifier: 1 });
    assert.equal(at(done.state, 'leon'), 'muslim city christian 1 army');
  });

  it('is resolved from the lowest location of the lowest region on, until no location holds two sides', () => {
    const empty = { ...M, siege: christian({ army: 1 }) };
    const done = sieges({ cordoba: empty, barcelona: empty, leon: empty }, [1, 1, 1, 1, 1, 1]);
    assert.deepEqual(
      facts(done, 'taken').map(({ place }) => place),
      ['leon', 'barcelona', 'cordoba'],
    );
    assert.ok(Object.values(done.state.places).every(({ siege }) => !siege));
  });
});
