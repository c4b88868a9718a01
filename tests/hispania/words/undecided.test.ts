import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { STAGE as EN } from '../../../src/books/hispania/words/en/stage.ts';
import { HISTORY as EN_HISTORY } from '../../../src/books/hispania/words/en/table-history.ts';
import { factWordsOf } from '../../../src/books/hispania/words/facts.ts';
import { STAGE as FR } from '../../../src/books/hispania/words/fr/stage.ts';
import { HISTORY as FR_HISTORY } from '../../../src/books/hispania/words/fr/table-history.ts';
import { fact, text, wordsOf } from '../../../src/books/hispania/words/index.ts';
import { LANGS } from '../../../src/words/lang.ts';

/** A battle that ends without a winner: both sides are destroyed, or one of them submits and all its units stand. */

const STAGES = { en: EN, fr: FR };
const HISTORIES = { en: EN_HISTORY, fr: FR_HISTORY };

describe('a battle without a winner', () => {
  for (const lang of LANGS)
    it(`is not said to leave no unit if a side submits, ${lang}`, async () => {
      const words = await wordsOf(lang);
      const submits = { nation: 'iberians', to: 'rome' } as const;
      const said = [
        STAGES[lang].verdict.submits('iberians', 'rome'),
        HISTORIES[lang].recap.won({ winner: null, submits }, 1),
        fact(await factWordsOf(lang), {
          kind: 'battle-over',
          rule: '6.2',
          place: 'galicia',
          winner: null,
          rounds: 1,
          submits,
        }),
      ].map((one) => text(words, one));
      for (const one of said) {
        assert.match(one, /submit|soumet/);
        assert.doesNotMatch(one, /unit|unité/);
      }
    });
});
