import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** The faults of a page's front matter, which else stop the build with a line number only. */
function faultsOf(text: string): readonly string[] {
  const lines = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1]?.split('\n');
  if (!lines) return ['begins with no front matter between lines of ---'];
  const faults = ['title', 'description'].flatMap((key) =>
    lines.some((line) => line.startsWith(`${key}: `)) ? [] : [`has no ${key}`],
  );
  for (const line of lines) {
    const [, key, value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (key && /: | #/.test(value) && !/^(['"]).*\1$/.test(value))
      faults.push(`put the ${key} between double quotes: it contains a colon or a #`);
  }
  return faults;
}

describe('the front matter of each page', () => {
  it('can be read', () => {
    const faults = globSync('content/**/*.mdx').flatMap((file) =>
      faultsOf(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
    );
    assert.deepEqual(faults, []);
  });
  it('is at fault without a title, or with a colon outside quotes', () => {
    const page = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n`;
    assert.deepEqual(faultsOf(page('title: A', 'description: "b: c"')), []);
    assert.equal(faultsOf(page('title: A', 'description: b: c')).length, 1);
    assert.equal(faultsOf(page('description: b')).length, 1);
    assert.equal(faultsOf('text').length, 1);
  });
});
