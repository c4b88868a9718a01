import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { HANDLERS } from '../../../src/books/hispania/engine/handlers.ts';
import { position } from '../../../src/books/hispania/engine/position.ts';
import { REFUSALS } from '../../../src/books/hispania/engine/refusals.ts';
import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import { CHOICES } from '../../../src/books/hispania/words/en/choices.ts';
import type { DecisionKind } from '../../../src/books/hispania/words/en/decisions.ts';
import { PROMPTS } from '../../../src/books/hispania/words/en/prompts.ts';
import { ordinal, points, wounds } from '../../../src/books/hispania/words/en/units.ts';
import { factWordsOf } from '../../../src/books/hispania/words/facts.ts';
import { broken, fault, faultWordsOf } from '../../../src/books/hispania/words/faults.ts';
import {
  choice,
  fact as factSaid,
  prompt,
  refusal,
  text,
  twin,
  wordsOf,
} from '../../../src/books/hispania/words/index.ts';
import type { Decision, Refusal } from '../../../src/kernel/contract.ts';
import { listen, type Said, tour } from './play.ts';
import { DECISIONS, FACTS } from './samples.ts';

const SEED = 711;
const words = await wordsOf('en');
const happens = await factWordsOf('en');
const faults = await faultWordsOf('en');
/** The words of a fact for a screen reader. */
const announce = (of: HispaniaFact): string => text(words, factSaid(happens, of));
const read = (glob: string): string =>
  globSync(glob)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** A sentence: it begins with a capital, ends, and lacks nothing. */
function isSentence(sentence: string): void {
  assert.match(
    sentence,
    /^[\p{Lu}\p{N}“].*[.?!)]$/u,
    `Begin with a capital or a number and end the sentence: ${sentence}`,
  );
  assert.doesNotMatch(sentence, /undefined|null|NaN|\[object| {2}/, `Fill in what the sentence lacks: ${sentence}`);
}
const say = (of: Partial<Refusal> & Pick<Refusal, 'code'>): string =>
  text(words, refusal(words, { rule: '1', params: {}, ...of }));

