import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mdxToJs } from 'satteri';
import { paragraphNumbers } from '../../src/site/build/paragraph-numbers.ts';
import { ruleAnchors } from '../../src/site/build/rule-anchors.ts';

/** The numbers of a text's paragraphs, by their anchors. */
async function anchors(mdx: string, path = 'rules/6-combat.mdx'): Promise<readonly (string | undefined)[]> {
  const fileURL = new URL(`file:///content/en/a/${path}`);
  const { code } = await mdxToJs(mdx, { fileURL, hastPlugins: [ruleAnchors(), paragraphNumbers()] });
  return [...code.matchAll(/className: "pn",\s*id: "([^"]+)",\s*href: "#\1"/g)].map(([, id]) => id);
}

describe('paragraphNumbers', () => {
  it('numbers paragraphs and exceptions of a long section, and lets a list belong to the paragraph before it', async () => {
    assert.deepEqual(await anchors('## 6.2 A\n\nOne:\n\n- a\n- b\n\n<Except>Two.</Except>\n\nThree.\n'), [
      'p6.2-1',
      'p6.2-2',
      'p6.2-3',
    ]);
  });
  it('leaves short sections alone, each by itself', async () => {
    assert.deepEqual(await anchors('One.\n\n## 6.1 A\n\nOne.\n\nTwo.\n\n## 6.2 B\n\nOne.\n\nTwo.\n'), []);
  });
  it('goes on through parts without a number, and begins with the text before the first section', async () => {
    assert.deepEqual(await anchors('One.\n\nTwo.\n\nThree.\n\n## 6.2 A\n\nOne.\n\n### 6.2-b B\n\nTwo.\n\nThree.\n'), [
      'p6-1',
      'p6-2',
      'p6-3',
      'p6.2-1',
      'p6.2-2',
      'p6.2-3',
    ]);
  });
  it('takes a number from the author, and counts on from it', async () => {
    const note = (number: string) => `{/* paragraph ${number} */}`;
    assert.deepEqual(await anchors(`## 6.2 A\n\nOne.\n\n${note('1a')}\n\nNew.\n\nTwo.\n\n${note('4')}\n\nFour.\n`), [
      'p6.2-1',
      'p6.2-1a',
      'p6.2-2',
      'p6.2-4',
    ]);
  });
  it('leaves other pages alone', async () => {
    assert.deepEqual(await anchors('## 6.2 A\n\nOne.\n\nTwo.\n\nThree.\n', 'nations/rome.mdx'), []);
  });
});
