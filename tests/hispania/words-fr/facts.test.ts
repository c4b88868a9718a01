import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { REFUSALS as CODES } from '../../../src/books/hispania/engine/refusals.ts';
import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import { cited } from '../../../src/books/hispania/words/cited.ts';
import { FACTS } from '../../../src/books/hispania/words/fr/facts.ts';
import { NAMES } from '../../../src/books/hispania/words/fr/names.ts';
import { REFUSALS } from '../../../src/books/hispania/words/fr/refusals.ts';
import { nameOf } from '../../../src/books/hispania/words/marks.ts';
import { sayingOf } from '../../../src/books/hispania/words/saying.ts';
import type { Refusal } from '../../../src/kernel/contract.ts';
import { plain } from '../../../src/words/plain.ts';
import type { Rich } from '../../../src/words/rich.ts';
import { typo } from '../../../src/words/typo.ts';
import { FRENCH_PATTERNS, frenchHits } from '../../words/french-patterns.ts';
import { listen, type Said, tour } from '../words/play.ts';
import { FACTS as RARE } from '../words/samples.ts';

const SEED = 711;

const said = (rich: Rich): string =>
  plain(
    rich,
    nameOf(NAMES),
    ({ value }) => `${value}`,
    (rule) => cited(rule, NAMES),
  );
const fact = (of: HispaniaFact): string => said(sayingOf(FACTS, of.kind)?.(of) ?? []);
const refusal = ({ code, params }: Pick<Refusal, 'code' | 'params'>): string =>
  said(sayingOf(REFUSALS, code)?.(params) ?? []);

/** A French sentence: it begins with a capital, ends, lacks nothing, and has none of the faults of French. */
function isFrench(sentence: string): void {
  assert.match(sentence, /^[\p{Lu}\d].*[.?!)]$/u, `Begin with a capital or a number and end: ${sentence}`);
  assert.doesNotMatch(sentence, /undefined|null|NaN|\[object|(?<!\p{L})(?:de|à) les? /u, sentence);
  for (const pattern of FRENCH_PATTERNS) {
    assert.deepEqual(frenchHits(pattern, 'src', sentence), [], `${pattern.name}: write ${pattern.instead}`);
  }
  assert.equal(typo(sentence), sentence, 'Write its no-break spaces');
}

const told = new Set<string>();
function areFrench({ facts, refusals }: Pick<Said, 'facts' | 'refusals'>): void {
  const sentences = new Set([...facts.map(fact), ...refusals.map(refusal)]);
  for (const sentence of sentences) isFrench(sentence);
  for (const { kind } of facts) told.add(kind);
}

describe('what happens, in French', () => {
  const plays: readonly Options[] = [
    { scenario: 'A' },
    { scenario: 'D' },
    { scenario: 'C', options: ['group-auction', 'tokens', 'sign-of-god'] },
    { scenario: 'E', mode: 'advanced', options: ['tokens', 'sign-of-god', 'all-submission'] },
  ];
  for (const options of plays) {
    it(`is told from end to end: scenario ${options.scenario}`, () => areFrench(tour(options, SEED, 1200)));
  }

  it('is told when it is rare', () => {
    areFrench({ facts: [...RARE, { kind: 'sealed', rule: '10.1', nation: null, seat: 'Inês' }], refusals: [] });
    assert.deepEqual(
      Object.keys(FACTS).filter((kind) => !told.has(kind)),
      [],
      'Add a sample of these kinds of facts to tests/hispania/words/samples.ts',
    );
  });

  it('is refused with a reason, whatever is tried', () => {
    const { facts, refusals } = listen(SEED, 600);
    assert.ok(new Set(refusals.map(({ code }) => code)).size > 30);
    areFrench({ facts, refusals });
  });

  it('is refused in a sentence for each code, whatever is written in the action', () => {
    const samples = {
      nation: ['franks', 'castile', 'el-cid'],
      owner: ['neutral', 'el-cid', 'iberians'],
      side: ['attacker', 'defender', 'attacker'],
      turn: [1, 21, 2],
      phase: ['movement', 'last-stacking', 'mission'],
      place: [null, 'basque-country', 'avila'],
      places: [[], ['toledo', 'galicia', 'asturias'], ['la-mancha']],
      from: ['toledo', 'nowhere', 'la-mancha'],
      to: ['western-pyrenees', null, 'algarve'],
      unit: ['leader', 'castle', 'elite'],
      count: [1, 2, 0],
      needs: [1, 4, 2],
      stay: [0, 4, 1],
      die: ['castle', 'dragon', 'elite'],
      target: ['infantry~river', 'dragon', 'elite'],
      aimed: [0, 2, 1],
      room: [0, 1, 2],
      limit: [3, 0, 1],
      asked: ['buy', 'dragon', 'move'],
      gold: [0, 7, 1],
      cost: [8, 12, 2],
      seat: ['2', 'franks', 'Inês'],
      other: ['galicians', 'el-cid', 'almohads'],
      token: ['army', 'sign', 'dragon'],
      bid: [2, 3, 1],
      least: [1, 4, 2],
    };
    for (const [code, names] of Object.entries(CODES)) {
      for (const i of [0, 1, 2]) {
        isFrench(refusal({ code, params: Object.fromEntries(names.map((name) => [name, samples[name][i] ?? null])) }));
      }
    }
  });

  it('names the nation with its article, and what agrees with it', () => {
    const freed = { kind: 'freed', rule: '9.6-duration', why: 'eliminated' } as const;
    assert.equal(
      fact({ ...freed, nation: 'castile', from: 'umayyads' }),
      'La Castille cesse d’être soumise à l’Omeyyad\u00a0: l’Omeyyad est éliminé.',
    );
    const battle = { kind: 'battle', rule: '6', place: 'asturias' } as const;
    assert.equal(
      fact({ ...battle, attacker: 'el-cid', defender: 'neutral' }),
      'El Cid attaque les Wisigoths neutres dans les Asturies.',
    );
    const gone = { kind: 'left', rule: '5.4', place: 'africa', leaders: [], why: 'must-leave' } as const;
    assert.equal(
      fact({ ...gone, nation: 'vandals', units: { infantry: 2 } }),
      'Le Vandale perd 2\u00a0Infanteries, qui ne peuvent pas rester en Afrique.',
    );
    assert.equal(
      fact({ kind: 'opens', rule: '14.2', seat: 'Inês' }) + fact({ kind: 'opens', rule: '14.2', seat: '2' }),
      'Inês ouvre les enchères.Le joueur\u00a02 ouvre les enchères.',
    );
  });

  it('is refused in short sentences', () => {
    assert.equal(
      refusal({ code: 'no-gold', params: { nation: 'castile', unit: 'knight', gold: 9, cost: 12 } }),
      'Un Chevalier coûte 6\u00a0Or\u00a0: la Castille n’en a que 4½.',
    );
    assert.equal(
      refusal({ code: 'halted-mountain', params: { nation: 'rome', from: 'avila', to: 'leon', unit: 'infantry' } }),
      'Sans Chef, une Infanterie s’arrête en montagne\u00a0: son mouvement finit à Avila.',
    );
    assert.equal(
      refusal({ code: 'no-such-target', params: { place: 'avila', owner: 'rome', target: 'infantry~river' } }),
      'L’ennemi n’a pas d’Infanterie venue par le fleuve dans cette bataille.',
    );
  });
});
