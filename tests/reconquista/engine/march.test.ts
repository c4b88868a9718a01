import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { retreat } from '../../../src/books/reconquista/engine/actions.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import type { Written } from '../../../src/books/reconquista/engine/position.ts';
import type { PlaceState } from '../../../src/books/reconquista/engine/state.ts';
import type { Draws } from '../../../src/kernel/contract.ts';
import { at, christian, type Done, facts, go, held, muslim, neutral, play, position, rebel } from '../play.ts';

const M = { city: 'muslim' } as const;
const C = { city: 'christian' } as const;
const FULL = { held: christian({ garrison: 1 }) };

/** A landing of armies at a port; a revolt keeps the march out of a region. */
const PORTS = { seville: 1, algeciras: 2, granada: 3, murcia: 4, valencia: 5, tarragona: 6 } as const;
function land(
  armies: number,
  port: keyof typeof PORTS,
  places: { readonly [at: string]: PlaceState },
  dice: readonly number[] = [],
  more: Partial<Written> = {},
  draws: Draws = {},
): Done {
  return go(position({ phase: 'reaction', places, ...more }), [6, armies, PORTS[port], ...dice], draws);
}
const way = (done: Done): readonly string[] => facts(done, 'moved').map(({ to }) => to);

describe('the march (13.7)', () => {
  it('goes up the numbers to an enemy: from Granada to Algeciras (line 402)', () => {
    const done = land(1, 'granada', { cordoba: C });
    assert.deepEqual(way(done), ['algeciras', 'cordoba']);
    assert.equal(at(done.state, 'cordoba'), 'christian city / muslim 1 army');
  });

  it('looks for an enemy at its first location too (line 382, A7)', () => {
    const done = land(1, 'murcia', { murcia: C, cordoba: C });
    assert.deepEqual(way(done), []);
    assert.equal(at(done.state, 'murcia'), 'christian city / muslim 1 army');
  });

  it('ends where there is nothing to be found (A14)', () => {
    const done = land(1, 'murcia', {});
    assert.equal(facts(done, 'stopped').length, 1);
  });

  it('with the switch of A8 does not leave a city, fort or garrison where it appears', () => {
    const places = { seville: M, lisbon: C };
    assert.deepEqual(way(land(2, 'seville', places, [], { rulings: { A8: 'b' } })), []);
    assert.notDeepEqual(way(land(2, 'seville', places)), []);
  });
});

describe('its targets (13.8)', () => {
  const isMet = (cordoba: PlaceState, dice: readonly number[] = []) => {
    const done = land(2, 'algeciras', { cordoba, leon: C }, dice, { revolt: 'castile' });
    return [...facts(done, 'battle'), ...facts(done, 'besieged')].some(({ place }) => place === 'cordoba');
  };

  it('are Christian troops, Orders among them (A6)', () => {
    assert.ok(isMet({ held: christian({ garrison: 1 }) }, [4, 1, 1]));
    assert.ok(isMet({ held: christian({ order: 1 }) }, [4, 1, 1]));
  });
  it('are Rebels', () => assert.ok(isMet({ held: rebel() }, [4, 1, 1])));
  it('are empty Christian cities', () => assert.ok(isMet(C)));
  it('are neutral armies, and Crusaders', () => {
    assert.ok(isMet({ held: neutral(1) }, [4, 1, 1]));
    assert.ok(isMet({ held: christian({ hired: 1 }) }, [4, 1, 1]));
  });
  it('are no Muslim cities, empty or held', () => {
    assert.ok(!isMet(M));
    assert.ok(!isMet({ ...C, held: muslim({ garrison: 1 }) }));
  });
  it('are no locations that Muslims besiege already (A14)', () => {
    const done = land(1, 'algeciras', { cordoba: { ...C, siege: muslim({ army: 1 }) }, murcia: C });
    assert.deepEqual(way(done), ['cordoba', 'murcia']);
    assert.equal(at(done.state, 'cordoba'), 'christian city / muslim 1 army');
  });
});

