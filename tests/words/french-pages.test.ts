import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ruleHeading } from '../../src/site/build/rule-anchors.ts';

/** A section of a page: its text, and what it leads to. */
interface Section {
  readonly rule: string;
  readonly ids: readonly string[];
  readonly numbers: readonly string[];
}

/** Numbers in letters that both languages use; below two they are articles. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', twice: '2' },
  ...{ deux: '2', trois: '3', quatre: '4', cinq: '5', sept: '7', huit: '8', neuf: '9', dix: '10' },
};

/** The sections of a page of rules, from its source. */
export function sectionsOf(source: string): readonly Section[] {
  const parts: { rule: string; text: string }[] = [{ rule: 'start', text: '' }];
  const body = source.replace(/^---[\s\S]*?^---$/m, '').replace(/^import .*$/gm, '');
  for (const line of body.split('\n')) {
    const heading = /^#{2,4}\s+(.*)$/.exec(line)?.[1];
    if (heading) parts.push({ rule: ruleHeading(heading)?.rule ?? 'other', text: '' });
    const last = parts.at(-1);
    if (last) last.text += `${heading ? '' : line}\n`;
  }
  return parts.map(({ rule, text }) => ({
    rule,
    ids: unique(
      [...text.matchAll(/<(?:Rid|Ruling|Ref|Scene|Nation|Province|Corrected)\b[^>]*\bid="([^"]+)"/g)].map(
        ([whole, id]) => `${/^<(\w+)/.exec(whole)?.[1]} ${id}`,
      ),
    ),
    numbers: unique(numbersOf(text)),
  }));
}

/** The numbers of a text from 2 on, in figures or letters. A second movement, and both of two things, are “2” in French only. */
function numbersOf(text: string): readonly string[] {
  const words = text
    .replace(/<[^>]+>|\]\([^)]*\)/g, ' ')
    .toLowerCase()
    .match(/\d+(?:½|,\d+|\.\d+)?|[\p{L}]+/gu);
  return (words ?? [])
    .map((word) => LETTERS[word] ?? word)
    .filter((word) => /^\d/.test(word) && word !== '1' && word !== '0');
}

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)].sort();

describe('a French page of rules', () => {
  for (const file of globSync('content/fr/**/*.mdx').sort()) {
    const twin = file.replace('content/fr/', 'content/en/');
    it(`says what its English twin says: ${file}`, () => {
      assert.ok(existsSync(twin), `${twin} is missing`);
      const english = sectionsOf(readFileSync(twin, 'utf8'));
      const french = sectionsOf(readFileSync(file, 'utf8'));
      assert.deepEqual(
        french.map(({ rule }) => rule),
        english.map(({ rule }) => rule),
        'It has other sections',
      );
      const differ = english.flatMap(({ rule, ids, numbers }, i) => {
        const other = french[i];
        const apart = (kind: string, a: readonly string[], b: readonly string[] = []): readonly string[] => [
          ...a.filter((one) => !b.includes(one)).map((one) => `${rule}: ${kind} ${one} is missing`),
          ...b.filter((one) => one !== '2' && !a.includes(one)).map((one) => `${rule}: ${kind} ${one} is too much`),
        ];
        return [...apart('link', ids, other?.ids), ...apart('number', numbers, other?.numbers)];
      });
      assert.deepEqual(differ, []);
    });
  }
});

describe('the sections of a page', () => {
  it('have their links and their numbers, in figures or letters', () => {
    const page =
      '---\ntitle: A 7\n---\nimport X from "3";\n\nIt loses 2 units.\n\n## 6.4 Rivers\nTwo <Nation id="rome" /> of 12 (<Rid id="6.4" />).';
    assert.deepEqual(sectionsOf(page), [
      { rule: 'start', ids: [], numbers: ['2'] },
      { rule: '6.4', ids: ['Nation rome', 'Rid 6.4'], numbers: ['12', '2'] },
    ]);
  });
});
