import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cover as hispania, RIBBONS } from '../../../src/books/hispania/cover.ts';
import { cover as draco } from '../../../src/books/hispania-draco/cover.ts';
import { DATA as DRACO } from '../../../src/books/hispania-draco/cover-data.ts';
import { cover as medioevo } from '../../../src/books/medioevo/cover.ts';
import { DATA as MEDIOEVO } from '../../../src/books/medioevo/cover-data.ts';
import { ON_SHELF } from '../../../src/books/on-shelf.ts';
import { cover as reconquista } from '../../../src/books/reconquista/cover.ts';
import { DATA as RECONQUISTA } from '../../../src/books/reconquista/cover-data.ts';
import { COVER, type Drawing } from '../../../src/site/shelf/cover.ts';

/** The number of shapes of a drawing: each begins with a move of the pen. */
const shapes = (drawing: Drawing): number =>
  drawing.reduce((sum, layer) => sum + ('text' in layer ? 1 : (layer.d.match(/M/g)?.length ?? 0)), 0);

/** The absolute points of a drawing: whatever follows a capital letter of its paths. */
function* points(drawing: Drawing): Generator<readonly [x: number | undefined, y: number | undefined]> {
  for (const layer of drawing) {
    if ('text' in layer) {
      yield [layer.x, layer.y];
      continue;
    }
    for (const [, letter, rest = ''] of layer.d.matchAll(/([MLHVC])([^A-Za-z]*)/g)) {
      const numbers = rest.trim().split(/[ ,]+/).filter(Boolean).map(Number);
      if (letter === 'H') yield [numbers[0], undefined];
      else if (letter === 'V') yield [undefined, numbers[0]];
      else for (let i = 0; i < numbers.length; i += 2) yield [numbers[i], numbers[i + 1]];
    }
  }
}

describe('every cover', () => {
  for (const { meta, cover } of ON_SHELF) {
    it(`of ${meta.id} stays on its ground, beside the spine and below the title`, () => {
      const all = [...points(cover())];
      assert.ok(all.length > 100, `${all.length} points`);
      for (const [x, y] of all) {
        assert.ok(x === undefined || (x >= COVER.spine && x <= COVER.width), `x ${x}`);
        assert.ok(y === undefined || (y >= 60 && y <= COVER.height), `y ${y}`);
      }
    });

    it(`of ${meta.id} weighs little`, () => {
      assert.ok(JSON.stringify(cover()).length < 30_000);
    });
  }
});

describe('the cover of Hispania', () => {
  it('has a ribbon for each of the 29 nations, in its colour', () => {
    assert.equal(hispania().length, 29);
    assert.equal(new Set(RIBBONS.map(({ colour }) => colour)).size, 29);
  });

  it('changes with who lives how long, and nobody else’s place is lost', () => {
    const [first] = RIBBONS;
    assert.ok(first);
    const longer = RIBBONS.map((one) => (one.nation === 'rome' ? { ...one, to: 7 } : one));
    assert.notDeepEqual(hispania(longer), hispania());
    assert.equal(hispania(longer).length, 29);
    assert.notDeepEqual(hispania(RIBBONS.slice(1)), hispania().slice(1));
  });

  it('shares the height equally: two nations in one turn have half of it each', () => {
    const two = [
      { nation: 'rome', colour: '#000', from: 1, to: 1 },
      { nation: 'celts', colour: '#111', from: 1, to: 1 },
    ] as const;
    const { top, bottom } = COVER.field;
    const ys = [...points(hispania(two, 1))].map(([, y]) => y).filter((y) => y !== undefined);
    assert.deepEqual(
      [...new Set(ys)].sort((a, b) => a - b),
      [top, Math.round(5 * (top + bottom)) / 10, bottom],
    );
  });
});

describe('the cover of Reconquista', () => {
  it('has one sign for each place at each start', () => {
    assert.equal(shapes(reconquista()), 400);
  });

  it('changes when a place changes hands', () => {
    const [first, ...rest] = RECONQUISTA.starts;
    assert.ok(first);
    const turned = { ...first, sides: first.sides.replace('m', 'r') };
    assert.notEqual(turned.sides, first.sides);
    assert.notDeepEqual(reconquista({ ...RECONQUISTA, starts: [turned, ...rest] }), reconquista());
  });

  it('refuses a start that is not told of every place', () => {
    const [first, ...rest] = RECONQUISTA.starts;
    assert.ok(first);
    assert.throws(
      () => reconquista({ ...RECONQUISTA, starts: [{ ...first, sides: 'cm' }, ...rest] }),
      /start 1 has 2 places/,
    );
  });

  it('has its twenty places in order from north to south, and years that go on', () => {
    const norths = RECONQUISTA.places.map(({ north }) => north);
    assert.deepEqual(
      norths,
      [...norths].sort((a, b) => b - a),
    );
    assert.equal(norths.length, 20);
    const years = RECONQUISTA.starts.map(({ year }) => year).filter((year) => typeof year === 'number');
    assert.deepEqual(
      years,
      [...years].sort((a, b) => a - b),
    );
    assert.equal(RECONQUISTA.starts.length, 20);
  });
});

describe('the cover of Hispania by Draco Ideas', () => {
  it('has 44 towns, of which six are capitals, and three generals', () => {
    assert.equal(DRACO.towns.length, 44);
    assert.equal(DRACO.towns.filter(({ capital }) => capital).length, 6);
    assert.deepEqual(
      draco().flatMap((layer) => ('text' in layer ? [layer.text] : [])),
      ['I', 'II', 'III'],
    );
  });

  it('changes when a way leads elsewhere, and refuses one that leads nowhere', () => {
    const [first, ...rest] = DRACO.ways;
    assert.ok(first);
    assert.notDeepEqual(draco({ ...DRACO, ways: rest }), draco());
    assert.throws(() => draco({ ...DRACO, ways: [{ ...first, to: 'atlantis' }, ...rest] }), /atlantis/);
  });
});

describe('the cover of Medioevo Universale', () => {
  it('has 68 lands, six home lands for each of the six kingdoms', () => {
    assert.equal(MEDIOEVO.lands.length, 68);
    const homes = new Map<string, number>();
    for (const { home } of MEDIOEVO.lands) if (home) homes.set(home, (homes.get(home) ?? 0) + 1);
    assert.deepEqual([...homes.values()], [6, 6, 6, 6, 6, 6]);
  });

  it('changes when a land is inhabited, and refuses a border with a land that is not there', () => {
    const lands = MEDIOEVO.lands.map((land) => (land.id === 'saxonia' ? { ...land, inhabited: true as const } : land));
    assert.notDeepEqual(medioevo({ ...MEDIOEVO, lands }), medioevo());
    assert.throws(() => medioevo({ ...MEDIOEVO, borders: [['saxonia', 'atlantis']] }), /atlantis/);
  });
});
