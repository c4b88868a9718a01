import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { saying } from '../../../src/books/hispania/ui/shelf/saying.ts';
import type { Json } from '../../../src/kernel/contract.ts';
import type { Lang } from '../../../src/words/lang.ts';

const standing = { turn: 12, lastTurn: 15, nation: 'umayyads', over: false, scores: [] };

/** The sentence with its names in brackets, each after its class. */
const textOf = (summary: Json, lang: Lang): string | undefined =>
  saying(summary, lang)
    ?.map((said) => (typeof said === 'string' ? said : `[${said.set} ${said.name}]`))
    .join('');

describe('where a game of Hispania stands, on the shelf', () => {
  it('is whose move it is in which turn, with the name of the nation as one', () => {
    assert.equal(textOf(standing, 'en'), 'Turn 12, [n Umayyads] to move');
    assert.equal(textOf(standing, 'fr'), 'Tour\u00a012, à l’[n Omeyyad] de jouer');
    assert.equal(textOf({ ...standing, nation: 'suebi' }, 'fr'), 'Tour\u00a012, au [n Suève] de jouer');
  });

  it('is the turn where nobody moves, and that it is over where it is', () => {
    const { nation: _, ...nobody } = standing;
    assert.equal(textOf(nobody, 'en'), 'Turn 12');
    assert.equal(textOf({ ...standing, over: true }, 'en'), 'The game is over');
  });

  it('is nothing where what is kept says nothing: anybody may have written it', () => {
    for (const kept of [null, 7, {}, { ...standing, turn: 'x' }, { ...standing, nation: 'atlantis' }] as Json[])
      assert.equal(saying(kept, 'en'), undefined);
  });
});
