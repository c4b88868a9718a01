import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { ledTo } from '../../src/site/build/stub.ts';
import { wholeLanguages } from '../../src/site/meta.ts';
import { type Columns, unpacked } from '../../src/site/search/data.ts';
import { METAS } from '../metas.ts';
import { BASE, builtFiles, DIST, readBuilt } from './dist.ts';

/** A book that is whole in French says everything in French. Runs after `npm run build:test`. */

/** Common words of English that are none of French. */
const ENGLISH = new Set(
  'the of and with from your is are was were this that which their they have been you will must when where how who turn units scene lesson rule into two more than each any only other'.split(
    ' ',
  ),
);
/** Names of other games, and a word that players use in French. */
const NAMES = /History of the World|\bleader\b/g;
/** Attributes that are seen or heard. */
const READ = ['title', 'aria-label', 'alt', 'placeholder', 'label', 'content'];
/** Data, not text: an id, an address, what a script reads. */
const DATA = /^\s*(?:[[{<]|https?:|\S*$|[\w-]+(?: [\w-]+)*$)/;

/** All that is read on a page in its own language. */
function textsOf(html: string): readonly string[] {
  const texts: string[] = [];
  const walk = (element: HTMLElement): void => {
    const lang = element.getAttribute('lang');
    if ((lang !== undefined && lang !== 'fr') || /^(SCRIPT|STYLE)$/.test(element.tagName ?? '')) return;
    for (const [name, value] of Object.entries(element.attributes)) {
      if (READ.includes(name) || (name.startsWith('data-') && !DATA.test(value))) texts.push(value);
    }
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) texts.push(child.text);
      else if (child.nodeType === NodeType.ELEMENT_NODE) walk(child as HTMLElement);
    }
  };
  walk(parse(html, { comment: false }));
  return texts;
}

/** The English words of a text. */
const englishIn = (text: string): readonly string[] =>
  (text.replace(NAMES, '').match(/(?<![\p{L}/.-])\p{L}+(?![\p{L}/.-])/gu) ?? []).filter((word) =>
    ENGLISH.has(word.toLowerCase()),
  );

/** The anchors of its headings and of its listed things; letters of the alphabet are those of the language. */
const anchorsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:h[1-4]|article|tr|dt|span)\b[^>]*?\sid="([^"]+)"/g)].flatMap(([, id = '']) =>
    /^(?:index-)?letter-/.test(id) ? [] : [id],
  );

for (const book of METAS.filter((one) => wholeLanguages(one).includes('fr'))) {
  const english = builtFiles(`${book.id}/**/index.html`).map((file) => file.slice(DIST.length));

  describe(`the French pages of ${book.id}`, () => {
    const french = new Map(english.map((path) => [path, readBuilt(`/fr${path}`)]));

    it('are all that there are in English, in French, and none is a stub', () => {
      assert.deepEqual(
        builtFiles(`fr/${book.id}/**/index.html`)
          .map((file) => file.slice(`${DIST}/fr`.length))
          .sort(),
        [...english].sort(),
      );
      for (const [path, html] of french) {
        assert.match(html, /^<!DOCTYPE html><html lang="fr"/, path);
        assert.equal(ledTo(html), undefined, path);
        for (const lang of ['en', 'fr']) assert.match(html, new RegExp(`rel="alternate" hreflang="${lang}"`), path);
      }
    });

    it('lead to the same place in English, and are led to', () => {
      const apart = english.flatMap((path) => {
        const [own, other] = [readBuilt(path), french.get(path) ?? ''];
        assert.ok(
          own.includes(`href="${BASE}/fr${path.replace('index.html', '')}" lang="fr" hreflang="fr" data-same`),
          path,
        );
        assert.ok(
          other.includes(`href="${BASE}${path.replace('index.html', '')}" lang="en" hreflang="en" data-same`),
          path,
        );
        const there = new Set(anchorsOf(other));
        return anchorsOf(own).flatMap((id) => (there.has(id) ? [] : [`${path}#${id}`]));
      });
      assert.deepEqual(apart, []);
    });

    it('say nothing in English that is not marked as English', () => {
      const said = [...french].flatMap(([path, html]) =>
        textsOf(html).flatMap((text) => {
          const words = englishIn(text);
          return words.length > 0 ? [`${path}: ${words.join(' ')}: ${text.trim().slice(0, 120)}`] : [];
        }),
      );
      assert.deepEqual(said, []);
    });

    it('have the same records in the search, all in French', () => {
      const records = (lang: 'en' | 'fr') =>
        unpacked(JSON.parse(readBuilt(`/${book.id}/search/${lang}.json`)) as Columns, lang, BASE);
      const names = (lang: 'en' | 'fr') => records(lang).map(({ kind, id }) => `${kind} ${id}`);
      assert.deepEqual(names('fr').sort(), names('en').sort());
      assert.deepEqual(
        records('fr').filter(({ lang, address }) => lang !== 'fr' || !address.startsWith(`${BASE}/fr/`)),
        [],
      );
    });
  });
}

describe('the English words of a text', () => {
  it('are found between French ones, and not in names, ids and what is marked', () => {
    assert.deepEqual(englishIn('La légion where elle est'), ['where']);
    assert.deepEqual(englishIn('Unité, units-of-two, /the/'), []);
    assert.deepEqual(textsOf('<html lang="fr"><p title="Un titre">Un <i lang="en">the</i> mot</p></html>'), [
      'Un titre',
      'Un ',
      ' mot',
    ]);
  });
});
