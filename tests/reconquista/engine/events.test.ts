import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crusade, end, hire, plague, put, retreat } from '../../../src/books/reconquista/engine/actions.ts';
import { EVENT_TABLE } from '../../../src/books/reconquista/engine/data/events.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import type { Written } from '../../../src/books/reconquista/engine/position.ts';
import type { PlaceState } from '../../../src/books/reconquista/engine/state.ts';
import { at, christian, facts, go, held, muslim, neutral, play, position, rebel, refused } from '../play.ts';

const phase = (places: { readonly [at: string]: PlaceState }, more: Partial<Written> = {}) =>
  position({ phase: 'event', ...more, places });

describe('the event of a turn (9)', () => {
  const sums = new Map([
    [3, [1, 2]],
    [4, [1, 3]],
    [9, [4, 5]],
    [10, [4, 6]],
    [11, [5, 6]],
    [12, [6, 6]],
  ]);
  for (const [sum, dice] of sums)
    it(`is ${EVENT_TABLE[sum - 2]?.[1]} on a ${sum}`, () => {
      const more = sum === 4 || sum === 11 ? [3] : [];
      const { state } = go(phase({}), [...dice, ...more]);
      assert.equal(state.event?.id, EVENT_TABLE[sum - 2]?.[1]);
      assert.equal(state.phase, 'spending');
    });

  it('changes the income by Tribute and Expulsion, which is never below 0 (9-tribute, 9-expulsion, I3)', () => {
    assert.equal(go(phase({}), [4, 5]).state.points, 5);
    assert.equal(go(phase({}), [6, 6]).state.points, 1);
    assert.equal(go(phase({ santiago: { held: rebel() } }), [6, 6]).state.points, 0);
  });
});

describe('the French (9-french)', () => {
  it('appear by a die and march against anyone, before any income', () => {
    // At Pamplona two armies find a Muslim garrison in the open: the garrison fires first in the mountains.
    const done = go(phase({ pamplona: { held: muslim({ garrison: 1 }) } }), [1, 1, 2, 3, 1, 4, 1]);
    assert.equal(facts(done, 'first-fire')[0]?.side, 'muslim');
    assert.equal(held(done.state, 'pamplona', 'muslim'), 0);
    assert.equal(done.state.phase, 'spending');
  });

  it('are rolled again if their region is in revolt (8-revolt)', () => {
    const done = go(phase({}, { revolt: 'aragon' }), [1, 1, 1, 4, 2, 1]);
    assert.equal(facts(done, 'placed')[0]?.place, 'oviedo');
  });

  it('leave armies to sieges only, and go to no location twice (E3)', () => {
    // Barcelona holds a Christian city without troops: one army stays, one goes on.
    const city = { city: 'christian' } as const;
    const done = go(
      phase({ barcelona: city, zaragoza: { city: 'muslim', held: muslim({ garrison: 1 }) } }),
      [1, 1, 3, 6],
    );
    assert.equal(at(done.state, 'barcelona'), 'christian city / neutral 1 army');
    assert.equal(at(done.state, 'zaragoza'), 'muslim city muslim 1 garrison / neutral 2 army');
  });

  it('fight Christians, who choose where to retreat (B5)', () => {
    const start = phase({ barcelona: { held: christian({ army: 2 }) } });
    const done = go(start, [1, 1, 3, 6, 4, 1, 1, 1, 1]);
    assert.deepEqual(
      reconquista.decision(done.state)?.choices.map(({ fixed }) => fixed['to']),
      ['tarragona', 'zaragoza', 'pamplona'],
    );
    assert.equal(refused(done.state, retreat('leon')), 'not-offered-there 12-we-lose');
    assert.equal(refused(done.state, end()), 'asked-first 12-we-lose');
    const { state } = play(done.state, retreat('pamplona'), [6, 1, 1]);
    assert.equal(state.phase, 'spending');
    assert.equal(at(state, 'pamplona'), 'christian 1 army');
  });
});

describe('Bands (9-bands)', () => {
  it('appear by two dice, column and row', () => {
    assert.equal(facts(go(phase({}), [1, 4, 1, 4, 2]), 'placed')[0]?.place, 'tarragona');
    assert.equal(facts(go(phase({}), [1, 4, 1, 3, 6]), 'placed')[0]?.place, 'lisbon');
  });

  it('roll both dice again if they point to a region in revolt', () => {
    const done = go(phase({}, { revolt: 'portugal' }), [1, 4, 1, 3, 6, 1, 3]);
    assert.equal(facts(done, 'placed')[0]?.place, 'santiago');
  });

  it('besiege an empty city of any religion, and are gone after the turn', () => {
    const done = go(phase({ lisbon: { city: 'muslim' }, leon: { city: 'christian' } }), [1, 4, 1, 3, 6]);
    assert.equal(at(done.state, 'lisbon'), 'muslim city / neutral 1 army');
  });
});