describe('refusals', () => {
  // Codes as the engine writes them: `code: '…'`, `refuse('…'`, `notNow(…, '…'` and pairs of a code and a rule.
  const source = read('src/books/hispania/engine/{rules/,nations/,options/**/,}*.ts').replace(
    read('src/books/hispania/engine/{position,schema,refusals}.ts'),
    '',
  );
  const engine = globSync('src/books/hispania/engine/{game,in-place,answer-form,{rules,nations,options}/**/*}.ts').map(
    (file) => readFileSync(file, 'utf8'),
  );
  const mentioned = engine.flatMap((code) =>
    [
      ...code.matchAll(/(?:code: |refuse\(|notNow\([^)]*?, )'([a-z-]+)'/g),
      ...code.matchAll(/'([a-z]+(?:-[a-z]+)*)'(?:\])?, '(?:\d[\w.-]*)'\]/g),
      ...code.matchAll(/\? '([a-z]+-[a-z-]+)' : '([a-z]+-[a-z-]+)', '6\.6'/g),
    ].flatMap((found) => found.slice(1)),
  );

  it('has words for each code that the engine gives', () => {
    assert.ok(source.length > 0 && mentioned.length > 40);
    assert.deepEqual(
      mentioned.filter((code) => code && !Object.hasOwn(REFUSALS, code)),
      [],
      'Enter these codes in engine/refusals.ts, and their words in words/en/refusals.ts',
    );
  });

  it('has no words for codes that the engine does not give', () => {
    const all = engine.join('\n');
    assert.deepEqual(
      Object.keys(REFUSALS).filter((code) => !all.includes(`'${code}'`)),
      [],
      'Remove these codes from engine/refusals.ts: no rule gives them',
    );
  });

  it('says why, for whatever is tried in a game', () => {
    const { refusals } = listen(SEED, 1500);
    const seen = new Set(refusals.map(({ code }) => code));
    assert.ok(
      seen.size > 35,
      Object.keys(REFUSALS)
        .filter((c) => !seen.has(c))
        .join(' '),
    );
    hasWords({ refusals, facts: [], asked: [] });
  });

  it('has a sentence for each code, whatever is written in the action', () => {
    const samples = {
      nation: ['franks', 'castile'],
      owner: ['neutral', 'el-cid'],
      side: ['attacker', 'defender'],
      turn: [1, 21],
      phase: ['movement', 'last-stacking'],
      place: [null, 'basque-country'],
      places: [[], ['toledo', 'segovia', 'avila']],
      from: ['toledo', 'nowhere'],
      to: ['western-pyrenees', null],
      unit: ['leader', 'castle'],
      count: [1, 2],
      needs: [1, 4],
      stay: [0, 4],
      die: ['castle', 'dragon'],
      target: ['infantry~river', 'dragon'],
      aimed: [0, 2],
      room: [0, 1],
      limit: [3, 0],
      asked: ['buy', 'dragon'],
      gold: [0, 7],
      cost: [8, 12],
      seat: ['2', 'franks'],
      other: ['galicians', 'el-cid'],
      token: ['army', 'sign'],
      bid: [2, 3],
      least: [1, 4],
    };
    for (const [code, names] of Object.entries(REFUSALS)) {
      for (const i of [0, 1])
        isSentence(say({ code, params: Object.fromEntries(names.map((name) => [name, samples[name][i] ?? null])) }));
    }
  });

  it('says it plainly', () => {
    const way = { owner: 'castile', from: 'segovia', to: 'toledo' };
    assert.equal(
      say({ code: 'retreat-whence', params: way }),
      'Attackers came from Toledo. The defender cannot retreat there.',
    );
    assert.equal(
      say({ code: 'corner', params: { nation: 'franks', from: 'basque-country', to: 'western-pyrenees' } }),
      'The Basque Country and the Western Pyrenees touch only at a corner, which units cannot cross.',
    );
    assert.equal(
      say({ code: 'remove-exactly', params: { nation: 'rome', place: 'avila', count: 1 } }),
      'Exactly 1 unit must be removed in Ávila.',
    );
    assert.equal(
      say({ code: 'halted-mountain', params: { nation: 'rome', from: 'avila', to: 'leon', unit: 'elite' } }),
      'These elites have entered mountains without a leader and must stop in Ávila.',
    );
    assert.equal(
      say({ code: 'no-such-target', params: { place: 'avila', owner: 'rome', side: 'attacker', target: 'dragon' } }),
      'The enemy has no such units in this battle.',
    );
    assert.equal(say({ code: 'no-such-code' }), 'That is not allowed.');
  });
});

