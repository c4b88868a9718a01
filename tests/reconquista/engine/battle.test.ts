import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { move } from '../../../src/books/reconquista/engine/actions.ts';
import type { Written } from '../../../src/books/reconquista/engine/position.ts';
import type { PlaceState } from '../../../src/books/reconquista/engine/state.ts';
import { at, christian, facts, moving, muslim, neutral, play, rebel, refused } from '../play.ts';

const M = { city: 'muslim' } as const;
const C = { city: 'christian' } as const;
const FORCE = { 'barcelona army': 2, 'barcelona garrison': 1 };

const start = (places: { readonly [at: string]: PlaceState }, more: Partial<Written> = {}) =>
  moving('aragon', { barcelona: { held: christian({ army: 2, garrison: 1 }) }, ...places }, more);

describe('the simple example (lines 320 to 326)', () => {
  const done = play(
    start({ tarragona: { held: muslim({ army: 2, garrison: 1 }) }, zaragoza: M }),
    move('tarragona', FORCE),
    [5, 3, 4, 4, 6, 3],
  );

  it('costs the Muslims a garrison and an army, the Christians a garrison', () => {
    assert.deepEqual(
      facts(done, 'removed').map(({ side, units }) => [side, units]),
      [
        ['christian', { garrison: 1 }],
        ['muslim', { garrison: 1, army: 1 }],
      ],
    );
    assert.deepEqual(
      facts(done, 'fired').map(({ side, unit, results, needs }) => [side, unit, results, needs]),
      [
        ['christian', 'garrison', [5], 5],
        ['christian', 'army', [3, 4], 4],
        ['muslim', 'garrison', [4], 5],
        ['muslim', 'army', [6, 3], 4],
      ],
    );
  });

  it('makes the Muslims retreat to Zaragoza, the next number', () => {
    assert.equal(at(done.state, 'zaragoza'), 'muslim city muslim 1 army');
    assert.equal(at(done.state, 'tarragona'), 'christian 2 army');
  });

  it('lets the armies stay or go on, together or apart', () => {
    assert.equal(refused(done.state, move('pamplona', { 'tarragona army': 1 })), 'allowed');
    assert.equal(refused(done.state, move('barcelona', { 'tarragona army': 2 })), 'allowed');
  });
});

describe('the first complex example (lines 330 to 336)', () => {
  const besieged = (inside: PlaceState['held']) =>
    start({ tarragona: { ...M, ...(inside && { held: inside }), siege: neutral(2) } });

  it('fights the Bands first, the Muslims stay out; equal losses, and it goes on; then a siege', () => {
    const done = play(besieged(muslim({ garrison: 1 })), move('tarragona', FORCE), [5, 1, 1, 4, 1, 4, 1, 1]);
    assert.deepEqual(facts(done, 'battle')[0]?.defenders, { army: 2 });
    assert.deepEqual(
      facts(done, 'round').map(({ attackersLost, defendersLost }) => [attackersLost, defendersLost]),
      [
        [1, 1],
        [0, 1],
      ],
    );
    assert.equal(at(done.state, 'tarragona'), 'muslim city muslim 1 garrison / christian 2 army');
  });

  it('has Christians inside join in', () => {
    const done = play(besieged(christian({ garrison: 1 })), move('tarragona', FORCE), [5, 5, 1, 1, 1, 1]);
    assert.deepEqual(facts(done, 'battle')[0]?.attackers, { garrison: 2, army: 2 });
    assert.equal(at(done.state, 'tarragona'), 'muslim city christian 2 army 2 garrison');
  });

  it('has beaten Christians go into their besieged city (line 300)', () => {
    const done = play(besieged(christian({ garrison: 1 })), move('tarragona', FORCE), [1, 1, 1, 1, 4, 1]);
    assert.equal(at(done.state, 'tarragona'), 'muslim city christian 2 army 1 garrison / neutral 2 army');
    assert.equal(facts(done, 'sheltered')[0]?.rule, '12-we-lose');
  });
});

describe('the second complex example (lines 340 to 344)', () => {
  const city = start({ tarragona: { ...M, held: muslim({ army: 1, garrison: 1 }) } });

  it('fights all Muslims; equal losses, and the survivors go into the city', () => {
    const done = play(city, move('tarragona', FORCE), [5, 1, 1, 5, 1]);
    assert.equal(at(done.state, 'tarragona'), 'muslim city muslim 1 army / christian 2 army');
    assert.equal(facts(done, 'sheltered')[0]?.rule, '12-equal');
  });

  it('takes the city with two hits', () => {
    const done = play(city, move('tarragona', FORCE), [5, 4, 1, 5, 1]);
    assert.equal(at(done.state, 'tarragona'), 'muslim city christian 2 army');
    assert.equal(facts(done, 'taken')[0]?.rule, '12-wiped-out');
    assert.equal(refused(done.state, move('pamplona', { 'tarragona army': 2 })), 'allowed');
  });
});

