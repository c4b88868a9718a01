import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { selectorsIn } from './css-rules.ts';

/**
 * A browser finds the elements whose styles a change concerns by the names in the selectors. `tr + tr > *` names neither what
 * is changed nor what is styled: for it each element that comes or goes restyles all that is within the next one. On the board
 * this was the whole map, with each answer.
 */

interface Compound {
  /** The combinator before it. */
  readonly by: string;
  text: string;
}

/** The compounds of a selector; what stands in brackets belongs to its compound. */
function compoundsOf(selector: string): readonly Compound[] {
  let last: Compound = { by: '', text: '' };
  const found = [last];
  let depth = 0;
  for (const letter of selector.replaceAll(/\s*([>+~])\s*/g, '$1')) {
    if ('(['.includes(letter)) depth++;
    if (')]'.includes(letter)) depth--;
    if (depth === 0 && ' >+~'.includes(letter)) {
      last = { by: letter, text: '' };
      found.push(last);
    } else last.text += letter;
  }
  return found;
}

/** What a compound requires, without what it excludes. */
const required = (compound: string): string => compound.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
/** Names that an element has itself: classes, ids, attributes. */
const isNamed = (compound: string): boolean => /[.#[]/.test(required(compound));
/** Names or a tag. */
const isToldApart = (compound: string): boolean =>
  isNamed(compound) || /(^|[(,\s])[a-z][a-z0-9]*/.test(required(compound));
const PLACE = /:(first|last|only|nth)-/;

/** Whether an element that comes or goes restyles, for this selector, all that is within another one. */
function isUnbounded(selector: string): boolean {
  const compounds = compoundsOf(selector.replace(/::[\w-]+$/, ''));
  const subject = compounds.at(-1);
  if (!subject || isToldApart(subject.text)) return false;
  return compounds.some(({ by, text }, i) => {
    const before = compounds[i - 1]?.text ?? '';
    const isBesideAny = ['+', '~'].includes(by) && !isNamed(before);
    const isInAPlace = i < compounds.length - 1 && PLACE.test(text);
    return isBesideAny || isInAPlace;
  });
}

/**
 * What `:has()` looks for, as far as it names nothing: for `:has(:checked)` each element that comes or goes restyles all elements
 * around it that any `:has()` has looked into.
 */
const lookedFor = (selector: string): readonly string[] =>
  [...selector.matchAll(/:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^()]*\))/).filter((one) => !isToldApart(compoundsOf(one.trim()).at(-1)?.text ?? '')),
  );

const sheets = globSync('src/**/*.{css,astro}').map((file) => {
  const text = readFileSync(file, 'utf8');
  const sheet = file.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
  return { file, selectors: selectorsIn(sheet) };
});

describe('a change of the page', () => {
  it('restyles only what its selectors name', () => {
    const unbounded = sheets.flatMap(({ file, selectors }) =>
      selectors.filter(isUnbounded).map((selector) => `${file}: ${selector}`),
    );
    assert.deepEqual(unbounded, [], 'name the tags or classes that are styled');
  });

  it('is looked for by name', () => {
    const unnamed = sheets.flatMap(({ file, selectors }) =>
      selectors.filter((one) => lookedFor(one).length > 0).map((selector) => `${file}: ${selector}`),
    );
    assert.deepEqual(unnamed, [], 'name the tag or class that is looked for');
    for (const one of ['label:has(:checked)', '.a:has(> :only-child)::before', '.a:has(.b, *)'])
      assert.ok(lookedFor(one).length > 0, one);
    for (const one of ['label:has(input:checked)', '.a:has(> .b :is(.c, li))', 'a:not(:has(:is(th, td):not(:empty)))'])
      assert.deepEqual(lookedFor(one), [], one);
  });

  it('is told by its selector', () => {
    for (const one of ['tr + tr > *', 'main > * + *', '.fold > :not(summary) + :not(summary)', 'tr:first-child > *'])
      assert.ok(isUnbounded(one), one);
    for (const one of [
      'tr + tr > :is(th, td)',
      'main > * + p',
      '.a + *',
      '.a > :not(:first-child)',
      '.a > *',
      'li:first-child b',
    ])
      assert.ok(!isUnbounded(one), one);
  });
});