describe('the log', () => {
  it('has a sentence for whatever happens in a game', () => {
    const { facts } = listen(SEED, 4000);
    assert.ok(new Set(facts.map(({ kind }) => kind)).size > 12);
    hasWords({ facts, asked: [], refusals: [] });
  });

  it('names a leader who joins the successor, and tells El Cid from his nation', () => {
    const over = { rule: '11-castile-founding', from: 'visigoths', into: 'castile', place: 'leon' } as const;
    const one = { units: { leader: 1 }, as: { leader: 1 } };
    assert.equal(
      announce({ kind: 'transformed', ...over, ...one, leader: 'pelayo' }),
      'Pelayo of the Visigoths joins Castile.',
    );
    assert.equal(
      announce({ kind: 'leader-gone', rule: '3.3', nation: 'el-cid', leader: 'el-cid' }),
      'The leader El Cid leaves the game.',
    );
    const band = { units: { knight: 3, infantry: 5 }, leaders: ['el-cid'] } as const;
    assert.equal(
      announce({ kind: 'arrived', rule: '11-el-cid', nation: 'el-cid', place: 'band', ...band }),
      'El Cid’s band assembles off the map: 3 knights, 5 infantry and El Cid.',
    );
  });

  it('says why a free castle is not received', () => {
    const lost = { kind: 'no-castle', nation: 'visigoths' } as const;
    const why = (rule: '2.3' | '4.2' | '11-visigoths-castles', place: 'toledo' | null) =>
      announce({ ...lost, rule, place });
    assert.equal(
      why('11-visigoths-castles', 'toledo'),
      'The Visigoths receive no castle in Toledo: they do not control it.',
    );
    assert.equal(why('4.2', 'toledo'), 'The Visigoths receive no castle in Toledo: a castle or fort is already there.');
    assert.equal(why('2.3', 'toledo'), 'The Visigoths receive no castle in Toledo: no counter is left.');
    assert.equal(why('11-visigoths-castles', null), 'The Visigoths receive no castle: no province can hold it.');
  });

  it('tells dice, units and points in words', () => {
    const battle = { place: 'segovia', side: 'attacker', owner: 'rome' } as const;
    assert.equal(
      announce({
        kind: 'rolled',
        rule: '6.2b',
        ...battle,
        round: 1,
        die: 'elite',
        target: 'infantry',
        needs: 6,
        dice: [6, 1, 3],
        first: 1,
        hits: 1,
      }),
      'Rome’s 3 elites at infantry, 6 or higher: 6: hit, 1: never hits, 3: miss – 1 hit.',
    );
    assert.equal(
      announce({
        kind: 'destroyed',
        rule: '6.2',
        ...battle,
        side: 'defender',
        owner: 'franks',
        unit: 'castle',
        count: 1,
      }),
      'The Franks lose 1 castle.',
    );
    assert.equal(
      announce({ kind: 'wounded', rule: '6.2', ...battle, owner: 'castile', unit: 'knight', lives: 1 }),
      'Castile’s knight is hit once: 1 more hit destroys it.',
    );
    assert.equal(
      announce({
        kind: 'scored',
        turn: 4,
        rule: '8-kills',
        nation: 'rome',
        points: 3,
        place: 'toledo',
        killed: { kind: 'infantry', owner: 'celts', count: 2 },
      }),
      'Rome scores 1½ points for 2 infantry of the Celts.',
    );
    assert.equal(
      announce({
        kind: 'scored',
        turn: 4,
        rule: '8-kills',
        nation: 'rome',
        points: 1,
        place: 'toledo',
        killed: { kind: 'leader', owner: 'lusitanians', count: 1, leader: 'viriathus' },
      }),
      'Rome scores ½ point for Viriathus.',
    );
    assert.equal(
      announce({ kind: 'phase-skipped', rule: '6.8', turn: 3, nation: 'rome', phase: 'last-stacking' }),
      'Rome, the final stacking check: nothing to check.',
    );
    assert.equal(
      announce({
        kind: 'moved',
        rule: '5',
        nation: 'lusitanians',
        from: 'avila',
        to: 'toledo',
        units: { infantry: 2 },
        leaders: ['viriathus'],
        river: true,
      }),
      'The Lusitanians move 2 infantry and Viriathus from Ávila to Toledo, across a river.',
    );
    assert.equal(
      announce({
        kind: 'retreated',
        rule: '6.6',
        owner: 'vandals',
        side: 'defender',
        from: 'cadiz',
        to: 'africa',
        units: { infantry: 1 },
        leaders: [],
        leaves: true,
      }),
      'The Vandals retreat from Cádiz to Africa: 1 infantry leaves the game.',
    );
  });
});

/** A question of movement, as the engine asks it. */
const asMove = { by: ['castile'], kind: 'move', rule: '5', choices: [] };

