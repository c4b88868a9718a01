import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SWITCHES } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { type RulingShown, rulingShown } from '../../../src/books/hispania/pages/sheets/ruling-shown.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { text } from '../../../src/books/hispania/words/index.ts';
import { decode } from '../../../src/kernel/links.ts';
import { LANGS } from '../../../src/words/lang.ts';

const said = (sentences: RulingShown['ours']) => sentences.map((sentence) => text(WORDS, sentence)).join(' ');

describe('what a ruling changes, on its page', () => {
  it('is told by the engine itself, each reading in a sentence', async () => {
    const shown = await rulingShown('berber-hits', 'en');
    assert.match(said(shown.ours), /9 or higher/);
    assert.match(said(shown.other), /7 or higher/);
    const coast = await rulingShown('crusade-coast', 'en');
    assert.equal(said(coast.ours), 'Offered: To the Algarve; To Granada; To Castellón.');
    assert.equal(said(coast.other), 'Not offered: To the Algarve; To Granada; To Castellón.');
    const cid = await rulingShown('byzantium-cid', 'en');
    assert.equal(said(cid.ours), 'Byzantium cannot hire El Cid.');
  });

  for (const lang of LANGS) {
    it(`differs from one reading to the other, for every ruling with a switch, in ${lang}`, async () => {
      for (const ruling of SWITCHES) {
        const { ours, other, where, links } = await rulingShown(ruling, lang);
        assert.notEqual(
          said(ours),
          said(other),
          `Show ${ruling} at another position in scenes/readings.ts: both readings say the same`,
        );
        assert.ok(
          where.length > 0 && links.length > 0,
          `Name a scene or a position for ${ruling} in scenes/readings.ts`,
        );
      }
    });
  }

  it('leads to its scene by the other reading, or to a game by either', async () => {
    assert.deepEqual(
      (await rulingShown('forts-stacking', 'fr')).links.map(({ to }) => to),
      ['scenes/romes-forts/#ruling=forts-stacking:other'],
    );
    const { links } = await rulingShown('toledo-falls', 'en');
    const packed = links.map(({ to }) => to.replace('play/#position=', ''));
    const opened = await Promise.all(packed.map(async (link) => hispania.position((await decode(link)).value)));
    assert.deepEqual(
      opened.map(({ state }) => state?.rulings),
      [{}, { 'toledo-falls': 'b' }],
    );
  });
});
