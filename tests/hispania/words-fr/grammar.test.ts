import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  LEADERS,
  NATIONS,
  type Owner,
  PLACES,
  type PlaceId,
  type UnitKind,
} from '../../../src/books/hispania/engine/data/ids.ts';
import {
  a,
  accord,
  accordSorte,
  aLieu,
  aQui,
  ce,
  compte,
  dans,
  de,
  deChef,
  deLieu,
  demis,
  depuis,
  deQui,
  et,
  il,
  Le,
  LeQui,
  large,
  le,
  leQui,
  lequel,
  lieu,
  mots,
  nu,
  nuLieu,
  ou,
  que,
  sorte,
  tout,
  un,
  unites,
  verbe,
  vers,
} from '../../../src/books/hispania/words/fr/grammar.ts';
import { NAMES } from '../../../src/books/hispania/words/fr/names.ts';
import { nameOf } from '../../../src/books/hispania/words/marks.ts';
import { plain } from '../../../src/words/plain.ts';
import type { Rich } from '../../../src/words/rich.ts';
import { typo } from '../../../src/words/typo.ts';
import { FRENCH_PATTERNS, frenchHits } from '../../words/french-patterns.ts';

const name = nameOf(NAMES);
const said = (words: Rich): string =>
  plain(
    words,
    name,
    () => '',
    (rule) => rule,
  );
/** Nations in capitals, as their small caps look, and places in italics. */
const set = (words: Rich): string =>
  plain(
    words,
    (mark) => (mark.tag === 'nation' ? name(mark).toUpperCase() : `*${name(mark)}*`),
    () => '',
    (rule) => rule,
  );

const OWNERS: readonly Owner[] = [...NATIONS, 'neutral'];
const HELPERS_OF_NATIONS = { le, Le, de, a, que, nu };
const HELPERS_OF_PLACES = { lieu, dans, deLieu, aLieu, vers, depuis, nuLieu };

describe('a French nation in a sentence', () => {
  const table: readonly (readonly [
    id: Owner,
    le: string,
    Le: string,
    de: string,
    a: string,
    que: string,
    il: string,
    accord: string,
  ])[] = [
    ['suebi', 'le SUÈVE', 'Le SUÈVE', 'du SUÈVE', 'au SUÈVE', 'que le SUÈVE', 'il', 'soumis'],
    ['iberians', 'l’IBÈRE', 'L’IBÈRE', 'de l’IBÈRE', 'à l’IBÈRE', 'que l’IBÈRE', 'il', 'soumis'],
    ['castile', 'la CASTILLE', 'La CASTILLE', 'de la CASTILLE', 'à la CASTILLE', 'que la CASTILLE', 'elle', 'soumise'],
    ['rome', 'ROME', 'ROME', 'de ROME', 'à ROME', 'que ROME', 'elle', 'soumise'],
    ['el-cid', 'EL CID', 'EL CID', 'd’EL CID', 'à EL CID', 'qu’EL CID', 'il', 'soumis'],
    [
      'neutral',
      'les WISIGOTHS NEUTRES',
      'Les WISIGOTHS NEUTRES',
      'des WISIGOTHS NEUTRES',
      'aux WISIGOTHS NEUTRES',
      'que les WISIGOTHS NEUTRES',
      'ils',
      'soumis',
    ],
  ];
  for (const [id, ...expected] of table) {
    it(`has its article, or none: ${id}`, () => {
      assert.deepEqual([...[le, Le, de, a, que].map((of) => set(of(id))), il(id), accord(id, 'soumis')], expected);
    });
  }

  /** The classes of the style: which nations have which article. */
  const classes: readonly (readonly [article: string, of: string, to: string, pronoun: string, names: string])[] = [
    [
      'le ',
      'du ',
      'au ',
      'il',
      'Galicien, Cantabrien, Lusitanien, Basque, Celte, Vandale, Suève, Wisigoth, Franc, Badajoz, León',
    ],
    ['l’', 'de l’', 'à l’', 'il', 'Ibère, Hispano-Romain, Alain, Omeyyad, Aragon, Almoravide, Almohade'],
    ['la ', 'de la ', 'à la ', 'elle', 'Navarre, Castille, Croisade'],
    ['', 'de ', 'à ', 'elle', 'Carthage, Rome, Byzance, Saragosse, Séville, Valence, Grenade'],
    ['', 'd’', 'à ', 'il', 'El Cid'],
    ['les ', 'des ', 'aux ', 'ils', 'Wisigoths neutres'],
  ];
  it('is of the class of the style', () => {
    const found = classes.flatMap(([article, of, to, pronoun, names]) =>
      names.split(', ').map((one) => [`${article}${one}`, `${of}${one}`, `${to}${one}`, pronoun]),
    );
    const made = OWNERS.map((id) => [said(le(id)), said(de(id)), said(a(id)), il(id)]);
    assert.deepEqual(made.toSorted(), found.toSorted());
  });

  it('agrees in number, too', () => {
    assert.equal(accord('neutral', 'éliminé'), 'éliminés');
    assert.equal(accord('rome', 'éliminé'), 'éliminée');
  });
});