describe('roads (13.9, A9)', () => {
  it('lead to a neighbour with an enemy: by the first location that has one', () => {
    const done = land(1, 'algeciras', { toledo: C });
    assert.deepEqual(way(done), ['cordoba', 'toledo']);
  });

  it('lead to the lower region of two', () => {
    assert.deepEqual(way(land(1, 'algeciras', { toledo: C, lisbon: C })), ['cordoba', 'toledo']);
    assert.deepEqual(way(land(1, 'algeciras', { lisbon: C })), ['cordoba', 'seville', 'badajoz', 'porto', 'lisbon']);
  });

  it('lead on through regions without an enemy', () => {
    const done = land(1, 'granada', { pamplona: C });
    assert.deepEqual(way(done), ['algeciras', 'cordoba', 'toledo', 'zaragoza', 'pamplona']);
  });

  it('lead into no region in revolt (8-revolt)', () => {
    const done = land(1, 'algeciras', { leon: C }, [], { revolt: 'castile' });
    assert.deepEqual(way(done), ['cordoba', 'seville', 'badajoz', 'porto', 'galicia', 'santiago', 'oviedo', 'leon']);
  });
});

describe('on the way (13.10)', () => {
  it('an army stays in each city or fort without a garrison; the last one ends the march (A10)', () => {
    const done = land(3, 'granada', {
      granada: M,
      algeciras: { fort: true, held: muslim({ garrison: 1 }) },
      cordoba: { city: 'muslim' },
      murcia: C,
    });
    assert.equal(at(done.state, 'granada'), 'muslim city muslim 1 army');
    assert.equal(at(done.state, 'algeciras'), 'fort muslim 1 garrison');
    assert.equal(at(done.state, 'cordoba'), 'muslim city muslim 1 army');
    assert.equal(at(done.state, 'murcia'), 'christian city / muslim 1 army');
    const short = land(1, 'granada', { granada: M, murcia: C });
    assert.deepEqual(way(short), []);
    assert.equal(at(short.state, 'granada'), 'muslim city muslim 1 army');
  });

  it('other armies come along, at the start too; garrisons stay', () => {
    const done = land(1, 'granada', {
      granada: { held: muslim({ army: 1, garrison: 1 }) },
      algeciras: { ...M, held: muslim({ army: 2 }) },
      cordoba: { ...C, held: christian({ garrison: 9 }) },
    });
    assert.deepEqual(
      facts(done, 'joined').map(({ place, units }) => [place, units]),
      [
        ['granada', { army: 1 }],
        ['algeciras', { army: 2 }],
      ],
    );
    assert.equal(at(done.state, 'granada'), 'muslim 1 garrison');
    assert.equal(at(done.state, 'algeciras'), 'muslim city muslim 1 army');
    assert.equal(at(done.state, 'cordoba'), 'christian city christian 9 garrison / muslim 3 army');
  });
});

describe('contact (13.11)', () => {
  it('is a siege or a battle as for Christians', () => {
    const siege = land(2, 'algeciras', { cordoba: { ...C, held: christian({ garrison: 2 }) } });
    assert.equal(facts(siege, 'battle').length, 0);
    const battle = land(2, 'algeciras', { cordoba: { ...C, held: christian({ garrison: 1, army: 1 }) } }, [4, 4, 1, 1]);
    assert.equal(facts(battle, 'battle').length, 1);
    assert.equal(at(battle.state, 'cordoba'), 'christian city muslim 1 army');
  });

  it('has Muslims of a besieged city join in, and go inside if they lose or on equal losses (line 392)', () => {
    const cordoba = { ...M, held: muslim({ garrison: 1 }), siege: christian({ army: 2 }) };
    const equal = land(1, 'algeciras', { cordoba }, [5, 1, 4, 1]);
    assert.deepEqual(facts(equal, 'battle')[0]?.attackers, { garrison: 1, army: 1 });
    assert.equal(at(equal.state, 'cordoba'), 'muslim city muslim 1 army / christian 1 army');
    const lost = land(2, 'algeciras', { cordoba }, [1, 1, 1, 4, 1]);
    assert.equal(at(lost.state, 'cordoba'), 'muslim city muslim 2 army / christian 2 army');
  });

  it('takes the armies of a city along that it has relieved', () => {
    const cordoba = { ...C, held: muslim({ army: 1, garrison: 1 }), siege: christian({ garrison: 1 }) };
    const done = land(1, 'algeciras', { cordoba, murcia: C }, [5, 1, 1, 1]);
    assert.deepEqual(facts(done, 'joined')[0]?.units, { army: 1 });
    assert.equal(at(done.state, 'cordoba'), 'christian city muslim 1 garrison');
    assert.equal(facts(done, 'besieged')[0]?.place, 'murcia');
  });

  it('loses the city to besiegers of its religion if nobody is left inside', () => {
    const cordoba = { ...C, held: muslim({ army: 1 }), siege: christian({ army: 2 }) };
    const done = land(1, 'algeciras', { cordoba }, [1, 1, 4, 4]);
    assert.equal(at(done.state, 'cordoba'), 'christian city christian 2 army');
  });

  it('leaves Rebels inside out of it; the Muslims then besiege the city (line 394)', () => {
    const cordoba = { ...M, held: rebel(), siege: christian({ army: 2 }) };
    const done = land(2, 'algeciras', { cordoba, granada: FULL }, [4, 1, 1, 1]);
    assert.deepEqual(facts(done, 'battle')[0]?.attackers, { army: 2 });
    assert.deepEqual(
      reconquista.decision(done.state)?.choices.map(({ fixed }) => fixed['to']),
      ['murcia', 'granada', 'algeciras'],
    );
    assert.equal(at(done.state, 'cordoba'), 'muslim city rebel 1 rebel / muslim 2 army');
    const { state } = play(done.state, retreat('murcia'));
    assert.equal(at(state, 'murcia'), 'christian 1 army');
    assert.equal(state.phase, 'sieges');
  });
});

