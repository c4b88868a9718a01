import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markdownToHtml } from 'satteri';
import { isNumbered, ruleAnchor, ruleAnchors, ruleHeading } from '../../src/site/build/rule-anchors.ts';

/** A heading as the pages get it. */
async function html(markdown: string, books?: Parameters<typeof ruleAnchors>[0]): Promise<string> {
  const fileURL = new URL('file:///content/en/a/nations/rome.mdx');
  const { html: page } = await markdownToHtml(markdown, { fileURL, hastPlugins: [ruleAnchors(books)] });
  return page.trim();
}

describe('ruleHeading', () => {
  const rules: [heading: string, rule: string, title: string][] = [
    ['6.4 Rivers', '6.4', 'Rivers'],
    ['6.2b Who hits whom', '6.2b', 'Who hits whom'],
    ['5.1-mountain Mountains stop', '5.1-mountain', 'Mountains stop'],
    ['11-rome-forts Forts', '11-rome-forts', 'Forts'],
    ['9 Special rules', '9', 'Special rules'],
  ];
  for (const [heading, rule, title] of rules) {
    it(`reads ${heading}`, () => assert.deepEqual(ruleHeading(heading), { rule, title }));
  }
  for (const heading of ['Rivers', '6.4', 'Turn 6.4 Rivers', '21st century', '']) {
    it(`leaves "${heading}" alone`, () => assert.equal(ruleHeading(heading), null));
  }
});

describe('ruleAnchors', () => {
  it('hangs the number before the title, as a link to itself', async () => {
    assert.equal(
      await html('## 6.4 Rivers'),
      '<h2 id="r6.4" class="r"><a class="rid" href="#r6.4">6.4</a> Rivers</h2>',
    );
  });
  it('sets the number of its section behind the title of an unnumbered part', async () => {
    assert.equal(
      await html('### 5.1-mountain Mountains stop'),
      '<h3 id="r5.1-mountain" class="r part">Mountains stop <a class="rid" href="#r5.1-mountain">5.1</a></h3>',
    );
  });
  it('hangs the number that the book gives a part', async () => {
    const numberOf = (rule: string) => (rule === '11-rome-forts' ? '11.23.1' : undefined);
    assert.equal(
      await html('### 11-rome-forts Forts', [
        { id: 'b', numberOf: () => '1' },
        { id: 'a', numberOf },
      ]),
      '<h3 id="r11-rome-forts" class="r"><a class="rid" href="#r11-rome-forts">11.23.1</a> Forts</h3>',
    );
    assert.match(await html('### 5.1-mountain Stop', [{ id: 'a', numberOf }]), /class="r part">Stop <a/);
  });
  it('keeps the marks of the title', async () => {
    assert.equal(
      await html('## 6.2b Who *hits* whom'),
      '<h2 id="r6.2b" class="r"><a class="rid" href="#r6.2b">6.2b</a> Who <em>hits</em> whom</h2>',
    );
  });
  it('leaves other headings alone', async () => {
    assert.equal(await html('## Rivers'), '<h2>Rivers</h2>');
  });
  it('tells 1.11 from 11.1', () => {
    assert.notEqual(ruleAnchor('1.11'), ruleAnchor('11.1'));
    assert.ok(isNumbered('6.2b') && !isNumbered('6.2b-lone-leader'));
  });
});