describe('Corruption, Mercenaries, Crusade (9-corruption, 9-mercenaries, 9-crusade)', () => {
  const spending = (event: NonNullable<Written['event']>, points = 3) =>
    position({
      phase: 'spending',
      points,
      event,
      places: {
        leon: { city: 'christian' },
        oviedo: { fort: true, held: christian({ garrison: 1 }) },
        galicia: { held: rebel(3) },
        seville: { city: 'muslim' },
      },
    });

  it('Mercenaries are hired for a point each, where armies are raised', () => {
    const { state } = play(spending({ id: 'mercenaries', left: 2 }), hire('oviedo', 2));
    assert.equal(held(state, 'oviedo', 'christian', 'hired'), 2);
    assert.equal(state.points, 1);
    assert.equal(state.event?.left, 0);
    assert.equal(refused(state, hire('oviedo', 1)), 'none-to-hire 9-mercenaries');
    assert.equal(refused(spending({ id: 'famine' }), hire('leon', 1)), 'not-the-event 9-mercenaries');
    assert.equal(refused(spending({ id: 'mercenaries', left: 2 }), hire('galicia', 1)), 'enemy-there 9-mercenaries');
  });

  it('Crusaders are placed together, free of charge, before the phase can end', () => {
    const start = spending({ id: 'crusade', left: 4 });
    assert.equal(refused(start, end()), 'place-crusaders 9-crusade');
    const { state } = play(start, crusade('leon'));
    assert.equal(held(state, 'leon', 'christian', 'hired'), 4);
    assert.equal(state.points, 3);
    assert.equal(refused(state, end()), 'allowed');
  });

  it('Crusaders without a place are lost (E12)', () => {
    const start = position({
      phase: 'spending',
      points: 1,
      event: { id: 'crusade', left: 4 },
      places: { leon: { held: rebel() } },
    });
    const done = play(start, end());
    assert.equal(done.state.event?.left, 0);
    assert.equal(facts(done, 'nothing')[0]?.rule, '9-crusade');
  });
});

describe('the Military Order (9-orders)', () => {
  it('is placed in a city under control or at Santiago', () => {
    const start = phase({
      leon: { city: 'muslim', held: christian({ garrison: 1 }) },
      barcelona: { city: 'christian', held: muslim({ garrison: 1 }) },
      oviedo: { city: 'christian' },
    });
    const { state } = go(start, [3, 3]);
    assert.deepEqual(
      reconquista.decision(state)?.choices.map(({ fixed }) => fixed['place']),
      ['santiago', 'oviedo', 'leon'],
    );
    const done = play(state, put('santiago'));
    assert.equal(at(done.state, 'santiago'), 'christian 1 order');
    assert.equal(done.state.phase, 'spending');
  });

  it('is lost without a place (E12)', () => {
    const done = go(phase({ santiago: { held: rebel() } }), [3, 3]);
    assert.equal(facts(done, 'nothing')[0]?.rule, '9-orders');
  });
});

describe('a famine (9-famine)', () => {
  it('takes a third of the units of each location: armies, garrisons, Orders, others', () => {
    const { state } = go(
      phase(
        {
          leon: { held: christian({ garrison: 2, army: 3, order: 1 }) },
          oviedo: { held: christian({ garrison: 2 }) },
          seville: { city: 'muslim', fort: true, held: muslim({ garrison: 2, army: 1 }) },
          badajoz: { held: rebel(3) },
          toledo: { held: christian({ garrison: 2, order: 1 }) },
          barcelona: { held: christian({ army: 3 }) },
        },
        { revolt: 'aragon' },
      ),
      [3, 4],
    );
    assert.equal(at(state, 'leon'), 'christian 1 army 2 garrison 1 order');
    assert.equal(at(state, 'oviedo'), 'christian 2 garrison');
    assert.equal(at(state, 'seville'), 'muslim city fort muslim 2 garrison');
    assert.equal(at(state, 'badajoz'), 'rebel 2 rebel');
    assert.equal(at(state, 'toledo'), 'christian 1 garrison 1 order');
    assert.equal(at(state, 'barcelona'), 'christian 3 army', 'a region in revolt is spared');
  });
});