describe('prompts and choices', () => {
  it('ask in words whatever the engine asks', () => {
    const { asked } = listen(SEED, 1500);
    const kinds = new Set(asked.map(({ decision }) => decision.kind));
    assert.ok(kinds.size >= 5, [...kinds].join(' '));
    hasWords({ asked, facts: [], refusals: [] });
  });

  it('say of a movement whether it is the second, or one with ardour', () => {
    const said = (phase: string): string => {
      const units = { cartagena: [{ owner: 'carthage', kind: 'infantry', count: 2 }] };
      const { state } = hispania.position({ turn: 1, active: 'carthage', phase, units, seed: 1 });
      const decision = state && hispania.decision(state);
      assert.equal(decision?.kind, 'move');
      return text(words, prompt(words, decision as Decision).who);
    };
    assert.equal(said('movement'), 'Carthage moves');
    assert.equal(said('second-movement'), 'Carthage moves a second time');
    const ardour: Decision = { ...asMove, phase: '13 castile ardour-movement', params: { nation: 'castile' } };
    assert.equal(text(words, prompt(words, ardour).who), 'Castile moves with ardour');
  });
  it('say of a combat whether it is the second, or one with ardour', () => {
    const said = (kind: string, phase: string): string =>
      text(words, prompt(words, { ...asMove, kind, phase, params: { nation: 'castile', battles: ['toledo'] } }).who);
    for (const kind of ['battles', 'after-battles']) {
      assert.equal(said(kind, '13 castile combat'), 'Castile, combat');
      assert.equal(said(kind, '13 castile second-combat'), 'Castile, second combat');
      assert.equal(said(kind, '13 castile ardour-combat'), 'Castile, combat with ardour');
    }
  });

  it('have words for every kind that the engine names', () => {
    const rules = read('src/books/hispania/engine/{rules,nations,options}/**/*.ts');
    const kinds = [...rules.matchAll(/kind: '([a-z-]+)',\s*(?:rule|fixed):?/g)].map((m) => m[1] ?? '');
    const tables = [PROMPTS, CHOICES, happens, HANDLERS.frames];
    const known = tables.flatMap((table) => Object.keys(table));
    assert.deepEqual(
      kinds.filter((kind) => !known.includes(kind)),
      [],
      'Write words for these kinds in words/en/prompts*.ts, choices.ts or facts*.ts',
    );
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
    const params = { place: 'toledo', side: 'attacker', owner: 'castile', round: 1 };
    const decision = { by: ['castile'], kind: 'retreat', rule: '6.6', phase: '', params, choices: [] };
    const { who, ask } = prompt(words, decision, { facts });
    assert.equal(text(words, who), 'Castile attacks, round 1');
    assert.equal(text(words, ask), 'You destroy 2 infantry; your knight is hit once. Fight on or retreat?');
    const stay = choice(words, { kind: 'stay', fixed: { side: 'attacker' }, values: {} }, { round: 1 });
    assert.equal(text(words, stay.label), 'Roll round 2');
  });

  it('say what a step leads to', () => {
    const step = {
      kind: 'step',
      fixed: { from: 'cordoba', to: 'segovia' },
      values: { units: { 'cavalry/steps=1': 2 } },
    };
    const { label, consequence } = choice(words, step, {
      enemies: { owner: 'visigoths', units: { castle: 1, infantry: 1 } },
      river: 'tagus',
    });
    assert.equal(text(words, label), '2 cavalry to Segovia');
    assert.equal(
      text(words, consequence),
      'Visigoths: 1 castle and 1 infantry. Across the Tagus: +2 for the defender in round 1.',
    );
  });
});