describe('a battle (12)', () => {
  const against = (pamplona: PlaceState, dice: readonly number[], more: Partial<Written> = {}) =>
    play(start({ pamplona }, more), move('pamplona', { 'barcelona army': 1 }), dice);

  it('has the defender fire first in the mountains, and the attacker only with what is left (12-first-fire, B1)', () => {
    const done = against({ held: muslim({ garrison: 1 }) }, [5]);
    assert.equal(at(done.state, 'pamplona'), 'muslim 1 garrison');
    assert.deepEqual(facts(done, 'first-fire')[0]?.by, 'mountain');
  });

  it('has El Cid’s side fire first, in the mountains too (9-el-cid, E8)', () => {
    const done = play(
      moving('aragon', {
        barcelona: { held: christian({ army: 1, 'el-cid': 1 }) },
        pamplona: { held: muslim({ garrison: 1 }) },
      }),
      move('pamplona', { 'barcelona army': 1 }),
      [4],
    );
    assert.equal(at(done.state, 'pamplona'), 'christian 1 army 1 el-cid');
  });

  it('goes on together, without the mountains, after equal losses in the open (12-equal, B7, B8)', () => {
    const done = against({ held: muslim({ garrison: 1 }) }, [1, 1, 4, 5]);
    assert.equal(facts(done, 'round').length, 2);
    assert.equal(at(done.state, 'pamplona'), '', 'both are gone');
  });

  it('lets the only survivor stay, whatever it has lost (12-wiped-out)', () => {
    const done = play(start({ tarragona: { held: muslim({ garrison: 1 }) } }), move('tarragona', FORCE), [5, 1, 1, 5]);
    assert.equal(at(done.state, 'tarragona'), 'christian 2 army');
  });

  it('takes Mercenaries and Crusaders first, then garrisons, armies, Orders (12-losses, 9-mercenaries, 9-crusade)', () => {
    const done = play(
      moving('aragon', {
        barcelona: { held: christian({ hired: 1, garrison: 1, army: 1, order: 1 }) },
        tarragona: { held: muslim({ army: 3 }) },
      }),
      move('tarragona', { 'barcelona hired': 1, 'barcelona garrison': 1, 'barcelona army': 1, 'barcelona order': 1 }),
      [1, 1, 1, 2, 4, 4, 4],
    );
    assert.deepEqual(facts(done, 'removed')[0]?.units, { hired: 1, garrison: 1, army: 1 });
    assert.equal(at(done.state, 'barcelona'), 'christian 1 order');
  });

  it('has Orders hit on 3, armies and Mercenaries on 4, garrisons and Rebels on 5 (12-hits)', () => {
    const done = play(
      moving('aragon', {
        barcelona: { held: christian({ hired: 1, garrison: 1, army: 1, order: 1 }) },
        tarragona: { held: rebel(9) },
      }),
      move('tarragona', { 'barcelona hired': 1, 'barcelona garrison': 1, 'barcelona army': 1, 'barcelona order': 1 }),
      [4, 5, 4, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    );
    assert.deepEqual(facts(done, 'removed')[0]?.units, { rebel: 4 });
  });

  it('has a beaten enemy in a city go inside (12-enemy-loses, B2)', () => {
    const done = play(
      start({ tarragona: { ...M, held: muslim({ army: 3 }) } }),
      move('tarragona', FORCE),
      [5, 4, 1, 4, 1, 1],
    );
    assert.equal(at(done.state, 'tarragona'), 'muslim city muslim 1 army / christian 2 army');
  });

  it('has both sides gone leave the city to its religion (B4)', () => {
    const done = play(
      start({ tarragona: { ...C, held: muslim({ army: 2 }) } }),
      move('tarragona', { 'barcelona army': 2 }),
      [4, 4, 4, 4],
    );
    assert.equal(at(done.state, 'tarragona'), 'christian city');
  });
});

describe('the retreat of an enemy (12-enemy-loses)', () => {
  const beaten = (places: { readonly [at: string]: PlaceState }, more: Partial<Written> = {}) =>
    play(
      start({ tarragona: { held: muslim({ army: 2 }) }, ...places }, more),
      move('tarragona', FORCE),
      [5, 1, 1, 1, 1],
    );

  it('passes by locations with hostile troops', () => {
    const done = beaten({ zaragoza: { held: rebel() } });
    assert.equal(at(done.state, 'pamplona'), 'muslim 1 army');
  });

  it('may reach an empty city of the other religion, and besieges it (B6)', () => {
    assert.equal(at(beaten({ zaragoza: C }).state, 'zaragoza'), 'christian city / muslim 1 army');
  });

  it('goes by a road if the region is full, garrisons too (B10)', () => {
    const full = { zaragoza: { held: rebel() }, pamplona: { held: christian({ garrison: 1 }) } };
    const all = { ...full, barcelona: { held: christian({ army: 2, garrison: 2 }) } };
    assert.equal(at(beaten(all).state, 'valencia'), 'muslim 1 army');
  });

  it('is the end of the force without a way', () => {
    const full = {
      zaragoza: { held: rebel() },
      pamplona: { held: christian({ garrison: 1 }) },
      barcelona: { held: christian({ army: 2, garrison: 2 }) },
    };
    const done = beaten({ ...full, valencia: { held: rebel() } });
    assert.equal(facts(done, 'nothing')[0]?.rule, '12-enemy-loses');
    assert.equal(at(beaten(full, { revolt: 'castile' }).state, 'valencia'), '');
  });

  it('leads Rebels into an empty city, which they hold at once', () => {
    const done = play(start({ tarragona: { held: rebel(2) }, zaragoza: C }), move('tarragona', FORCE), [5, 1, 1, 1, 1]);
    assert.equal(at(done.state, 'zaragoza'), 'christian city rebel 1 rebel');
  });
});

it('with the switch of B1 an enemy of the Christians fires first in the mountains', () => {
  // A Muslim army that attacks Oviedo is tried in the tests of the march; here the defender is the enemy anyway.
  const done = play(
    start({ pamplona: { held: rebel() } }, { rulings: { B1: 'b' } }),
    move('pamplona', { 'barcelona army': 1 }),
    [5],
  );
  assert.equal(facts(done, 'first-fire')[0]?.side, 'rebel');
});