describe('sieges on the way (13.12)', () => {
  it('keep as many armies as there are pieces: three for a city with a fort and a garrison (line 396)', () => {
    const cordoba = { ...C, fort: true, held: christian({ garrison: 1 }) } as const;
    const done = land(5, 'algeciras', { cordoba, murcia: C });
    assert.equal(at(done.state, 'cordoba'), 'christian city fort christian 1 garrison / muslim 3 army');
    assert.equal(at(done.state, 'murcia'), 'christian city / muslim 1 army');
    assert.equal(facts(done, 'besieged')[0]?.units.army, 3);
  });

  it('keep all if they are not enough (A12)', () => {
    const cordoba = { ...C, fort: true, held: christian({ garrison: 1 }) } as const;
    const done = land(2, 'algeciras', { cordoba, murcia: C });
    assert.equal(at(done.state, 'cordoba'), 'christian city fort christian 1 garrison / muslim 2 army');
    assert.equal(at(done.state, 'murcia'), 'christian city');
  });

  it('keep one for an empty Christian city, and the rest goes on', () => {
    const done = land(2, 'algeciras', { cordoba: C, murcia: C });
    assert.equal(at(done.state, 'cordoba'), 'christian city / muslim 1 army');
    assert.equal(at(done.state, 'murcia'), 'christian city / muslim 1 army');
  });
});