describe('whole games', () => {
  const plays: readonly Options[] = [
    { scenario: 'D' },
    { scenario: 'A' },
    { scenario: 'C', options: ['group-auction', 'tokens', 'sign-of-god'] },
    { scenario: 'E', mode: 'advanced', options: ['tokens', 'sign-of-god', 'all-submission'] },
    { scenario: 'D', mode: 'advanced', options: ['sealed-bids', 'all-submission', 'barbarian'] },
  ];
  const heard = new Set<string>(FACTS.map(({ kind }) => kind));
  for (const options of plays) {
    it(`are told from end to end: ${[options.scenario, options.mode, ...(options.options ?? [])].join(' ')}`, () => {
      const said = tour(options, SEED, 2000);
      hasWords(said);
      for (const { kind } of said.facts) heard.add(kind);
    });
  }

  it('leave no kind of fact untold', () => {
    hasWords({ facts: FACTS, asked: [], refusals: [] });
    assert.deepEqual(
      Object.keys(happens).filter((kind) => !heard.has(kind)),
      [],
      'Add a sample of these kinds of facts to tests/hispania/words/samples.ts',
    );
  });

  it('leave no kind of decision unasked', () => {
    for (const [kind, all] of Object.entries(DECISIONS)) {
      for (const params of all) {
        const decision = {
          by: ['1', 'rome'],
          kind,
          rule: '10.3',
          phase: '',
          params,
          choices: [],
        } as unknown as Decision;
        isAsked(decision);
        isSentence(say({ code: 'answer-first', params: { asked: kind } }));
      }
    }
  });

  it('are told in our own words', () => {
    const [points, later] = [FACTS.find((f) => f.kind === 'points'), FACTS.find((f) => f.kind === 'final')];
    assert.equal(points && announce(points), 'Rome scores ½ point for Toledo.');
    assert.equal(later && announce(later), 'Player 1 ends with −1½ points and wins.');
    const sold = { kind: 'awarded', rule: '14.2', nation: 'suebi', seat: 'Ana', bid: 58, why: 'bid' } as const;
    assert.equal(announce(sold), 'The Suebi are awarded to Ana for 29 points.');
    const gone = { kind: 'nation-ended', rule: '9.4', nation: 'suebi', units: { infantry: 1 }, into: 'leon' } as const;
    assert.equal(announce(gone), 'The Suebi transform into León; 1 infantry is removed.');
    const bought = { kind: 'income', rule: '2.1', nation: 'rome', gold: 9, from: null, purse: 12 } as const;
    assert.equal(announce(bought), 'Rome collects 4½ gold and now has 6.');
    assert.equal(
      say({ code: 'no-gold', params: { nation: 'castile', unit: 'knight', gold: 7, cost: 12 } }),
      '1 knight costs 6 gold. Castile has 3½.',
    );
    assert.equal(
      say({ code: 'answer-first', params: { asked: 'cull' } }),
      'Decide this first: units over the population limit.',
    );
    const play = { kind: 'play', fixed: { seat: '2', token: 'army', unit: 'knight', to: 'toledo' }, values: {} };
    assert.equal(text(words, choice(words, play).label), 'Player 2: Army, 1 knight to Toledo');
  });
});