describe('a nation or a player in a French sentence', () => {
  const cases: readonly (readonly [who: string, le: string, Le: string, de: string, a: string])[] = [
    ['suebi', 'le Suève', 'Le Suève', 'du Suève', 'au Suève'],
    ['rome', 'Rome', 'Rome', 'de Rome', 'à Rome'],
    ['2', 'le joueur 2', 'Le joueur 2', 'du joueur 2', 'au joueur 2'],
    ...['Inês', 'Elvira', 'Urraca', 'Isidore', 'Émile', 'Yves'].map(
      (name) => [name, name, name, `d’${name}`, `à ${name}`] as const,
    ),
    ...['Martim', 'Yusuf', 'Hugo', 'lou'].map((name) => [name, name, name, `de ${name}`, `à ${name}`] as const),
  ];
  for (const [who, ...expected] of cases) {
    it(`has its short words: ${who}`, () =>
      assert.deepEqual(
        [leQui, LeQui, deQui, aQui].map((of) => said(of(who))),
        expected.map(typo),
      ));
  }
  it('has its verb in the singular, but for the neutral Visigoths', () => {
    assert.deepEqual(
      ['suebi', '2', 'Inês', 'neutral'].map((who) => verbe(who, 'perd', 'perdent')),
      ['perd', 'perd', 'perd', 'perdent'],
    );
  });
});

