import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { voiceOf } from '../../../src/books/reconquista/ui/voice.ts';
import { wordsOf } from '../../../src/books/reconquista/words/index.ts';
import { tableWordsOf } from '../../../src/books/reconquista/words/table.ts';
import { LANGS } from '../../../src/words/lang.ts';

/** A solitaire game has one player: what is counted and passed over in its log are the two sides, and its seat has a name. */
describe('the table of a solitaire game', () => {
  for (const lang of LANGS) {
    it(`counts and passes over sides, ${lang}`, async () => {
      const { history } = await tableWordsOf(lang);
      const { stretchBack, stretchOn, keys } = history.history;
      const said = [
        history.log.start,
        history.log.ofTurn(2, 7),
        history.log.ofTurn(1, 1),
        stretchBack,
        stretchOn,
        keys,
      ];
      for (const one of said) assert.doesNotMatch(one, /player|joueur/i);
    });
    it(`calls its seat by a name, ${lang}`, async () => {
      const { table } = await tableWordsOf(lang);
      const words = await wordsOf(lang);
      assert.equal(table.player('christian'), words.own.christians);
      assert.deepEqual(voiceOf(words).who('christian'), words.own.you);
      assert.equal(table.player('Inês'), 'Inês');
    });
  }
});