describe('El Cid (9-el-cid)', () => {
  const places = {
    leon: { held: christian({ army: 1 }) },
    oviedo: { held: christian({ order: 1 }) },
    porto: { held: christian({ garrison: 1 }) },
  };

  it('joins a Christian army or Order on 1 to 3', () => {
    const { state } = go(phase(places), [2, 6, 3]);
    assert.deepEqual(
      reconquista.decision(state)?.choices.map(({ fixed }) => fixed['place']),
      ['oviedo', 'leon'],
    );
    assert.equal(at(play(state, put('leon')).state, 'leon'), 'christian 1 army 1 el-cid');
  });

  it('waits for the Muslims on 4 to 6', () => {
    assert.equal(go(phase(places), [2, 6, 4]).state.event?.awaited, true);
  });

  it('does nothing without an army or Order (E6)', () => {
    assert.equal(facts(go(phase({}), [2, 6, 1]), 'nothing')[0]?.rule, '9-el-cid');
  });
});

describe('the advanced tables (17.3)', () => {
  const advanced = (turn: number, dice: readonly number[], more: Partial<Written> = {}) =>
    go(phase({}, { events: 'advanced', turn, ...more }), dice).state.event;

  it('belong to the period of the turn', () => {
    assert.equal(advanced(8, [2])?.id, 'pilgrims');
    assert.equal(advanced(9, [2])?.id, 'tribute');
    assert.equal(advanced(12, [3])?.id, 'jihad');
    assert.equal(advanced(13, [2, 1])?.id, 'empire');
    assert.equal(advanced(9, [2], { rulings: { O4: 'b' } })?.id, 'pilgrims');
  });

  it('can be drawn each turn, or be one’s own', () => {
    assert.equal(advanced(1, [3, 3], { events: 'random' })?.id, 'jihad');
    assert.equal(advanced(1, [5, 5], { events: 'random' })?.period, 'almohad');
    const own = ['tribute', 'tribute', 'famine', 'jihad', 'pilgrims', 'corruption'] as const;
    assert.equal(advanced(1, [6], { events: [...own] })?.id, 'corruption');
    const two = [...own, 'famine', 'famine', 'famine', 'famine', 'expulsion'] as const;
    assert.equal(advanced(1, [6, 6], { events: [...two] })?.id, 'expulsion');
  });

  it('Pilgrims bring 2 points', () => {
    assert.equal(go(phase({}, { events: 'advanced' }), [2]).state.points, 5);
  });
});

describe('French in Aragon (17-french)', () => {
  const french = (
    places: { readonly [at: string]: PlaceState },
    dice: readonly number[],
    more: Partial<Written> = {},
  ) => go(phase(places, { events: 'advanced', ...more }), [1, ...dice]);

  it('go round Aragon and end at Barcelona, without a road', () => {
    const done = french({ leon: { city: 'christian' } }, [2]);
    assert.deepEqual(
      facts(done, 'moved').map(({ to }) => to),
      ['tarragona', 'zaragoza', 'pamplona', 'barcelona'],
    );
    assert.equal(at(done.state, 'barcelona'), 'neutral 2 army');
  });

  it('fight on the way', () => {
    const done = french({ zaragoza: { held: rebel() } }, [1, 6, 1]);
    assert.equal(held(done.state, 'zaragoza', 'rebel'), 0);
    assert.equal(at(done.state, 'barcelona'), 'neutral 1 army');
  });

  it('do not come while Aragon is in revolt', () => {
    const done = french({}, [2], { revolt: 'aragon' });
    assert.equal(facts(done, 'nothing')[0]?.why, 'revolt');
  });
});

describe('Taifas (17-taifas)', () => {
  const places = {
    toledo: { city: 'muslim', held: muslim({ garrison: 1, army: 2 }) },
    valencia: { city: 'christian', held: muslim({ army: 1 }) },
    salamanca: { held: muslim({ army: 1 }) },
  } as const;
  const taifas = (dice: readonly number[], more: Partial<Written> = {}) =>
    go(phase(places, { events: 'advanced', ...more }), [3, ...dice]).state;

  it('take the Muslim armies in the cities of a region; a 6 is rolled again (E14, O5)', () => {
    const state = taifas([6, 3]);
    assert.equal(at(state, 'toledo'), 'muslim city muslim 1 garrison');
    assert.equal(at(state, 'valencia'), 'christian city');
    assert.equal(at(state, 'salamanca'), 'muslim 1 army');
  });

  it('take those of one location and all cities with the switch of O5', () => {
    const state = taifas([3, 2, 6], { rulings: { O5: 'b' } });
    assert.equal(at(state, 'toledo'), 'muslim 1 garrison');
    assert.equal(at(state, 'valencia'), 'muslim 1 army');
  });
});

