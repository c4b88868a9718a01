import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printedNumber } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { LESSON_IDS } from '../../../src/books/hispania/lessons/ids.ts';
import { lessonWords } from '../../../src/books/hispania/words/lessons.ts';
import { LANGS } from '../../../src/words/lang.ts';

/** Parts of one section print the same number: a text that ends a lesson names it once. */
describe('what is said after a lesson', () => {
  for (const lang of LANGS)
    it(`names the number of a rule once, ${lang}`, async () => {
      const wrong: string[] = [];
      for (const id of LESSON_IDS) {
        const { after } = await lessonWords(lang, id);
        const numbers = after.flatMap((piece) =>
          typeof piece === 'object' && 'rule' in piece ? printedNumber(piece.rule) : [],
        );
        if (new Set(numbers).size < numbers.length) wrong.push(`${id}: ${numbers.join(', ')}`);
      }
      assert.deepEqual(wrong, []);
    });
});
