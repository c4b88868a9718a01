import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Written } from '../../../src/books/reconquista/engine/position.ts';
import type { PlaceState } from '../../../src/books/reconquista/engine/state.ts';
import { at, christian, facts, go, held, muslim, neutral, position, rebel } from '../play.ts';

const M = { city: 'muslim' } as const;
const C = { city: 'christian' } as const;
/** A Christian city that no march comes to before the dice are over: its region is in revolt. */
const phase = (places: { readonly [at: string]: PlaceState }, more: Partial<Written> = {}) =>
  position({ phase: 'reaction', places: { leon: C, ...places }, ...more });

/** The last of these dice sieges decide; the tests of the march have their own. */
const react = (places: { readonly [at: string]: PlaceState }, dice: readonly number[], more: Partial<Written> = {}) =>
  go(phase(places, { revolt: 'asturias', ...more }), dice);

describe('the region (13.1)', () => {
  it('is Portugal on a 4, as in the example of line 350', () => {
    assert.equal(facts(react({ seville: M }, [4, 1]), 'reaction')[0]?.region, 'portugal');
  });

  it('is rolled again if enemies hold every location, or it is in revolt (A2, 8-revolt)', () => {
    const places = {
      porto: { held: christian({ garrison: 1 }) },
      lisbon: { held: rebel() },
      seville: { held: neutral(1) },
      badajoz: { held: christian({ army: 1 }) },
      cordoba: M,
    };
    const done = react(places, [4, 1, 5, 1]);
    assert.deepEqual(facts(done, 'rolled')[0]?.results, [4, 1, 5]);
    assert.equal(at(done.state, 'cordoba'), 'muslim city fort');
  });

  it('counts a besieged Muslim location as theirs', () => {
    const full = { held: christian({ garrison: 1 }) };
    const places = {
      porto: full,
      lisbon: full,
      seville: full,
      badajoz: { ...M, held: muslim({ garrison: 1 }), siege: christian({ army: 1 }) },
    };
    assert.equal(facts(go(phase(places, { phase: 'reaction' }), [4, 1]), 'reaction')[0]?.region, 'portugal');
  });
});

describe('the force (13.2)', () => {
  it('depends on the cities under Muslim control, besieged ones too', () => {
    const raised = (places: { readonly [at: string]: PlaceState }, die: number, more: readonly number[] = []) => {
      const [one] = facts(react(places, [4, die, ...more]), 'reaction');
      return one?.raised === 'army' ? one.count : one?.raised;
    };
    assert.equal(raised({}, 1, [1]), 'city');
    assert.equal(raised({ porto: M }, 1), 'fort');
    assert.equal(raised({ porto: { ...M, siege: christian({ army: 1 }) }, lisbon: M }, 2, [1]), 'garrison');
    assert.equal(
      raised({ porto: { ...C, held: muslim({ garrison: 1 }) }, lisbon: { ...M, held: rebel() } }, 2, [6]),
      'garrison',
    );
  });
});

describe('a city (13.3)', () => {
  it('is founded where Muslim troops or no units are, and there is none (A3)', () => {
    const places = {
      porto: { held: christian({ garrison: 1 }) },
      lisbon: { held: neutral(1) },
      seville: { held: rebel() },
      badajoz: { held: muslim({ garrison: 1 }) },
    };
    assert.equal(at(react(places, [4, 1]).state, 'badajoz'), 'muslim city muslim 1 garrison');
    const two = { ...places, seville: {} };
    assert.equal(at(react(two, [4, 1, 1, 4]).state, 'seville'), 'muslim city');
  });

  it('is nothing without such a place', () => {
    const full = { held: christian({ garrison: 1 }) };
    const done = react({ porto: full, lisbon: full, seville: full, badajoz: { ...C } }, [4, 1]);
    assert.equal(facts(done, 'nothing')[0]?.rule, '13.3');
  });
});

