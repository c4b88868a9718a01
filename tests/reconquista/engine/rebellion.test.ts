import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Written } from '../../../src/books/reconquista/engine/position.ts';
import type { PlaceState } from '../../../src/books/reconquista/engine/state.ts';
import { at, christian, facts, go, muslim, position, rebel } from '../play.ts';

/** Cities elsewhere, so that neither side loses its last one. */
const SAFE = { seville: { city: 'muslim' }, porto: { city: 'christian' } } as const;

const phase = (places: { readonly [at: string]: PlaceState }, more: Partial<Written> = {}) =>
  position({ phase: 'rebellion', ...more, places: { ...SAFE, ...places } });

describe('a rebellion (8)', () => {
  it('draws the region, the kind and the location, and the event is next', () => {
    const done = go(phase({}), [1, 2, 5]);
    assert.equal(at(done.state, 'leon'), 'rebel 1 rebel');
    assert.equal(done.state.phase, 'event');
    assert.deepEqual(
      facts(done, 'rolled').map(({ for: purpose, results }) => [purpose, results]),
      [
        ['rebel-region', [1]],
        ['rebellion', [2]],
        ['location', [5]],
      ],
    );
  });

  it('is in Al-Andalus on a 5', () => {
    assert.equal(facts(go(phase({}), [5, 1, 1]), 'rebellion')[0]?.region, 'al-andalus');
  });

  it('comes twice in one region on a 6, and a revolt only as the second (R1)', () => {
    const done = go(phase({}), [6, 6, 2, 6, 1, 3, 6]);
    assert.deepEqual(
      facts(done, 'rolled').map(({ results }) => results),
      [[6], [6, 2], [6, 1], [3], [6]],
    );
    assert.equal(at(done.state, 'barcelona'), 'rebel 1 rebel');
    assert.equal(done.state.revolt, 'aragon');
  });

  it('comes in two regions on a 6 with the switch of R1', () => {
    const done = go(phase({}, { rulings: { R1: 'b' } }), [6, 1, 1, 3, 6, 2, 1, 4]);
    assert.equal(at(done.state, 'oviedo'), 'rebel 1 rebel');
    assert.equal(at(done.state, 'tarragona'), 'rebel 1 rebel');
  });
});

describe('Rebels (8-rebels)', () => {
  it('appear where no garrison, army or Order is, beside other Rebels too (R3)', () => {
    const done = go(
      phase({
        santiago: { held: christian({ garrison: 1 }) },
        oviedo: { held: muslim({ army: 1 }) },
        leon: { held: rebel() },
      }),
      [1, 1, 1, 3, 5],
    );
    assert.equal(at(done.state, 'leon'), 'rebel 2 rebel');
  });

  it('hold an empty city at once, and its fort stays', () => {
    const { state } = go(phase({ oviedo: { city: 'christian', fort: true } }), [1, 1, 3]);
    assert.equal(at(state, 'oviedo'), 'christian city fort rebel 1 rebel');
  });

  it('cost a unit of a random location, in the order of losses, where none is free (R6)', () => {
    const full = { held: christian({ army: 1, garrison: 1 }) };
    const { state } = go(phase({ santiago: full, oviedo: full, leon: full, galicia: full }), [1, 2, 6]);
    assert.equal(at(state, 'galicia'), 'christian 1 army');
    assert.equal(at(state, 'leon'), 'christian 1 army 1 garrison');
  });
});

describe('conversion (8-conversion)', () => {
  it('changes the religion of a random city, both ways', () => {
    assert.equal(at(go(phase({ leon: { city: 'christian' } }), [1, 3]).state, 'leon'), 'muslim city');
    const held = { city: 'muslim', held: muslim({ garrison: 1 }) } as const;
    const { state } = go(phase({ leon: held, oviedo: { city: 'christian' } }), [1, 3, 1, 4]);
    assert.equal(at(state, 'leon'), 'christian city muslim 1 garrison');
  });

  it('is Rebels without a city', () => {
    assert.equal(at(go(phase({}), [1, 3, 1]).state, 'santiago'), 'rebel 1 rebel');
  });
});

describe('a peasant revolt (8-peasants)', () => {
  it('turns all garrisons of a location without army or Order into one Rebel', () => {
    const { state } = go(
      phase({
        leon: { city: 'christian', fort: true, held: christian({ garrison: 3 }) },
        oviedo: { held: christian({ garrison: 1, army: 1 }) },
        santiago: { held: christian({ garrison: 1, order: 1 }) },
      }),
      [1, 4],
    );
    assert.equal(at(state, 'leon'), 'christian city fort rebel 1 rebel');
    assert.equal(at(state, 'oviedo'), 'christian 1 army 1 garrison');
  });

  it('is Rebels without such a location (R4)', () => {
    const guarded = { held: christian({ garrison: 1, army: 1 }) };
    assert.equal(at(go(phase({ oviedo: guarded }), [1, 4, 3, 6]).state, 'galicia'), 'rebel 1 rebel');
  });
});

describe('a rebel governor (8-governor)', () => {
  it('turns all troops of a city into as many Rebels', () => {
    const { state } = go(phase({ leon: { city: 'muslim', held: muslim({ garrison: 2, army: 1 }) } }), [1, 5]);
    assert.equal(at(state, 'leon'), 'muslim city rebel 3 rebel');
  });

  it('puts a Rebel into an empty city and into one of Rebels', () => {
    assert.equal(at(go(phase({ leon: { city: 'muslim' } }), [1, 5]).state, 'leon'), 'muslim city rebel 1 rebel');
    const { state } = go(phase({ leon: { city: 'muslim', held: rebel(2) } }), [1, 5]);
    assert.equal(at(state, 'leon'), 'muslim city rebel 3 rebel');
  });

  it('is Rebels without a city', () => {
    assert.equal(at(go(phase({}), [1, 5, 6]).state, 'galicia'), 'rebel 1 rebel');
  });
});

describe('the guard of the last city (8-guard)', () => {
  it('rolls again what would take the last city of the Christians', () => {
    const start = position({
      phase: 'rebellion',
      places: { leon: { city: 'christian' }, seville: { city: 'muslim' } },
    });
    const done = go(start, [1, 3, 1, 4, 5, 2, 6]);
    assert.equal(at(done.state, 'leon'), 'christian city');
    assert.equal(at(done.state, 'galicia'), 'rebel 1 rebel');
    assert.equal(facts(done, 'nothing').filter(({ why }) => why === 'guard').length, 3);
  });

  it('guards the last city of the Muslims too', () => {
    const start = position({
      phase: 'rebellion',
      places: { leon: { city: 'muslim' }, porto: { city: 'christian' } },
    });
    assert.equal(at(go(start, [1, 3, 6]).state, 'leon'), 'muslim city');
  });

  it('skips the first of two rebellions if nothing can pass', () => {
    const crowd = { city: 'christian', held: christian({ garrison: 1 }) } as const;
    const places = { leon: crowd, oviedo: { held: rebel() }, santiago: { held: rebel() }, galicia: { held: rebel() } };
    const done = go(
      position({ phase: 'rebellion', places: { ...places, seville: { city: 'muslim' } } }),
      [6, 1, 1, 1, 6],
    );
    assert.equal(at(done.state, 'santiago'), 'rebel 2 rebel');
    assert.equal(done.state.revolt, 'asturias');
  });
});

describe('a regional revolt (8-revolt)', () => {
  it('puts a region out of play for the turn', () => {
    const { state } = go(phase({ oviedo: { city: 'christian' } }), [1, 6]);
    assert.equal(state.revolt, 'asturias');
  });
});
