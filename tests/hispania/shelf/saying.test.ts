import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sayingIn } from '../../../src/books/hispania/ui/shelf/saying.ts';
import type { Json } from '../../../src/kernel/contract.ts';
import type { Lang } from '../../../src/words/lang.ts';

const standing = { turn: 12, lastTurn: 15, nation: 'umayyads', over: false, scores: [] };

/** The sentence with its names in brackets, each after its class. */
const textOf = async (summary: Json, lang: Lang): Promise<string | undefined> =>
  (await sayingIn(lang))(summary)
    ?.map((said) => (typeof said === 'string' ? said : `[${said.set} ${said.name}]`))
    .join('');

describe('where a game of Hispania stands, on the shelf', () => {
  it('is whose move it is in which turn, with the name of the nation as one', async () => {
    assert.equal(await textOf(standing, 'en'), 'Turn 12, [n Umayyads] to move');
    assert.equal(await textOf(standing, 'fr'), 'Tour\u00a012, à l’[n Omeyyad] de jouer');
    assert.equal(await textOf({ ...standing, nation: 'suebi' }, 'fr'), 'Tour\u00a012, au [n Suève] de jouer');
  });

  it('is the turn where nobody moves, and that it is over where it is', async () => {
    const { nation: _, ...nobody } = standing;
    assert.equal(await textOf(nobody, 'en'), 'Turn 12');
    assert.equal(await textOf({ ...standing, over: true }, 'en'), 'The game is over');
  });

  it('is nothing where what is kept says nothing: anybody may have written it', async () => {
    const saying = await sayingIn('en');
    for (const kept of [null, 7, {}, { ...standing, turn: 'x' }, { ...standing, nation: 'atlantis' }] as Json[])
      assert.equal(saying(kept), undefined);
  });
});