describe('after a battle (13.13)', () => {
  it('a victory without a siege lets the march go on', () => {
    const done = land(2, 'algeciras', { cordoba: { held: rebel() }, murcia: C }, [5, 1, 1]);
    assert.equal(at(done.state, 'cordoba'), '');
    assert.equal(at(done.state, 'murcia'), 'christian city / muslim 1 army');
  });

  it('an army stays in a city that was taken; with the last the march ends (A15)', () => {
    const cordoba = { ...C, held: christian({ army: 2 }) };
    const done = land(3, 'algeciras', { cordoba, murcia: C }, [4, 4, 1, 1, 1]);
    assert.equal(at(done.state, 'cordoba'), 'christian city muslim 1 army');
    assert.equal(at(done.state, 'murcia'), 'christian city / muslim 1 army');
  });

  it('a defeat leads back to the location before, then to the next number, not straight back', () => {
    const done = land(2, 'algeciras', { cordoba: { held: rebel(3) }, granada: C }, [1, 1, 5, 1, 1]);
    assert.deepEqual(
      facts(done, 'retreated').map(({ to }) => to),
      ['algeciras'],
    );
    assert.deepEqual(way(done), ['cordoba', 'murcia', 'granada']);
    assert.equal(at(done.state, 'granada'), 'christian city / muslim 1 army');
  });

  it('and straight back if that is the last that is left (A13)', () => {
    const done = land(2, 'algeciras', { cordoba: { held: rebel(2) } }, [1, 1, 5, 1, 5, 6, 1]);
    assert.deepEqual(way(done), ['cordoba', 'murcia', 'granada', 'cordoba']);
  });

  it('a landing that is beaten at its port retreats by number (A13)', () => {
    const done = land(2, 'murcia', { murcia: { held: rebel(2) }, cordoba: C }, [1, 1, 5, 1]);
    assert.equal(facts(done, 'retreated')[0]?.to, 'granada');
    assert.deepEqual(way(done), ['algeciras', 'cordoba']);
  });

  it('beaten Christians in a city go inside, in the open they go where the player chooses (B5)', () => {
    const inside = land(3, 'algeciras', { cordoba: { ...C, held: christian({ army: 3 }) } }, [4, 4, 1, 4, 1, 1]);
    assert.equal(at(inside.state, 'cordoba'), 'christian city christian 1 army / muslim 2 army');
    const open = land(3, 'algeciras', { cordoba: { held: christian({ army: 3 }) } }, [4, 4, 1, 4, 1, 1]);
    assert.equal(reconquista.decision(open.state)?.kind, 'retreat');
    const after = play(open.state, retreat('granada'), [1, 4, 1]);
    assert.equal(facts(after, 'first-fire')[0]?.side, 'christian', 'the march finds them again, in the mountains');
    assert.equal(held(after.state, 'granada'), 0);
  });
});

describe('other Muslim movement (17.1)', () => {
  const dice = { options: ['other-movement'] } as const;

  it('goes where a die says', () => {
    const done = land(1, 'algeciras', { murcia: C }, [5, 4], { options: [...dice.options] });
    assert.deepEqual(way(done), ['granada', 'murcia']);
  });

  it('takes a road at random if the die shows where it is (O1)', () => {
    const done = land(1, 'algeciras', { toledo: C }, [1], { options: [...dice.options] }, { road: ['toledo'] });
    assert.deepEqual(way(done), ['cordoba', 'toledo']);
  });

  it('stops at the near end of the road if an enemy is there', () => {
    const done = land(1, 'algeciras', { cordoba: C }, [1], { options: [...dice.options] }, { road: ['seville'] });
    assert.deepEqual(way(done), ['cordoba']);
  });
});

describe('caution (17.2)', () => {
  const careful = (die: readonly number[], places: { readonly [at: string]: PlaceState }, armies = 1) =>
    land(armies, 'algeciras', places, die, { options: ['caution'] });
  const many = { held: christian({ garrison: 3 }) };

  it('attacks anyway on 1 and 2', () => {
    assert.equal(facts(careful([2, 1, 5, 5, 5], { cordoba: many }), 'battle').length, 1);
  });

  it('stops on 3 and 4', () => {
    const done = careful([4], { cordoba: many });
    assert.equal(at(done.state, 'algeciras'), 'muslim 1 army');
    assert.deepEqual(way(done), []);
  });

  it('passes the location by on 5 and 6', () => {
    const done = careful([5], { cordoba: many, murcia: C });
    assert.deepEqual(way(done), ['murcia']);
    assert.equal(facts(done, 'avoided')[0]?.place, 'cordoba');
  });

  it('rolls a 5 or 6 again without another location (O3)', () => {
    const done = careful([5, 6, 3], { cordoba: many });
    assert.deepEqual(facts(done, 'rolled').at(-1)?.results, [5, 6, 3]);
  });

  it('looks at the modifiers of a siege (O2)', () => {
    // A fort doubles a city with two garrisons to 6: four more than an army adds.
    const strong = { ...C, fort: true, held: christian({ garrison: 2 }) } as const;
    assert.equal(facts(careful([3], { cordoba: strong }), 'rolled').at(-1)?.for, 'caution');
    const weak = { ...C, held: christian({ garrison: 2 }) };
    assert.notEqual(facts(careful([], { cordoba: weak }), 'rolled').at(-1)?.for, 'caution');
  });

  it('is for less than half the enemy only', () => {
    const done = careful([1, 5, 5], { cordoba: { held: christian({ garrison: 2 }) } });
    assert.equal(facts(done, 'rolled').at(-1)?.for, 'port');
  });
});