/** The three parts of a prompt: who, and two sentences. */
function isAsked(decision: Decision): void {
  const { who, ask, otherwise } = prompt(words, decision);
  const said = text(words, who);
  assert.match(
    said,
    /^\p{Lu}.*[^.]$/u,
    `Begin who is asked with a capital and without a full stop in words/en/prompts*.ts: ${said}`,
  );
  assert.doesNotMatch(said, /undefined|\[object/, `Fill in what the prompt lacks: ${said}`);
  isSentence(text(words, ask));
  isSentence(text(words, otherwise));
}

/** Every question, answer, refusal and fact has words, with nothing missing in them. */
function hasWords({ asked, facts, refusals }: Said): void {
  for (const { decision, action } of asked) {
    assert.ok(Object.hasOwn(PROMPTS, decision.kind), `Write a prompt for ${decision.kind} in words/en/prompts*.ts`);
    isAsked(decision);
    for (const of of [action, ...decision.choices.slice(0, 20)]) {
      assert.ok(Object.hasOwn(CHOICES, of.kind), `Write words for the answer ${of.kind} in words/en/choices.ts`);
      const { label, consequence } = choice(words, of, { round: 1, asked: decision.kind as DecisionKind });
      assert.match(text(words, label), /^[\p{Lu}\d]/u, `Begin the label of ${of.kind} with a capital or a number`);
      assert.doesNotMatch(
        text(words, label) + text(words, consequence),
        /undefined|NaN|that place/,
        `Fill in what the words of ${of.kind} lack`,
      );
    }
  }
  for (const of of facts) {
    assert.ok(Object.hasOwn(happens, of.kind), `Write words for the fact ${of.kind} in words/en/facts*.ts`);
    isSentence(announce(of));
  }
  for (const of of refusals) {
    assert.ok(Object.hasOwn(REFUSALS, of.code), `Enter ${of.code} in engine/refusals.ts`);
    const wanted: readonly string[] = REFUSALS[of.code as keyof typeof REFUSALS];
    assert.deepEqual(
      wanted.filter((name) => !(name in of.params)),
      [],
      `Give the refusal ${of.code} these parameters where the rule refuses, or remove them from engine/refusals.ts`,
    );
    isSentence(text(words, refusal(words, of)));
  }
}

describe('units in words', () => {
  const { units, cohort, target, picked } = words.units;
  it('counts', () => {
    assert.equal(units({ infantry: 2, castle: 1 }), '2 infantry and 1 castle');
    assert.equal(units({ elite: 1, knight: 3, cavalry: 1 }), '1 elite, 3 knights and 1 cavalry');
    assert.equal(units({}), 'no units');
    assert.equal(
      picked({ 'infantry/steps=1/from=tortosa': 1, infantry: 2 }, { 'leader:tarik': 1 }),
      '3 infantry and Tarik',
    );
  });
  it('names cohorts and targets', () => {
    assert.equal(text(words, cohort('infantry/steps=1/from=tortosa')), 'infantry from Tortosa');
    assert.equal(
      text(words, cohort('infantry/steps=1/led=true/from=tortosa', 2, true)),
      'infantry from Tortosa, moved 1 province with a leader',
    );
    assert.equal(text(words, cohort('knight/hits=1', 1)), 'knight, hit once');
    assert.equal(text(words, cohort('leader:tarik')), 'Tarik');
    assert.equal(target('infantry~river'), 'infantry that crossed the river');
  });
  it('writes halves and ordinals', () => {
    assert.deepEqual([0, 1, 2, 3, 4].map(points), ['0 points', '½ point', '1 point', '1½ points', '2 points']);
    assert.deepEqual([1, 2, 3, 4, 11, 12, 13, 21, 22, 103].map(ordinal), [
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '103rd',
    ]);
    assert.deepEqual([1, 2].map(wounds), ['hit once', 'hit twice']);
  });
});

describe('faults', () => {
  it('has words for each that the kernel and the game find', () => {
    const found = read('src/{kernel,books/hispania/engine}/*.ts').matchAll(/fault\(\s*'([a-z0-9-]+)'/g);
    const parts = read('src/kernel/save-format.ts').matchAll(/: '(bad-[a-z-]+)'/g);
    const links = read('src/kernel/links.ts').matchAll(/return '([a-z-]+)';/g);
    const codes = [...found, ...parts, ...links].map((m) => m[1] ?? '');
    assert.ok(codes.length > 40);
    assert.deepEqual(
      codes.filter((code) => !Object.hasOwn(faults.FAULTS, code)),
      [],
    );
  });

  it('says what is wrong with a position, and where', () => {
    const written = {
      turn: 3,
      active: 'rome',
      phase: 'movement',
      seed: 1,
      units: {
        segovia: [
          { owner: 'rome', kind: 'castle' },
          { owner: 'rome', kind: 'fort' },
        ],
        africa: [{ owner: 'rome', kind: 'leader' }],
      },
    };
    const all = position(written).faults?.map((of) => text(words, fault(faults, of))) ?? [];
    assert.ok(all.includes('Segovia contains two castles or forts. A province can contain only one.'), all.join('\n'));
    assert.ok(all.includes('The leader in Africa has no name.'), all.join('\n'));
    all.forEach(isSentence);
  });

  it('says where a saved game goes another way', () => {
    assert.equal(
      text(words, broken(faults, { code: 'differs', at: 4 })),
      'When the game is replayed, it differs from action 5 on.',
    );
  });
});

describe('the rest', () => {
  it('tells the board in words', () => {
    const state = hispania.setup({ scenario: 'A' }, 1);
    const lines = hispania.describe(state, 'carthage').map((line) => text(words, twin(words, line)));
    assert.ok(lines.length > 20);
    for (const line of lines) assert.match(line, /^\p{Lu}.*\S$/u);
    assert.ok(
      lines.some((line) => /^[^:]+: Galicians, \d infantry$/.test(line)),
      lines.slice(0, 5).join('\n'),
    );
  });

  it('speaks French', async () => {
    const french = await wordsOf('fr');
    assert.equal(french.names.places.toledo, 'Tolède');
    assert.equal(french.play.close, 'Fermer');
  });
});
