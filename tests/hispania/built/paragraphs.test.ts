import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHAPTERS } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { paragraphAnchor } from '../../../src/site/build/paragraph-numbers.ts';
import { readBuilt } from '../../built/dist.ts';
import { blocksOf, given, numbered, type Paragraph } from './paragraphs.ts';

/** The paragraphs of the built chapters. Runs after `npm run build:test`. */
const LONG = 3;
/** The share of words by which a paragraph is known again, and the share below which it is another. */
const KNOWN = 0.75;
const OTHER = 0.2;

const sectionOf = ({ anchor }: Paragraph): string => anchor.slice(0, anchor.lastIndexOf('-'));
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
function likeness(a: Paragraph, b: Paragraph): number {
  const [one, other] = [wordsOf(a.begins), wordsOf(b.begins)];
  return [...one].filter((word) => other.has(word)).length / Math.max(one.size, other.size, 1);
}

describe('the paragraphs of long sections', () => {
  it('all have a number, and those of short sections none', () => {
    let count = 0;
    for (const { slug, number } of CHAPTERS)
      for (const [section, blocks] of blocksOf(slug, number)) {
        const numbers = blocks.map((block) => block.querySelector('.pn'));
        if (blocks.length < LONG)
          assert.ok(
            numbers.every((one) => one === null),
            section,
          );
        for (const one of blocks.length < LONG ? [] : numbers) {
          const [text = '', id = ''] = [one?.text, one?.id];
          assert.match(text, /^\d+[a-z]?$/, section);
          assert.equal(id, paragraphAnchor(section, text));
          assert.equal(one?.getAttribute('href'), `#${id}`);
          count += 1;
        }
      }
    assert.ok(count > 150, `${count}`);
  });
  it('have each number once, also in the whole book', () => {
    const html = readBuilt('hispania/rules/whole-book/index.html');
    const anchors = [...html.matchAll(/class="pn" id="([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual(
      anchors.toSorted(),
      numbered()
        .map(({ anchor }) => anchor)
        .toSorted(),
    );
    assert.equal(new Set(anchors).size, anchors.length);
  });
  it('keep their numbers when the text changes', () => {
    const now = new Map(numbered().map((one) => [one.anchor, one]));
    const then = given();
    const write = 'npm exec -- node tests/hispania/built/paragraphs.ts --write';
    for (const one of then) {
      const here = now.get(one.anchor);
      if (here && likeness(one, here) >= KNOWN) continue;
      const moved = [...now.values()].find(
        (other) => sectionOf(other) === sectionOf(one) && likeness(one, other) >= KNOWN,
      );
      assert.equal(
        moved,
        undefined,
        `${one.anchor} is ${moved?.anchor} now: write {/* paragraph ${one.anchor.split('-').at(-1)} */} before “${one.begins}”`,
      );
      assert.ok(
        !here || likeness(one, here) > OTHER,
        `${one.anchor} began “${one.begins}”. If it says the same in other words: ${write}. If not, give it another number.`,
      );
    }
    const known = new Set(then.map(({ anchor }) => anchor));
    const added = [...now.keys()].filter((anchor) => !known.has(anchor));
    assert.deepEqual(added, [], `Their numbers are not recorded yet: ${write}`);
  });
});
