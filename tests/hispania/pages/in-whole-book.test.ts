import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inWholeBook } from '../../../src/books/hispania/pages/components/in-whole-book.ts';

const part = (html: string) => inWholeBook(html, 'g');

describe('a page as a part of the whole book', () => {
  it('has ids of its own, and its links lead to them', () => {
    assert.equal(
      part('<a href="#sea">S</a><section aria-labelledby="a b"><h2 id="a">A</h2></section>'),
      '<a href="#g-sea">S</a><section aria-labelledby="g-a g-b"><h2 id="g-a">A</h2></section>',
    );
    assert.equal(
      part('<use href="#unit"/><i data-id="x" class="id"></i>'),
      '<use href="#g-unit"/><i data-id="x" class="id"></i>',
    );
  });
  it('leads to the rules of the same page', () => {
    assert.equal(part('<a class="rid" href="/x/hispania/rules/6-combat/#r6.4">'), '<a class="rid" href="#r6.4">');
    assert.equal(part('<a href="/hispania/nations/rome/#r11-rome-forts">'), '<a href="#r11-rome-forts">');
    assert.equal(part('<a href="/hispania/rules/6-combat/">'), '<a href="#r6">');
    assert.equal(part('<a href="/hispania/nations/rome/">'), '<a href="/hispania/nations/rome/">');
  });
  it('leaves notes alone, of which the whole page has one each', () => {
    assert.equal(part('<a href="#note-x">A</a><span id="note-x">'), '<a href="#note-x">A</a><span id="note-x">');
    const noted = '<aside class="note" id="reconstructed"></aside><a class="rec" href="#reconstructed">‹1›</a>';
    assert.equal(part(noted), noted);
    assert.equal(part('<div class="term" id="reconstructed">'), '<div class="term" id="g-reconstructed">');
  });
});
