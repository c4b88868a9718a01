import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  EVENTS,
  LOCATIONS,
  type LocationId,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
} from '../../../src/books/reconquista/engine/data/ids.ts';
import { PLAGUE_PIECES, UNIT_IDS } from '../../../src/books/reconquista/engine/data/play-ids.ts';
import { pieces } from '../../../src/books/reconquista/words/fr/facts.ts';
import {
  aCamp,
  CAMPS,
  Camp,
  compte,
  Dans,
  dans,
  deLieu,
  deRegion,
  enRegion,
  et,
  grand,
  isMany,
  large,
  lieuDe,
  mots,
  verbe,
  vers,
} from '../../../src/books/reconquista/words/fr/grammar.ts';
import { NAMES } from '../../../src/books/reconquista/words/fr/names.ts';
import {
  and,
  count,
  isOne,
  kindOf,
  points,
  siennes,
  THE,
  the,
  units,
  unitsOf,
  WHOSE,
} from '../../../src/books/reconquista/words/fr/units.ts';
import { yearOf } from '../../../src/books/reconquista/words/fr/years.ts';
import { text } from '../../../src/books/reconquista/words/index.ts';
import { l, r } from '../../../src/books/reconquista/words/marks.ts';
import type { Rich } from '../../../src/words/rich.ts';
import { typo } from '../../../src/words/typo.ts';
import { FRENCH_PATTERNS, frenchHits } from '../../words/french-patterns.ts';

const said = (words: Rich): string => text({ names: NAMES }, words);
/** Words as they are expected, with ordinary spaces: those that do not break are set here. */
const set = (words: string): string => typo(words);

describe('a French location in a sentence', () => {
  /** The classes of the style: which locations have which words before them. */
  const classes: readonly (readonly [inside: string, of: string, names: string])[] = [
    [
      'à ',
      'de ',
      'Santiago, Leon, Pamplona, Barcelona, Tarragona, Zaragoza, Salamanca, La Mancha, Valencia, Toledo, Porto, Lisbon, Seville, Badajoz, Cordoba, Murcia, Granada',
    ],
    ['à ', 'd’', 'Oviedo, Algeciras'],
    ['en ', 'de ', 'Galicia'],
  ];
  it('is of the class of the style', () => {
    const found = classes.flatMap(([inside, of, names]) =>
      names.split(', ').map((one) => [`${inside}${one}`, `${of}${one}`, `vers ${one}`]),
    );
    const made = LOCATIONS.map((id) => [dans(id), deLieu(id), vers(id)].map(said));
    assert.deepEqual(made.toSorted(), found.toSorted());
  });
  it('has its preposition large at the beginning of a sentence', () => {
    const made = (['leon', 'galicia', 'oviedo'] as const).map((id) => said(Dans(id)));
    assert.deepEqual(made, ['À Leon', 'En Galicia', 'À Oviedo']);
  });
  it('is found in its mark', () => {
    for (const id of LOCATIONS) assert.equal(lieuDe(l(id)), id);
    assert.throws(() => lieuDe(r('2')), RangeError);
  });
  it('has its preposition again in a list', () => {
    assert.equal(said(et((['leon', 'galicia', 'oviedo'] as const).map(dans))), 'à Leon, en Galicia et à Oviedo');
    assert.equal(said(and((['leon', 'algeciras'] as const).map(deLieu))), 'de Leon et d’Algeciras');
  });
});

describe('a French region in a sentence', () => {
  const table: { readonly [region in RegionId]: readonly [inside: string, of: string] } = {
    asturias: ['en Asturias', 'd’Asturias'],
    aragon: ['en Aragon', 'd’Aragon'],
    castile: ['en Castille', 'de Castille'],
    portugal: ['au Portugal', 'du Portugal'],
    'al-andalus': ['en Al-Andalous', 'd’Al-Andalous'],
  };
  for (const id of REGIONS)
    it(`has its preposition: ${id}`, () => assert.deepEqual([enRegion(id), deRegion(id)], table[id]));
});

describe('a French side in a sentence', () => {
  const table: { readonly [side in Side]: readonly [name: string, first: string, to: string, verb: string] } = {
    christian: ['vous', 'Vous', 'à vous', 'perdez'],
    muslim: ['les Musulmans', 'Les Musulmans', 'aux Musulmans', 'perdent'],
    rebel: ['les Rebelles', 'Les Rebelles', 'aux Rebelles', 'perdent'],
    neutral: ['les Neutres', 'Les Neutres', 'aux Neutres', 'perdent'],
  };
  for (const side of SIDES) {
    it(`has its article and its verb: ${side}`, () => {
      const [name, first, to, verb] = table[side];
      assert.deepEqual([CAMPS[side], the[side]], [name, name]);
      assert.deepEqual([Camp(side), THE[side]], [first, first]);
      assert.deepEqual([aCamp(side), verbe(side, 'perdez', 'perdent')], [to, verb]);
    });
  }
});

