import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ACTION_KINDS, type ActionKind } from '../../../src/books/hispania/engine/actions.ts';
import { PLACES, type PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import type { Prospect } from '../../../src/books/hispania/words/en/choices.ts';
import type { DecisionKind } from '../../../src/books/hispania/words/en/decisions.ts';
import { WORDS as ENGLISH } from '../../../src/books/hispania/words/en/index.ts';
import { AT_TABLE } from '../../../src/books/hispania/words/fr/at-table.ts';
import { outcome } from '../../../src/books/hispania/words/fr/battle.ts';
import { WORDS } from '../../../src/books/hispania/words/fr/index.ts';
import { INSPECT } from '../../../src/books/hispania/words/fr/inspect.ts';
import { ODDS } from '../../../src/books/hispania/words/fr/odds.ts';
import { READINGS } from '../../../src/books/hispania/words/fr/readings.ts';
import { ordinal, points, wounds } from '../../../src/books/hispania/words/fr/units.ts';
import { choice, prompt, text, twin } from '../../../src/books/hispania/words/index.ts';
import type { Action, Choice, Decision } from '../../../src/kernel/contract.ts';
import { pick } from '../../../src/kernel/counting.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';
import { LESSON } from '../../../src/words/fr/lesson.ts';
import { PUZZLE } from '../../../src/words/fr/puzzle.ts';
import { share } from '../../../src/words/fr/share.ts';
import type { Rich } from '../../../src/words/rich.ts';
import { typo } from '../../../src/words/typo.ts';
import { FRENCH_PATTERNS, frenchHits } from '../../words/french-patterns.ts';
import { DECISIONS } from '../words/samples.ts';

const SEED = 711;
const said = (words: Rich): string => text(WORDS, words);
/** A sentence as it is expected, with ordinary spaces: those that do not break are set here. */
const set = (words: string): string => typo(words);

/** What no sentence may have, whatever its variables. */
function isFrench(words: string): void {
  for (const pattern of FRENCH_PATTERNS) {
    assert.deepEqual(frenchHits(pattern, '', words), [], `${pattern.name}: ${words}`);
  }
  assert.doesNotMatch(words, /undefined|\bnull\b|NaN|\[object|(?:dans|de|vers) cette province/, words);
  assert.doesNotMatch(words, /(?<!\p{L})(?:de|à) les? |(?<!\p{L})(?:de|que) [AEIOUÉÈ]|(?<!\p{L})si ils? /u, words);
  assert.equal(words, words.trimEnd(), words);
}
function isSentence(words: string): void {
  isFrench(words);
  assert.match(words, /^[\p{Lu}\p{N}].*[.?]$/u, words);
}
function isAsked(decision: Decision, beside = {}): void {
  const { who, ask, otherwise } = prompt(WORDS, decision, beside);
  isFrench(said(who));
  assert.match(said(who), /^\p{Lu}.*[^.]$/u);
  isSentence(said(ask));
  isSentence(said(otherwise));
}
function isAnswer(of: Choice | Action, prospect: Prospect): void {
  const { label, consequence } = choice(WORDS, of, prospect);
  assert.match(said(label), /^[\p{Lu}\d]/u, `${of.kind}: ${said(label)}`);
  isFrench(said(label));
  isFrench(said(consequence));
}

/** Random games: what is asked, what may be answered, what the board is. */
function play(options: Options, seed: number, actions: number): ReadonlySet<string> {
  const dice = roller(seed);
  const asked = new Set<string>();
  let state = hispania.setup(options, seed);
  for (let n = 0; n < actions; n++) {
    const decision = hispania.decision(state);
    if (!decision) {
      state = hispania.setup(options, seed + n);
      continue;
    }
    asked.add(decision.kind);
    isAsked(decision);
    for (const of of decision.choices.slice(0, 12)) {
      isAnswer(of, { round: 1 + (n % 3), asked: decision.kind as DecisionKind });
    }
    if (n % 20 === 0) {
      for (const seat of decision.by) {
        for (const line of hispania.describe(state, seat)) isFrench(said(twin(WORDS, line)));
      }
    }
    const end = decision.choices.find(({ kind }) => kind === 'end' || kind === 'pass');
    const way =
      end && randomInt(dice, 0, 5) === 0 ? end : decision.choices[randomInt(dice, 0, decision.choices.length - 1)];
    if (!way) break;
    const action = pick(way, dice);
    isAnswer(action, { round: 1 + (n % 3), asked: decision.kind as DecisionKind });
    const applied = hispania.apply(state, action);
    if (!applied.state) break;
    state = applied.state;
  }
  return asked;
}

describe('the French words of play', () => {
  const games: readonly Options[] = [
    { scenario: 'A' },
    { scenario: 'D' },
    { scenario: 'C', options: ['group-auction', 'tokens', 'sign-of-god'] },
    { scenario: 'E', mode: 'advanced', options: ['tokens', 'sign-of-god', 'all-submission'] },
    { scenario: 'D', mode: 'advanced', options: ['sealed-bids', 'all-submission', 'barbarian'] },
  ];
  for (const options of games) {
    it(`are good French in whole games: ${[options.scenario, options.mode, ...(options.options ?? [])].join(' ')}`, () => {
      assert.ok(play(options, SEED, 1000).size > 5);
    });
  }

  it('ask every kind of question', () => {
    const besides = [{}, { surplus: 1 }, { surplus: 3 }, { from: 'galicia' }];
    for (const [kind, all] of Object.entries(DECISIONS)) {
      for (const params of all) {
        for (const by of [
          ['1', 'rome'],
          ['Inês', 'Yusuf', '3'],
        ]) {
          for (const rule of ['10.3', '3.3', '2.2', '4.3']) {
            const decision = { by, kind, rule, phase: '', params, choices: [] } as unknown as Decision;
            for (const beside of besides) isAsked(decision, beside);
          }
        }
      }
    }
  });

  it('give every kind of answer, at every place', () => {
    const prospects: readonly Prospect[] = [
      {},
      {
        count: 1,
        room: { most: 2, all: true, over: 1 },
        last: true,
        rolls: true,
        led: true,
        leaves: true,
        alone: true,
      },
      {
        enemies: { owner: 'iberians', units: { infantry: 2, castle: 1 }, own: true },
        ally: 'castile',
        river: 'ebro',
        strait: true,
        mountain: true,
        room: { most: 3, all: false, over: 1 },
        stay: 2,
        was: 'asturias',
        cost: 3,
        count: 4,
        round: 3,
        asked: 'give-up',
        among: { of: { elite: 3 }, most: 2 },
      },
    ];
    for (const kind of ACTION_KINDS) {
      for (const place of PLACES) {
        const fixed = { ...FIXED, place, to: place, from: place, ...(kind === 'rebuild' ? { counter: place } : {}) };
        for (const values of kind === 'aim' ? AIMS : VALUES)
          for (const prospect of prospects) isAnswer({ kind, fixed, values }, prospect);
      }
    }
  });
});

/** What the answers of all kinds may name. */
const FIXED = { unit: 'elite', as: 'knight', seat: '2', nation: 'iberians', token: 'army', side: 'attacker' };
const VALUES: readonly Action['values'][] = [
  {},
  { units: { 'elite/from=asturias': 1 }, gold: 3, count: 0, bid: 2 },
  { units: { infantry: 2, 'knight/hits=1': 1 }, leaders: { 'leader:hamilcar': 1 }, gold: 4, count: 2, bid: 3 },
];
const AIMS: readonly Action['values'][] = [{ castle: { 'infantry~river': 3 }, elite: { knight: 1, castle: 1 } }];

describe('French questions and answers', () => {
  const decide = (kind: DecisionKind, params: object, rule = '5', phase = ''): Decision =>
    ({ by: ['castile'], kind, rule, phase, params, choices: [] }) as unknown as Decision;
  const asks = (decision: Decision, beside = {}): string => said(prompt(WORDS, decision, beside).ask);
  const label = (kind: ActionKind, fixed: Action['fixed'], values: Action['values'] = {}, prospect = {}): string =>
    said(choice(WORDS, { kind, fixed, values }, prospect).label);

  it('have the words before each name that it asks for', () => {
    const to = (place: PlaceId): string => label('step', { to: place }, { units: { infantry: 2 } });
    assert.equal(to('segovia'), set('2 Infanteries vers Ségovie'));
    assert.equal(to('asturias'), set('2 Infanteries vers les Asturies'));
    assert.equal(to('algarve'), set('2 Infanteries vers l’Algarve'));
    assert.equal(label('place', { unit: 'elite', to: 'leon' }), set('1 Élite au Léon'));
    assert.equal(label('arrive', { to: 'avila' }), 'À Avila');
    assert.equal(label('battle', { place: 'leon' }), 'Livrer la bataille du Léon');
    assert.equal(label('capital', { place: 'galicia' }), 'Déclarer la Galice capitale');
    assert.equal(label('retreat', { to: 'band' }), 'Retraiter hors carte');
    const collect = decide('collect', { nation: 'suebi', gold: 7, own: 3, share: 4, overlord: 'visigoths' });
    assert.equal(asks(collect), set('Revenu : 3½ Or, dont 1½ pour vous et 2 pour le Wisigoth. Tout collecter ?'));
  });

  it('agree with how many there are', () => {
    const remove = decide('remove', { nation: 'suebi', place: 'segovia', places: ['segovia'] });
    assert.equal(asks(remove, { surplus: 2 }), set('2 unités de trop à Ségovie. Lesquelles retirer ?'));
    assert.equal(asks(remove, { surplus: 1 }), set('1 unité de trop à Ségovie. Laquelle retirer ?'));
    const pin = (count: number): string => asks(decide('pin', { nation: 'suebi', place: 'toledo', count }));
    assert.equal(pin(4), set('Passage en force à Tolède : quelles sont les 4 unités stoppées ?'));
    assert.equal(pin(1), set('Passage en force à Tolède : quelle est l’unité stoppée ?'));
  });

  it('say of a combat whether it is the second, or one with ardour', () => {
    const who = (phase: string): string =>
      said(prompt(WORDS, { ...decide('battles', { nation: 'castile', battles: ['toledo'] }), phase }).who);
    assert.equal(who('13 castile combat'), 'Castille, combat');
    assert.equal(who('13 castile second-combat'), set('Castille, 2e combat'));
    assert.equal(who('13 castile ardour-combat'), 'Castille, combat de Fougue');
  });

  it('tell a round to the one who decides', () => {
    const facts: HispaniaFact[] = [
      {
        kind: 'destroyed',
        rule: '6.2',
        place: 'toledo',
        side: 'defender',
        owner: 'seville',
        unit: 'infantry',
        count: 2,
      },
      { kind: 'wounded', rule: '6.2', place: 'toledo', side: 'attacker', owner: 'castile', unit: 'knight', lives: 1 },
    ];
    const decision = decide('retreat', { place: 'toledo', side: 'attacker', owner: 'castile', round: 1 });
    assert.equal(said(prompt(WORDS, decision).who), set('La Castille attaque, round 1'));
    assert.equal(
      asks(decision, { facts }),
      set('Vous détruisez 2 Infanteries ; votre Chevalier est touché une fois. Poursuivre le combat ou retraiter ?'),
    );
    assert.equal(outcome([], 'attacker'), 'Aucune unité n’est touchée. ');
    assert.equal(label('stay', { side: 'attacker' }, {}, { round: 1 }), set('Lancer les dés du round 2'));
  });

  it('say what a step leads to', () => {
    const enemies = { owner: 'visigoths', units: { castle: 1, infantry: 1 } } as const;
    const step = { kind: 'step', fixed: { to: 'segovia' }, values: {} };
    assert.equal(
      said(choice(WORDS, step, { enemies, river: 'ebro' }).consequence),
      set('Wisigoth : 1 Château-fort et 1 Infanterie. Franchissement de l’Èbre : +2 pour le Défenseur au 1er round.'),
    );
  });

  it('name players by name or by number', () => {
    assert.equal(label('pass', { seat: '2' }), set('Le joueur 2 : passer'));
    assert.equal(label('bid', { seat: 'Inês' }, { bid: 3 }), set('Inês : miser 1½ PV'));
    const auction = decide('auction', { nation: 'suebi', bid: 6, holder: 'Inês', least: 8 });
    assert.equal(asks(auction), set('Mise d’Inês : 3 PV. Miser davantage ?'));
  });
});

describe('French units in words', () => {
  const { units, cohort, target, picked, token, who } = WORDS.units;
  it('count', () => {
    assert.equal(units({ infantry: 2, castle: 1 }), set('2 Infanteries et 1 Château-fort'));
    assert.equal(
      picked({ 'infantry/steps=1/from=tortosa': 1, infantry: 2 }, { 'leader:tarik': 1 }),
      set('3 Infanteries et Tarik'),
    );
    assert.deepEqual([0, 1, 2, 3].map(points), ['0 PV', '½ PV', '1 PV', '1½ PV'].map(set));
    assert.deepEqual([1, 2, 21].map(ordinal), ['1re', '2e', '21e']);
    assert.deepEqual([wounds(1), wounds(2, 2)], ['touché une fois', 'touchés deux fois']);
  });
  it('name groups of units, and agree with them', () => {
    const cases: readonly (readonly [key: string, number: number, expected: string])[] = [
      ['infantry/steps=1/from=tortosa', 1, 'Infanterie venant de Tortosa, déplacée de 1 province'],
      [
        'infantry/steps=2/led=true/from=asturias',
        2,
        'Infanteries venant des Asturies, déplacées de 2 provinces avec un Chef',
      ],
      ['knight/halt=pinned', 2, 'Chevaliers, stoppés'],
      ['elite/halt=mountain', 1, 'Élite, arrêtée en montagne'],
      ['cavalry/halt=left-behind', 2, 'Cavaleries, laissées par leur Chef'],
      ['infantry/river=true', 1, 'Infanterie venue par le fleuve'],
      ['leader:tarik', 1, 'Tarik'],
      ['hermeric', 1, 'Hermerich'],
      ['knight:guest', 2, 'Chevaliers'],
    ];
    for (const [key, number, expected] of cases) assert.equal(said(cohort(key, number, true)), set(expected));
    assert.equal(target('infantry~river'), 'Infanterie venue par le fleuve');
    assert.deepEqual([token('army'), token('sign')], ['Armée', 'Signe de Dieu']);
  });
  it('belong to a nation or to a player', () => {
    const of = (name: string): readonly string[] => [who(name).the, who(name).The, who(name).whose].map(said);
    assert.deepEqual(of('iberians'), ['l’Ibère', 'L’Ibère', 'de l’Ibère']);
    assert.deepEqual(of('2'), ['le joueur 2', 'Le joueur 2', 'du joueur 2'].map(set));
    assert.deepEqual(of('Yusuf'), ['Yusuf', 'Yusuf', 'de Yusuf']);
  });
});

describe('French words around a position', () => {
  /** Every text of a record of words; functions are tried below. */
  const textsOf = (of: unknown): readonly string[] => {
    if (typeof of === 'string') return [of];
    if (Array.isArray(of) && of.some((inner) => Array.isArray(inner))) return of.flatMap(textsOf);
    if (Array.isArray(of) && of.some((piece) => typeof piece === 'object')) return [said(of).trimEnd()];
    return of !== null && typeof of === 'object' ? Object.values(of).flatMap(textsOf) : [];
  };
  it('are good French', () => {
    const records = [WORDS.play, WORDS.around, WORDS.need, ODDS, INSPECT, AT_TABLE, READINGS, LESSON, PUZZLE];
    // What joins two parts ends with a space; a label may end with the one before the colon that the page adds.
    for (const words of records.flatMap(textsOf)) isFrench(words.replace(/\u00a0(?:[:;] )?$/, ''));
  });

  it('lack none that English has', () => {
    const keysOf = (of: unknown, path = ''): readonly string[] =>
      of !== null && typeof of === 'object' && !Array.isArray(of)
        ? Object.entries(of).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
        : [path];
    const { refusals: _, ...english } = ENGLISH;
    const { refusals: __, ...french } = WORDS;
    assert.deepEqual(keysOf(french).toSorted(), keysOf(english).toSorted());
  });

  it('tell ways, the board and the odds', () => {
    const way = {
      enemies: { owner: 'iberians', units: { elite: 2 }, own: true },
      over: 2,
      river: true,
      steps: 2,
      through: ['asturias', 'leon'],
      ends: true,
      rule: '5.1',
      held: [{ place: 'leon', count: 2 }],
      partial: true,
      arrives: 'Tarik',
      exits: true,
      strays: true,
      falls: true,
    } as const;
    const { hand, board, figure } = WORDS.around;
    const sentences = [
      hand.way(way),
      hand.way({ ...way, steps: 1, held: [{ place: 'toledo', count: 1 }] }),
      figure(['leon', 'galicia']),
      figure(['leon', 'galicia', 'porto', 'duero', 'avila']),
      INSPECT.group('neutral', { infantry: 1 }, [], 1),
      INSPECT.order('rome', 1, 'next'),
      INSPECT.zone('suebi', 4, 3),
      INSPECT.taken('suebi', [3, 5], 2),
      ODDS.not.says([ODDS.not.tokens, ODDS.not.sign, ODDS.not.submission('Ibère')]),
    ].map(said);
    const texts = [
      board.marks.reach(2, true),
      board.marks.fight(1, false),
      board.picked('Tolède', set('2 Infanteries'), 3),
      board.note.beside([{ owner: 'Rome', units: 3, from: 'toledo' }]),
      INSPECT.hits([{ kind: 'knight', needs: 5 }], true),
      INSPECT.hits(
        [
          { kind: 'knight', needs: 5 },
          { kind: 'infantry', needs: 7 },
        ],
        false,
      ),
      INSPECT.hurt([{ kind: 'knight', count: 2, hits: 1 }]),
      ODDS.twin.ends([{ who: 'Castille', is: 'victoire', number: '89,3' }]),
      ODDS.twin.rounds([
        [1, false, '40'],
        [2, true, '60'],
      ]),
      ODDS.way.taken('63 sur 100'.replaceAll(' ', '\u00a0'), ['tokens', 'sign']),
      WORDS.need.why({ needs: 5, table: 7, plus: { leader: 2, zeal: 0, tactics: 0, river: 0 } }),
    ];
    for (const words of [...sentences, ...texts]) isFrench(words);
    assert.deepEqual(
      [share(893, 1000, 0.893), share(0, 100, 0.001), share(1000, 1000, 0.9999), ODDS.decimal(0.01)],
      ['89,3', 'moins de 1', 'plus de 99,9', 'moins de 0,1'].map((of) => of.replace('de ', 'de\u00a0')),
    );
  });
});
