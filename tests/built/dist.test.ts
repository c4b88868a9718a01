import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { builtPath, DIST } from './dist.ts';

describe('tests of the built site', () => {
  it('say that a file is not there, and which command builds it', () => {
    assert.throws(() => builtPath('/no/page.html'), {
      message: `/no/page.html is not in ${DIST}: run npm run build:test first`,
    });
  });

  it('read it through functions that say so', () => {
    const files = globSync('tests/**/*.test.ts').filter((file) => /\/dist\.ts'/.test(readFileSync(file, 'utf8')));
    assert.ok(files.length > 8);
    const silent = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return !/\b(builtPath|readBuilt|builtFiles)\(/.test(text) || /(readFileSync|globSync)\(`\$\{DIST/.test(text);
    });
    assert.deepEqual(silent, []);
  });

  it('are all in a folder “built”, so that the others need no build', () => {
    const files = globSync('tests/**/*.test.ts').filter((file) => /\/dist\.ts'/.test(readFileSync(file, 'utf8')));
    assert.deepEqual(
      files.filter((file) => !file.replaceAll('\\', '/').includes('/built/')),
      [],
    );
  });
});