describe('a fort (13.4)', () => {
  it('is built in a Muslim city without one, besieged too', () => {
    const places = {
      porto: { ...M, fort: true },
      lisbon: { ...M, held: muslim({ garrison: 1 }), siege: christian({ army: 1 }) },
    } as const;
    const done = go(phase(places, { revolt: 'asturias' }), [4, 1]);
    assert.equal(at(done.state, 'lisbon'), 'muslim city fort muslim 1 garrison / christian 1 army');
    assert.equal(done.state.phase, 'sieges');
  });

  it('else beside Muslim troops, else nowhere', () => {
    assert.equal(at(react({ badajoz: { held: muslim({ army: 1 }) } }, [4, 2]).state, 'badajoz'), 'fort muslim 1 army');
    assert.equal(facts(react({}, [4, 2]), 'nothing')[0]?.rule, '13.4');
  });
});

describe('a garrison (13.5)', () => {
  const places = { porto: { ...C, held: muslim({ army: 1 }) }, lisbon: { ...M, held: muslim({ garrison: 1 }) } };

  it('appears in a city under Muslim control without one (A4)', () => {
    assert.equal(at(react(places, [4, 2]).state, 'porto'), 'christian city muslim 1 army 1 garrison');
  });

  it('appears in a city of their religion with the switch of A4, else where no enemy is', () => {
    const { state } = react(places, [4, 2, 2], { rulings: { A4: 'b' } });
    assert.equal(held(state, 'lisbon', 'muslim', 'garrison'), 2);
  });

  it('appears with Muslim troops or free of enemies where no city lacks one, else nowhere', () => {
    const one = {
      lisbon: { ...M, held: muslim({ garrison: 1 }) },
      porto: { held: rebel() },
      seville: { held: christian({ army: 1 }) },
    };
    assert.equal(at(react(one, [4, 2, 4, 6]).state, 'badajoz'), 'muslim 1 garrison');
    const full = { held: christian({ garrison: 1 }) };
    const done = react({ porto: full, lisbon: full, seville: full, badajoz: { ...C, siege: neutral(1) } }, [4, 3]);
    assert.equal(facts(done, 'nothing')[0]?.rule, '13.5');
  });

  it('appears inside a besieged city without troops', () => {
    const full = { held: christian({ garrison: 1 }) };
    const places = { porto: full, lisbon: full, seville: full, badajoz: { ...M, siege: christian({ army: 1 }) } };
    assert.equal(at(react(places, [4, 2]).state, 'badajoz'), 'muslim city muslim 1 garrison / christian 1 army');
  });
});

describe('armies (13.6)', () => {
  it('appear all in one location without Christians or Rebels, beside neutrals and in empty cities too (A5)', () => {
    const places = {
      porto: { held: christian({ army: 1 }) },
      lisbon: C,
      seville: { held: rebel() },
      badajoz: { held: christian({ garrison: 1 }) },
    };
    const done = react(places, [4, 5]);
    assert.equal(facts(done, 'placed')[0]?.place, 'lisbon');
    assert.equal(at(done.state, 'lisbon'), 'christian city / muslim 1 army');
  });

  it('do not appear where there is no room', () => {
    const full = { held: christian({ garrison: 1 }) };
    const besieged = { ...M, held: muslim({ garrison: 1 }), siege: christian({ army: 1 }) };
    const done = react({ porto: full, lisbon: full, seville: full, badajoz: besieged }, [4, 4]);
    assert.equal(facts(done, 'nothing')[0]?.rule, '13.6');
  });

  it('of North Africa land at the port of a die, whoever holds it (lines 367 to 369)', () => {
    const done = react({ granada: { held: christian({ garrison: 1 }) } }, [6, 2, 3, 1, 4, 4]);
    assert.equal(facts(done, 'reaction')[0]?.region, null);
    assert.equal(facts(done, 'reaction')[0]?.count, 2);
    assert.equal(facts(done, 'placed')[0]?.place, 'granada');
    assert.equal(held(done.state, 'granada'), 0);
  });

  it('land at no port of a region in revolt (8-revolt)', () => {
    const done = go(phase({}, { revolt: 'al-andalus' }), [6, 1, 2, 3, 4, 5]);
    assert.equal(facts(done, 'placed')[0]?.place, 'valencia');
  });
});

