import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { typo } from '../../src/words/typo.ts';
import { FRENCH_PATTERNS, frenchHits } from './french-patterns.ts';
import { printedRuns, runsOf } from './printed.ts';
import { historiesIn, textsIn } from './texts.ts';

/** Lists of names, which are as they are printed. */
const LISTS = /\/names\.ts$/;

describe('the French of the site', () => {
  const texts = textsIn('fr');

  for (const pattern of FRENCH_PATTERNS) {
    it(`has none of “${pattern.name}”`, () => {
      const hits = texts.flatMap(({ file, line, text }) =>
        frenchHits(pattern, file, text).map((words) => `${file}:${line}  ${words}`),
      );
      assert.deepEqual(hits, [], `Write ${pattern.instead} (docs/style.fr.md)`);
    });
  }

  it('has no run of nine words in common with a printed rulebook', () => {
    const printed = printedRuns();
    const histories = historiesIn('fr');
    assert.ok(histories.length > 0, 'Restore historiesIn()');
    const copies = [...texts, ...histories]
      .filter(({ file }) => !LISTS.test(file))
      .flatMap(({ file, line, text }) =>
        runsOf(text)
          .filter(({ hash }) => printed.has(hash))
          .map(({ words }) => `${file}:${line}  ${words}`),
      );
    assert.deepEqual(copies, [], 'Say it in words of our own');
  });
});

describe('a run of nine words', () => {
  const [first, second] = runsOf('Un deux trois, quatre cinq six sept huit neuf : DIX.');
  it('knows neither case nor punctuation nor the hyphen at the end of a line', () => {
    assert.equal(first?.words, 'un deux trois quatre cinq six sept huit neuf');
    assert.equal(second?.words, 'deux trois quatre cinq six sept huit neuf dix');
    assert.deepEqual(runsOf('un deux trois qua-\n tre cinq six sept huit NEUF')[0], first);
  });
  it('of the printed rulebooks is kept as a hash', () => {
    const printed = printedRuns();
    assert.ok(printed.size > 30_000, `${printed.size}`);
    assert.ok([...printed].every((hash) => /^[0-9a-f]{10}$/.test(hash)));
  });
});

describe('a pattern of faulty French', () => {
  for (const pattern of FRENCH_PATTERNS) {
    it(`finds its sample: ${pattern.name}`, () => {
      const { found, passes } = pattern.sample;
      assert.equal(frenchHits(pattern, 'src', found).length, 1, found);
      assert.equal(frenchHits(pattern, 'src', passes).length, 0, passes);
    });
  }
});

describe('French typography', () => {
  const cases = [
    ['Il perd 2 unités ; elle gagne !', 'Il perd 2\u00a0unités\u00a0; elle gagne\u00a0!'],
    ['Fin : « oui »?', 'Fin\u00a0: «\u00a0oui\u00a0»\u00a0?'],
    ["l'Or, 63 % et 10 000 dés...", 'l’Or, 63\u00a0% et 10\u00a0000\u00a0dés…'],
    [
      'en 320 av. J.-C., au tour 12, 1er round, règle 6.4',
      'en 320\u00a0av.\u00a0J.-C., au tour\u00a012, 1er\u00a0round, règle\u00a06.4',
    ],
    ['à 12:30, 4 Or', 'à 12:30, 4\u00a0Or'],
  ] as const;
  for (const [plain, set] of cases) {
    it(`sets ${plain}`, () => {
      assert.equal(typo(plain), set);
      assert.equal(typo(set), set, 'twice');
    });
  }
});