describe('a French place in a sentence', () => {
  // “Mancha” is no mark: the name of the place is “La Mancha”, with its article.
  const table: readonly (readonly [id: PlaceId, lieu: string, dans: string, deLieu: string, vers: string])[] = [
    ['toledo', '*Tolède*', 'à *Tolède*', 'de *Tolède*', 'vers *Tolède*'],
    ['avila', '*Avila*', 'à *Avila*', 'd’*Avila*', 'vers *Avila*'],
    ['galicia', 'la *Galice*', 'en *Galice*', 'de la *Galice*', 'vers la *Galice*'],
    ['leon', 'le *Léon*', 'au *Léon*', 'du *Léon*', 'vers le *Léon*'],
    ['algarve', 'l’*Algarve*', 'en *Algarve*', 'de l’*Algarve*', 'vers l’*Algarve*'],
    ['asturias', 'les *Asturies*', 'dans les *Asturies*', 'des *Asturies*', 'vers les *Asturies*'],
    ['la-mancha', 'la Mancha', 'dans la Mancha', 'de la Mancha', 'vers la Mancha'],
    ['sea', 'la mer', 'en mer', 'de la mer', 'vers la mer'],
  ];
  for (const [id, ...expected] of table) {
    it(`has its article and its preposition: ${id}`, () => {
      assert.deepEqual(
        [lieu, dans, deLieu, vers].map((of) => set(of(id))),
        expected,
      );
      assert.equal(set(depuis(id)), `depuis ${expected[0]}`);
    });
  }

  it('has “à” after an adjective or a verb', () => {
    assert.deepEqual(
      (['toledo', 'galicia', 'leon', 'asturias', 'algarve', 'la-mancha', 'sea'] as const).map((id) => set(aLieu(id))),
      ['à *Tolède*', 'à la *Galice*', 'au *Léon*', 'aux *Asturies*', 'à l’*Algarve*', 'à la Mancha', 'à la mer'],
    );
  });
  it('has its own article only at the beginning of a sentence and alone: La Mancha', () => {
    assert.deepEqual([set(large(lieu('la-mancha'))), set(nuLieu('la-mancha'))], ['La Mancha', '*La Mancha*']);
    assert.equal(set(et((['la-mancha', 'toledo'] as const).map(dans))), 'dans la Mancha et à *Tolède*');
  });

  /** The classes of the style: which provinces have which words before them. */
  const classes: readonly (readonly [inside: string, of: string, towards: string, names: string])[] = [
    [
      'à ',
      'de ',
      'vers ',
      'Porto, Duero, Pamplune, Salamanque, Ségovie, Calatayud, Cuenca, Lisbonne, Badajoz, Séville, Cadix, Cordoue, Gibraltar, Tolède, Grenade, Carthagène, Dénia, Valence, Majorque, Castellón, Tortosa, Saragosse, Barcelone, Narbonne',
    ],
    ['à ', 'd’', 'vers ', 'Avila, Alcantara, Huesca, Ibiza'],
    ['en ', 'de la ', 'vers la ', 'Galice, Cantabrie, Vieille Castille, Lusitanie, Sierra Morena, Gascogne, mer'],
    ['en ', 'de ', 'vers ', 'Tierra de Campos'],
    ['au ', 'du ', 'vers le ', 'Léon, Pays Basque'],
    ['en ', 'de l’', 'vers l’', 'Algarve, Afrique'],
    ['dans les ', 'des ', 'vers les ', 'Asturies, Pyrénées Occidentales, Pyrénées Orientales'],
    ['dans la ', 'de la ', 'vers la ', 'Mancha'],
  ];
  it('is of the class of the style', () => {
    const found = classes.flatMap(([inside, of, towards, names]) =>
      names.split(', ').map((one) => [`${inside}${one}`, `${of}${one}`, `${towards}${one}`]),
    );
    const made = PLACES.map((id) => [said(dans(id)), said(deLieu(id)), said(vers(id))]);
    assert.deepEqual(made.toSorted(), found.toSorted());
  });

  it('may be the place of El Cid’s band, which is off the map', () => {
    assert.deepEqual([said(dans('band')), said(vers('band'))], ['hors carte', 'hors carte']);
  });

  it('has its preposition again in a list', () => {
    assert.equal(
      set(et((['toledo', 'galicia', 'asturias'] as const).map(dans))),
      'à *Tolède*, en *Galice* et dans les *Asturies*',
    );
    assert.equal(set(ou([dans('leon'), dans('africa')])), 'au *Léon* ou en *Afrique*');
  });
});

it('no name has an article or a preposition still to be contracted or cut', () => {
  const made = [
    ...Object.entries(HELPERS_OF_NATIONS).flatMap(([by, of]) => OWNERS.map((id) => [by, said(of(id))] as const)),
    ...Object.entries(HELPERS_OF_PLACES).flatMap(([by, of]) => PLACES.map((id) => [by, said(of(id))] as const)),
    ...LEADERS.map((id) => ['deChef', deChef(id)] as const),
  ];
  const patterns = FRENCH_PATTERNS.filter((pattern) => ['contraction', 'elision'].includes(pattern.name));
  assert.equal(patterns.length, 2);
  for (const [by, words] of made) {
    for (const pattern of patterns) assert.deepEqual(frenchHits(pattern, '', words), [], `${by}: ${words}`);
    assert.doesNotMatch(words, /^(?:de|à) les? |^(?:de|que|le|la) [AEIOUÉÈÎ]/, by);
  }
});

