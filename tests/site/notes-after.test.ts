import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { evaluate } from 'satteri';
import { notesAfter } from '../../src/site/build/notes-after.ts';

interface Props {
  readonly id?: string;
  readonly part?: 'mark' | 'note';
  readonly children?: unknown;
}
const words = (of: unknown): string => (Array.isArray(of) ? of.map(words).join('') : typeof of === 'string' ? of : '');
const components = {
  Ruling: ({ id, part }: Props) => (part === 'mark' ? `[${id}]` : `(${id})`),
  Corrected: ({ id, part, children }: Props) =>
    part === 'mark' ? `${words(children)}[${id}]` : `(${id} ${words(children)})`,
  Except: ({ children }: Props) => `<except>${words(children)}</except>`,
};

/** A page with its marks as `[id]` and its notes as `(id)`. */
async function html(markdown: string): Promise<string> {
  const jsx = (type: unknown, props: unknown) => {
    if (typeof type === 'function') return type(props);
    const inner = words((props as Props).children);
    return typeof type === 'string' ? `<${type}>${inner}</${type}>` : inner;
  };
  const { default: Page } = await evaluate(markdown, {
    hastPlugins: [notesAfter()],
    Fragment: Symbol('fragment'),
    jsx,
    jsxs: jsx,
  });
  return (Page as (props: object) => string)({ components }).replaceAll('\n', '');
}

describe('notesAfter', () => {
  it('leaves the mark at its words and puts the note at the end of the paragraph', async () => {
    assert.equal(
      await html('One,<Ruling id="a" /> *two<Ruling id="b" /> three*. Four.\n\nFive.\n'),
      '<p>One,[a] <em>two[b] three</em>. Four.(a)(b)</p><p>Five.</p>',
    );
  });
  it('keeps the corrected words, and moves what is said of them', async () => {
    assert.equal(
      await html('On 7 <Corrected id="c" ruling>or higher<span slot="note">as printed</span></Corrected>; so.\n'),
      '<p>On 7 or higher[c]; so.(c <span>as printed</span>)</p>',
    );
  });
  it('puts it before what an item holds besides its words, and at the end of an exception', async () => {
    assert.equal(
      await html('- Item<Ruling id="a" /> ends\n  - inner\n'),
      '<ul><li>Item[a] ends(a)<ul><li>inner</li></ul></li></ul>',
    );
    assert.equal(
      await html('<Except>Leaders,<Ruling id="a" /> and ruins.</Except>\n'),
      '<except>Leaders,[a] and ruins.(a)</except>',
    );
  });
  it('takes it over to the first item where the sentence goes on in a list', async () => {
    assert.equal(
      await html('For good,<Ruling id="a" />\n\n- first<Ruling id="b" /> one;\n- second.\n'),
      '<p>For good,[a]</p><ul><li>first[b] one;(a)(b)</li><li>second.</li></ul>',
    );
    assert.equal(
      await html('Three things:<Ruling id="a" />\n\n1. first\n\n   and more.\n'),
      '<p>Three things:[a](a)</p><ol><li><p>first</p><p>and more.</p></li></ol>',
    );
  });
});