describe('Jihad (9-jihad, E10)', () => {
  const jihad = (places: { readonly [at: string]: PlaceState }, dice: readonly number[]) =>
    react(places, dice, { event: { id: 'jihad' } });

  it('adds the armies of two dice in one location', () => {
    const done = jihad({ lisbon: M }, [4, 5, 6, 1]);
    assert.deepEqual(facts(done, 'placed')[0]?.units, { army: 4 });
  });

  it('lands twice the armies at one port', () => {
    const done = jihad({}, [6, 2, 3, 6]);
    assert.deepEqual(facts(done, 'placed')[0]?.units, { army: 5 });
  });

  it('puts garrison and fort where the armies appear, before they march', () => {
    const done = jihad({ lisbon: M }, [4, 1, 5, 3]);
    assert.equal(facts(done, 'built')[0]?.place, 'lisbon');
    const two = jihad({ lisbon: M }, [4, 2, 1]);
    assert.equal(at(two.state, 'lisbon'), 'muslim city fort muslim 1 garrison');
  });

  it('loses what cannot stand there', () => {
    const done = jihad({ lisbon: M }, [4, 1, 1]);
    assert.equal(facts(done, 'built').length, 1);
    assert.equal(facts(done, 'nothing')[0]?.why, 'has-walls');
  });
});

describe('Mercenaries without pay (9-mercenaries, E5)', () => {
  it('join the armies that appear', () => {
    const done = react({ lisbon: M }, [4, 5, 1], { event: { id: 'mercenaries', left: 2 } });
    assert.deepEqual(facts(done, 'placed')[0]?.units, { army: 2, hired: 2 });
  });

  it('come alone, by the rule of the armies, beside any other result', () => {
    const done = react({ lisbon: M }, [4, 1, 6], { event: { id: 'mercenaries', left: 1 } });
    assert.deepEqual(facts(done, 'built')[0]?.place, 'lisbon');
    assert.deepEqual(facts(done, 'placed')[0], {
      kind: 'placed',
      rule: '13.6',
      place: 'badajoz',
      side: 'muslim',
      units: { hired: 1 },
    });
  });

  it('come with as many more with the switch of O7', () => {
    const done = react({ lisbon: M }, [4, 5, 1], { event: { id: 'mercenaries', period: 'almohad', left: 1, more: 3 } });
    assert.deepEqual(facts(done, 'placed')[0]?.units, { army: 2, hired: 4 });
  });

  it('leave at the end of the turn, and are the first to die for the Muslims too', () => {
    const done = react({ lisbon: M, porto: { held: christian({ garrison: 1 }) } }, [4, 4, 6, 5, 1, 5], {
      event: { id: 'mercenaries', left: 1 },
    });
    assert.deepEqual(facts(done, 'removed')[0]?.units, { hired: 1 });
  });
});

describe('El Cid with the Muslims (9-el-cid)', () => {
  it('comes with their armies, and goes where they go', () => {
    const done = react({ lisbon: { ...M, held: muslim({ garrison: 1 }) } }, [4, 4, 2], {
      event: { id: 'el-cid', awaited: true },
    });
    assert.deepEqual(facts(done, 'placed')[0]?.units, { army: 1, 'el-cid': 1 });
    assert.ok(facts(done, 'stopped')[0]?.units['el-cid']);
  });

  it('does not come without armies (E6)', () => {
    const done = react({ lisbon: M }, [4, 1], { event: { id: 'el-cid', awaited: true } });
    assert.equal(done.state.phase, 'rebellion');
    assert.equal(facts(done, 'placed').length, 0);
  });
});
