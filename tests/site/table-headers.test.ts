import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markdownToHtml } from 'satteri';
import { tableHeaders } from '../../src/site/build/table-headers.ts';

async function html(markdown: string): Promise<string> {
  const { html: page } = await markdownToHtml(markdown, { hastPlugins: [tableHeaders()] });
  return page.replaceAll('\n', '');
}

describe('tableHeaders', () => {
  it('makes the first cells of rows headers below an empty corner', async () => {
    assert.equal(
      await html('| | A |\n|---|---|\n| *x* | 1 |\n'),
      '<table><thead><tr><td></td><th scope="col">A</th></tr></thead>' +
        '<tbody><tr><th scope="row"><em>x</em></th><td>1</td></tr></tbody></table>',
    );
  });
  it('leaves the cells of a table with a named first column', async () => {
    assert.equal(
      await html('| K | A |\n|---|---|\n| x | 1 |\n'),
      '<table><thead><tr><th scope="col">K</th><th scope="col">A</th></tr></thead>' +
        '<tbody><tr><td>x</td><td>1</td></tr></tbody></table>',
    );
  });
});
