import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

/** The README leads on; whoever reads more than a page of it looks for something that belongs elsewhere. */
const README_BYTES = 6000;

const DOCS = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs/**,src/books/*}/*.md')];

describe('the docs', () => {
  it('name every command, in the README or in the list of commands', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const said = ['README.md', 'docs/tools.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
    const missing = Object.keys(scripts).filter((name) => !new RegExp(`(npm (run )?|\`)${name}(?![\\w:-])`).test(said));
    assert.deepEqual(missing, []);
  });

  it('begin with a README that is read in a minute', () => {
    assert.ok(statSync('README.md').size <= README_BYTES);
  });

  it('name what is there below the book, where the paths of docs/authoring.md begin', () => {
    const text = readFileSync('docs/authoring.md', 'utf8');
    const paths = [...text.matchAll(/`((?:engine|odds|bots|scenes|lessons|puzzles|words|ui|pages)\/[^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/[<>*{}…]/.test(path));
    assert.ok(paths.length > 20);
    assert.deepEqual(
      paths.filter((path) => !existsSync(`src/books/hispania/${path}`)),
      [],
    );
  });

  for (const file of DOCS)
    it(`name what is there: ${file}`, () => {
      const text = readFileSync(file, 'utf8');
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => join(dirname(file), to));
      const paths = [...text.matchAll(/`((?:src|tests|scripts|docs|content|public)\/[^`\s]*)`/g)]
        .map(([, path = '']) => path.replace(/\/$/, ''))
        // What stands for many is no path.
        .filter((path) => !/[<>*{}…]/.test(path));
      assert.deepEqual(
        [...links, ...paths].filter((path) => !existsSync(path)),
        [],
      );
    });
});
