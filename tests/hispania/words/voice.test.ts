import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { voiceOf } from '../../../src/books/hispania/ui/voice.ts';
import { wordsOf } from '../../../src/books/hispania/words/index.ts';
import { n, p } from '../../../src/books/hispania/words/marks.ts';
import { textOf } from '../../../src/ui/speech.ts';
import { t } from '../../../src/words/rich.ts';

const book = voiceOf(await wordsOf('en'));

describe('what parts of no game speak with', () => {
  it('names nations in small caps and places in italics', () => {
    assert.deepEqual(book.named({ tag: 'nation', id: 'franks' }), { name: 'Franks', class: 'n' });
    assert.equal(book.named({ tag: 'place', id: 'toledo' }).class, undefined);
  });

  it('makes a sentence plain: names, rules and dice', () => {
    const dice = [
      { value: 8, hit: true },
      { value: 1, hit: false },
    ];
    const said = t`${n('rome')} rolls ${{ dice }} in ${p('segovia')} (${{ rule: '6.4' }}).`;
    assert.equal(textOf({ book }, said), 'Rome rolls 8: hit, 1: never hits in Segovia (6.4).');
  });

  it('knows who is spoken of as one, and who as many', () => {
    const [franks, second, ines] = ['franks', '2', 'Inês'].map((name) => book.who(name));
    assert.equal(textOf({ book }, franks?.whose ?? []), 'the Franks’');
    assert.deepEqual([franks?.many, second?.many, ines?.many], [true, false, false]);
    assert.equal(textOf({ book }, second?.The ?? []), 'Player 2');
  });

  it('says an answer, its numbers and its parts', () => {
    assert.deepEqual(book.amount('gold', 9), ['Gold', '4½']);
    assert.equal(book.typed?.('gold')?.('4,5'), 9);
    assert.equal(book.typed?.('count'), undefined);
    assert.equal(textOf({ book }, book.part('infantry/from=tortosa')), 'infantry from Tortosa');
    assert.equal(book.above?.('joined'), 'Joining the stack');
  });

  it('prints the number of a rule’s section', () => assert.equal(book.printed('10.3-army'), '10.3'));
});