describe('a French leader in a sentence', () => {
  it('has “de” or “d’”', () => {
    const full =
      'Viriathus, Geiserich, Wallia, Roderich, Pelayo, Tarik, Musa, Roland, Muzaffar, Mutawakkil, Sancho, Ramirez, Yusuf';
    const elided =
      'Hamilcar, Hasdrubal, Ataces, Hermerich, Alarich II, Eurich, Abd Ar Rahman, Al Mansur, Al Muktadir, Al Mutamid, Alphonse VI, Abu Yusuf, El Cid';
    const expected = [...full.split(', ').map((one) => `de ${one}`), ...elided.split(', ').map((one) => `d’${one}`)];
    assert.deepEqual(LEADERS.map(deChef).toSorted(), expected.toSorted());
  });
});

describe('a French number', () => {
  const counts: readonly (readonly [number, string, string])[] = [
    [0, 'unité', '0 unité'],
    [1, 'unité', '1 unité'],
    [2, 'unité', '2 unités'],
    [3, 'Château-fort', '3 Châteaux-forts'],
    [2, 'Fort romain', '2 Forts romains'],
    [2, 'pion événement', '2 pions événements'],
    [2, 'Château-fort gratuit', '2 Châteaux-forts gratuits'],
    [4, 'PV', '4 PV'],
  ];
  for (const [number, one, expected] of counts)
    it(`counts: ${expected}`, () => assert.equal(compte(number, one), typo(expected)));

  const halves: readonly (readonly [number, string])[] = [
    [1, '½ point'],
    [3, '1½ point'],
    [4, '2 points'],
    [-1, '−½ point'],
    [-4, '−2 points'],
  ];
  for (const [number, expected] of halves)
    it(`counts halves: ${expected}`, () => assert.equal(demis(number, 'point'), typo(expected)));
});

describe('French units', () => {
  it('are counted and listed', () => {
    assert.equal(unites({ infantry: 2, castle: 1 }, ['viriathus']), typo('2 Infanteries, 1 Château-fort et Viriathus'));
    assert.equal(unites({ infantry: 0 }), 'aucune unité');
    assert.equal(unites({}), 'aucune unité');
  });

  const kinds: readonly (readonly [UnitKind, string, string])[] = [
    ['knight', 'un Chevalier', 'tous les Chevaliers'],
    ['elite', 'une Élite', 'toutes les Élites'],
    ['infantry', 'une Infanterie', 'toutes les Infanteries'],
    ['cavalry', 'une Cavalerie', 'toutes les Cavaleries'],
    ['berber', 'un Berbère', 'tous les Berbères'],
    ['castle', 'un Château-fort', 'tous les Châteaux-forts'],
    ['fort', 'un Fort romain', 'tous les Forts romains'],
    ['leader', 'un Chef', 'tous les Chefs'],
    ['ruin', 'une Ruine', 'toutes les Ruines'],
  ];
  for (const [kind, one, all] of kinds) {
    it(`have their gender: ${one}`, () => assert.deepEqual([un(kind), tout(kind)], [one, all]));
  }
  it('have determiners and participles that agree with them', () => {
    assert.deepEqual(
      [ce('knight'), ce('infantry'), ce('elite', 2)],
      ['ce Chevalier', 'cette Infanterie', 'ces Élites'],
    );
    assert.deepEqual([1, 2].map(lequel), ['laquelle', 'lesquelles']);
    assert.deepEqual(
      [
        accordSorte('infantry', 2, 'touché'),
        accordSorte('elite', 1, 'touché'),
        accordSorte('knight', 1, 'touché'),
        accordSorte('knight', 3, 'touché'),
      ],
      ['touchées', 'touchée', 'touché', 'touchés'],
    );
  });
  it('are one below two', () => {
    assert.deepEqual(
      [0, 1, 2].map((number) => sorte('castle', number)),
      ['Château-fort', 'Château-fort', 'Châteaux-forts'],
    );
  });
});

it('a French list of words ends with “et”', () => {
  assert.equal(mots([3, 5, 7]), '3, 5 et 7');
  assert.equal(mots([3]), '3');
  assert.equal(mots([]), '');
  assert.deepEqual(large([]), []);
});
