import assert from 'node:assert/strict';
import { it } from 'node:test';
import { plain } from '../../../src/books/hispania/pages/sheets/words.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { OTHER_GAMES } from '../../../src/books/hispania/words/en/other-games.ts';
import type { Rich } from '../../../src/words/rich.ts';

/** The page for players of Britannia, History of the World and Small World. */

const linesOf = ({ same, different }: (typeof OTHER_GAMES)[number]): readonly Rich[] => [
  ...same,
  ...different.map(({ text }) => text),
];

it('tells players of 3 games what is the same and what is not, each line with its rule', () => {
  assert.deepEqual(
    OTHER_GAMES.map(({ name }) => name),
    ['Britannia', 'History of the World', 'Small World'],
  );
  for (const game of OTHER_GAMES) {
    assert.ok(game.same.length > 2 && game.different.length > 5, game.name);
    for (const line of linesOf(game)) {
      assert.ok(
        line.some((piece) => typeof piece === 'object' && 'rule' in piece),
        JSON.stringify(line),
      );
    }
  }
});

it('is read in a few minutes', () => {
  const words = OTHER_GAMES.flatMap(linesOf)
    .map((line) => plain(line, NAMES))
    .join(' ')
    .match(/\p{L}[\p{L}’-]*/gu);
  assert.ok(words && words.length >= 400 && words.length <= 700, String(words?.length));
});