it('no name has an article or a preposition still to be contracted or cut', () => {
  const made = [
    ...LOCATIONS.flatMap((id: LocationId) => [dans(id), Dans(id), deLieu(id), vers(id)].map(said)),
    ...REGIONS.flatMap((id) => [enRegion(id), deRegion(id)]),
    ...SIDES.flatMap((side) => [CAMPS[side], Camp(side), aCamp(side)]),
    ...EVENTS.map((id) => NAMES.events[id]),
  ];
  const patterns = FRENCH_PATTERNS.filter(({ name }) => ['contraction', 'elision'].includes(name));
  assert.equal(patterns.length, 2);
  for (const words of made) {
    for (const pattern of patterns) assert.deepEqual(frenchHits(pattern, '', words), [], words);
    assert.doesNotMatch(words, /^(?:de|à) les? |^(?:de|que|le|la) [AEIOUÉÈÎ]/, words);
  }
});

describe('a French number', () => {
  it('is one below two', () => {
    assert.deepEqual([-2, -1, 0, 1, 2].map(isMany), [true, false, false, false, true]);
    assert.deepEqual(
      [0, 1, 2].map((n) => count(n, 'point')),
      ['0 point', '1 point', '2 points'].map(set),
    );
    assert.equal(compte(3, 'Armée neutre', 'Armées neutres'), set('3 Armées neutres'));
    assert.deepEqual(
      [0, 1, 23].map(points),
      ['0 point de victoire', '1 point de victoire', '23 points de victoire'].map(set),
    );
  });
  it('counts the pieces of a plague', () => {
    for (const piece of PLAGUE_PIECES) {
      assert.match(pieces(piece, 1), /^1\u00a0[\p{L} ]*[^s]$/u);
      assert.match(pieces(piece, 2), /^2\u00a0(?:\p{L}+s ?)+$/u);
    }
  });
  it('is the year of a turn', () => {
    assert.deepEqual(
      [yearOf(2), yearOf(20)],
      ['an 760', 'an 1464'].map((year) => year.replace(' ', '\u00a0')),
    );
    assert.match(yearOf(1), /^an\u00a0‹\d+›$/);
  });
});

describe('French units', () => {
  it('are counted and listed', () => {
    assert.equal(units({}), 'aucune unité');
    assert.equal(units({ army: 0 }), 'aucune unité');
    assert.equal(units({ garrison: 1, army: 2 }), set('1 Garnison et 2 Armées'));
    assert.equal(
      units({ hired: 1, garrison: 2, rebel: 1, army: 1, order: 2, 'el-cid': 1 }),
      '1\u00a0Armée neutre, 2\u00a0Garnisons, 1\u00a0Rebelle, 1\u00a0Armée, 2\u00a0Ordres militaires et El Cid',
    );
    for (const unit of UNIT_IDS) assert.match(kindOf(unit), unit === 'el-cid' ? /^El Cid$/ : /s$/);
  });

  const cases: readonly (readonly [Side, Parameters<typeof units>[0], string])[] = [
    ['christian', { army: 1 }, '1 Armée chrétienne'],
    ['muslim', { army: 2 }, '2 Armées musulmanes'],
    ['neutral', { army: 3 }, '3 Armées neutres'],
    ['rebel', { rebel: 2 }, '2 Rebelles'],
    ['muslim', { garrison: 1, army: 1 }, '1 Garnison et 1 Armée musulmanes'],
    ['christian', { garrison: 2, army: 1 }, '2 Garnisons et 1 Armée chrétiennes'],
    ['christian', { order: 1 }, '1 Ordre militaire'],
    ['christian', { army: 1, order: 1 }, '1 Armée chrétienne et 1 Ordre militaire'],
    ['christian', { garrison: 2, army: 1, order: 1 }, '2 Garnisons chrétiennes, 1 Armée et 1 Ordre militaire'],
    ['muslim', { hired: 1, army: 2, 'el-cid': 1 }, '1 Armée neutre, 2 Armées musulmanes et El Cid'],
    ['muslim', {}, 'aucune unité'],
  ];
  for (const [side, of, expected] of cases)
    it(`have the adjective of their side: ${expected}`, () =>
      assert.equal(unitsOf(side, of).replaceAll('\u00a0', ' '), expected));

  it('of rebels are units where the rebels are named', () => {
    assert.equal(siennes('rebel', { rebel: 1 }), set('1 unité'));
    assert.equal(siennes('muslim', { army: 2 }), units({ army: 2 }));
  });
  it('are one below two, El Cid among them', () => {
    assert.deepEqual([isOne({}), isOne({ army: 1 }), isOne({ army: 1, 'el-cid': 1 })], [true, true, false]);
  });
  it('have an owner', () => assert.deepEqual(WHOSE, { christian: 'Vos', muslim: 'Les' }));
});

it('French words have a large first letter at the beginning of a sentence', () => {
  assert.deepEqual([grand('à Leon'), mots(['a', 'b', 'c']), mots([])], ['À Leon', 'a, b et c', '']);
  assert.deepEqual([large([]), large([l('leon'), ' x'])], [[], [l('leon'), ' x']]);
});