describe('Mercenaries, Empire, Plague of the Almohads', () => {
  const almohad = (
    places: { readonly [at: string]: PlaceState },
    dice: readonly number[],
    more: Partial<Written> = {},
  ) => go(phase(places, { events: 'advanced', turn: 15, ...more }), dice);

  it('Mercenaries are half a die, rounded up (17-mercenaries)', () => {
    assert.equal(almohad({}, [1, 3]).state.event?.left, 2);
    assert.equal(almohad({}, [1, 6]).state.event?.left, 3);
    const { event } = almohad({}, [1, 3], { rulings: { O7: 'b' } }).state;
    assert.deepEqual([event?.left, event?.more], [2, 2]);
  });

  it('an Empire takes the Christian armies of Portugal on 1 and 2, of Aragon otherwise (17-empire)', () => {
    const places = {
      porto: { held: christian({ army: 2, garrison: 1 }) },
      barcelona: { held: christian({ army: 1, order: 1 }) },
    };
    assert.equal(at(almohad(places, [2, 2]).state, 'porto'), 'christian 1 garrison');
    assert.equal(at(almohad(places, [2, 3]).state, 'barcelona'), 'christian 1 order');
    assert.equal(at(almohad(places, [2, 3], { revolt: 'aragon' }).state, 'barcelona'), 'christian 1 army 1 order');
  });

  it('a Plague takes pieces kind by kind, the player chooses which of a kind (17-plague, O6)', () => {
    const done = almohad(
      {
        leon: { city: 'christian', held: christian({ army: 1, garrison: 2 }) },
        oviedo: { held: christian({ garrison: 2 }) },
        santiago: { fort: true, held: muslim({ garrison: 1 }) },
      },
      [3, 1, 4],
    );
    assert.equal(held(done.state, 'leon', 'christian', 'army'), 0);
    const asked = reconquista.decision(done.state);
    assert.deepEqual(asked?.params, { region: 'asturias', left: 3, piece: 'christian-garrison' });
    assert.equal(refused(done.state, plague({ leon: 2 })), 'bad-count 17-plague');
    const { state } = play(done.state, plague({ leon: 1, oviedo: 2 }));
    assert.equal(at(state, 'leon'), 'christian city christian 1 garrison');
    assert.equal(at(state, 'oviedo'), '');
    assert.equal(state.phase, 'spending');
  });

  it('a Plague goes on to cities and forts where nothing else is left', () => {
    const places = {
      leon: { city: 'christian', fort: true },
      oviedo: { city: 'muslim', held: christian({ order: 1 }) },
    } as const;
    const { state } = almohad(places, [3, 1, 6]);
    assert.equal(at(state, 'leon'), '');
    assert.equal(at(state, 'oviedo'), '');
  });

  it('a Plague counts forts that it has left alone, and asks which of them', () => {
    const walls = { city: 'christian', fort: true } as const;
    const { state } = almohad({ leon: walls, oviedo: walls }, [3, 1, 3]);
    assert.deepEqual(reconquista.decision(state)?.params['piece'], 'fort');
    const done = play(state, plague({ leon: 1 }));
    assert.deepEqual(
      facts(done, 'struck').map(({ place }) => place),
      ['leon'],
    );
    assert.equal(at(done.state, 'oviedo'), '', 'the other leaves at the end of the phase');
  });

  it('a Plague is a famine on a 6', () => {
    assert.equal(at(almohad({ leon: { held: rebel(3) } }, [3, 6]).state, 'leon'), 'rebel 2 rebel');
  });
});

it('neutrals without anyone to fight hold the last location that they come to (A9, E3)', () => {
  const done = go(phase({}), [1, 4, 2, 3, 6]);
  const [stopped] = facts(done, 'stopped');
  assert.ok(stopped);
  assert.deepEqual(done.state.places[stopped.place].held, neutral(2));
  const walked = facts(done, 'moved').map(({ to }) => to);
  assert.equal(new Set(walked).size, walked.length);
});
