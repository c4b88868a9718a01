import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

/** The README is a short introduction; details belong in `docs`. */
const README_BYTES = 6000;

const DOCS = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs/**,src/books/*}/*.md')];

const { scripts: SCRIPTS } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Paths of the repository that a text names in backticks. A pattern that matches several files is not a path. */
function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(/`((?:src|tests|scripts|docs|content|public)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => !/[<>*{}…]/.test(path));
}

/** Names of source files that a text shortens: `rank.ts`, `data/sets.ts`. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`((?!src\/|tests\/|scripts\/)[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|astro|css|tsv|mdx))`/g)].map(
    ([, name = '']) => name,
  );
}

/** The folders in which a section looks for a shortened name: those that it names, those of the files that it names, and the folders above. */
function foldersOf(section: string): readonly string[] {
  const named = pathsIn(section).map((path) => (/\.\w+$/.test(path) ? dirname(path) : path));
  return [...named, ...named.map((folder) => dirname(folder))];
}

/** The paths and the shortened names of a section that name no file. */
function absent(section: string, home: string): readonly string[] {
  const folders = [home, 'src/books/hispania', ...foldersOf(section)];
  return [
    ...pathsIn(section).filter((path) => !existsSync(path)),
    ...namesIn(section).filter((name) => !folders.some((folder) => existsSync(join(folder, name)))),
  ];
}

describe('the docs', () => {
  it('name every command, in the README or in the list of commands', () => {
    const text = ['README.md', 'docs/tools.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
    const missing = Object.keys(SCRIPTS).filter((name) => !new RegExp(`(npm (run )?|\`)${name}(?![\\w:-])`).test(text));
    assert.deepEqual(missing, []);
  });

  it('begin with a README that is read in a minute', () => {
    assert.ok(statSync('README.md').size <= README_BYTES);
  });

  it('name files below the book in docs/authoring.md', () => {
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

  it('list every section at the top of docs/authoring.md', () => {
    const text = readFileSync('docs/authoring.md', 'utf8');
    const [contents = ''] = text.split('\n## ');
    const listed = [...contents.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    assert.deepEqual(listed, sections);
  });

  it('see a path and a shortened name that do not exist', () => {
    const text = '`src/site/search/rank.ts` with `facets.ts`, `nothing.ts`, `src/site/nothing`';
    assert.deepEqual(absent(text, '.'), ['src/site/nothing', 'nothing.ts']);
  });

  for (const file of DOCS) {
    const text = readFileSync(file, 'utf8');

    it(`name files that exist: ${file}`, () => {
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => join(dirname(file), to));
      assert.deepEqual(
        links.filter((path) => !existsSync(path)),
        [],
      );
      assert.deepEqual(
        text.split(/^#+ /m).flatMap((section) => absent(section, dirname(file))),
        [],
      );
    });

    it(`name commands that exist: ${file}`, () => {
      const named = [...text.matchAll(/\bnpm (?:run |(?=start\b|test\b))([\w:-]+)/g)].map(([, name = '']) => name);
      assert.deepEqual(
        named.filter((name) => !(name in SCRIPTS)),
        [],
      );
    });
  }
});
