import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markdownToHtml, mdxToJs } from 'satteri';
import { TERM_TABLE, TERMS, type TermId } from '../../../src/books/hispania/engine/data/terms.ts';
import { termLinks } from '../../../src/books/hispania/pages/build/term-links.ts';
import { cutAtTerms, definedIn } from '../../../src/books/hispania/pages/reference/terms.ts';
import { ruleAnchors } from '../../../src/site/build/rule-anchors.ts';

const CHAPTER = new URL('file:///house/content/en/hispania/rules/5-movement.mdx');
const plugins = [ruleAnchors(), termLinks()];

/** The terms that are linked in a text of chapter 5, in their order. */
async function linked(markdown: string, fileURL = CHAPTER): Promise<readonly string[]> {
  const { html } = await markdownToHtml(markdown, { fileURL, hastPlugins: plugins });
  return [...html.matchAll(/<a href="\.\.\/\.\.\/glossary\/#([a-z-]+)" data-card="t:">/g)].map(([, id = '']) => id);
}

describe('cutAtTerms', () => {
  const cut = (text: string, known: TermId[] = []) => cutAtTerms(text, new Set(known), 'en');

  it('finds each term once and keeps the text', () => {
    const text = 'An overlord and its subject; the overlord again.';
    const pieces = cut(text);
    assert.deepEqual(
      pieces.flatMap(({ term }) => term ?? []),
      ['overlord', 'subject'],
    );
    assert.equal(pieces.map((piece) => piece.text).join(''), text);
  });
  it('takes the longest form', () => {
    assert.deepEqual(
      cut('With naval supremacy a Roman fort, a stacking check.').flatMap(({ text, term }) => (term ? [text] : [])),
      ['naval supremacy', 'Roman fort', 'stacking check'],
    );
  });
  it('leaves parts of words and known terms alone', () => {
    assert.deepEqual(cut('Comfort, fortress, subjected, leader-like.'), [
      { text: 'Comfort, fortress, subjected, leader-like.' },
    ]);
    assert.deepEqual(cut('A ruin.', ['ruin']), [{ text: 'A ruin.' }]);
  });
});

describe('definedIn', () => {
  it('is what a section and its parts define', () => {
    assert.ok(definedIn('5.3').includes('forced-passage'));
    assert.ok(definedIn('9.6').includes('overlord'));
    assert.ok(definedIn('9.6').includes('submission'));
    assert.ok(definedIn('9.6-points').includes('overlord'));
    assert.ok(!definedIn('9.6-points').includes('submission'));
    assert.ok(!definedIn('9.5').includes('overlord'));
  });
  it('is all of a chapter before its first rule', () => {
    const all = definedIn('9');
    assert.ok(all.includes('invasion') && all.includes('ruin'));
    assert.ok(!all.includes('forced-passage'));
  });
  it('knows every term by its rule', () => {
    for (const id of TERMS) if (TERM_TABLE[id].rule) assert.ok(definedIn(TERM_TABLE[id].rule).includes(id), id);
  });
});

describe('termLinks', () => {
  it('links the first occurrence in each section', async () => {
    assert.deepEqual(await linked('An overlord, an overlord.\n\n## 5.1 How far\n\nAn overlord.\n\nThe overlord.'), [
      'overlord',
      'overlord',
    ]);
  });
  it('links nothing in the section that defines it, nor before the first rule of its chapter', async () => {
    assert.deepEqual(await linked('A forced passage.\n\n## 5.3 Forced passage\n\nA forced passage and a capital.'), [
      'capital',
    ]);
  });
  it('leaves headings, links, code and tables alone', async () => {
    const text =
      '## 5.1 The capital\n\n[capital](x), `capital`\n\n| capital | ruin |\n| --- | --- |\n| capital | ruin |';
    assert.deepEqual(await linked(text), []);
  });
  it('leaves names and notes of components alone, and not what they set', async () => {
    const mdx =
      '<Nation id="x">a capital</Nation>\n\n<History>The capital fell.</History>\n\n<Except>Its capital.</Except>';
    const { code } = await mdxToJs(mdx, { fileURL: CHAPTER, hastPlugins: plugins });
    assert.equal([...code.matchAll(/glossary\/#capital/g)].length, 1);
    assert.match(code.slice(code.indexOf('Except')), /glossary\/#capital/);
  });
  it('leaves the history of a nation alone', async () => {
    const mdx =
      '<Sheet id="rome">\n<Fragment slot="history">\n\nBeaten at sea.\n\n</Fragment>\n<Fragment slot="rules">\n\nThey come by sea.\n\n</Fragment>\n</Sheet>';
    const sheet = new URL('file:///house/content/en/hispania/nations/rome.mdx');
    const { code } = await mdxToJs(mdx, { fileURL: sheet, hastPlugins: plugins });
    assert.equal([...code.matchAll(/glossary\/#sea/g)].length, 1);
    assert.match(code.slice(code.indexOf('They come')), /glossary\/#sea/);
  });
  it('knows the rules of a nation on its sheet', async () => {
    const sheet = new URL('file:///house/content/en/hispania/nations/rome.mdx');
    assert.deepEqual(await linked('A fort and a leader.', sheet), ['leader']);
  });
  it('knows the French forms in French chapters', async () => {
    const french = new URL('file:///house/content/fr/hispania/rules/5-movement.mdx');
    assert.deepEqual(await linked('L’ancre d’une Capitale, un Château-fort plus fort, a capital.', french), [
      'anchor',
      'capital',
      'castle',
    ]);
  });
  it('is for chapters and sheets only', async () => {
    assert.deepEqual(await linked('A capital.', new URL('file:///house/content/en/hispania/learn/1.mdx')), []);
  });
});
