import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import ts from 'typescript';
import { Wrong } from '../../scripts/command-line.ts';
import { inserted } from '../../scripts/new/insert.ts';
import { stepsFor } from '../../scripts/new/steps.ts';
import { changeFor } from '../../scripts/new.ts';
import { LESSON_IDS } from '../../src/books/hispania/lessons/ids.ts';
import { LESSONS } from '../../src/books/hispania/lessons/index.ts';

const LINES = [
  ['book', 'a-new-book'],
  ['scene', 'a-new-scene', '--rules', '5-corners,5'],
  ['scene', 'a-new-printed-scene', '--rules', '5.3', '--lines', '854-898'],
  ['lesson', 'a-new-lesson', '--rules', '5.1', '--book', 'hispania'],
  ['ruling', 'a-new-ruling', '--rules', '5.3,4.4', '--lines', '858,877'],
];

/** Files that were written, each after all commands. */
const made: Record<string, string> = {};
for (const line of LINES) {
  const { files, edits } = changeFor(line, (path) => made[path] ?? readFileSync(path, 'utf8'));
  for (const path of Object.keys(files)) assert.ok(!(path in made), path);
  Object.assign(made, files, edits);
}

describe('npm run new', () => {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  after(() => rmSync(house, { recursive: true }));
  for (const part of ['package.json', 'src', 'scripts', 'tests/kernel', 'tests/hispania', 'tests/site/shelf'])
    cpSync(part, join(house, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  for (const [path, text] of Object.entries(made)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }

  it('makes books, scenes, lessons and rulings that the tests of all of them pass as they stand', () => {
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const names = [
      'a-new-',
      'each under its own name',
      'order of the rules',
      'those of the path',
      'every ruling',
      'the switches',
      'the books of the shelf',
      'every cover',
    ];
    const files = [
      'hispania/scenes/scenes',
      'hispania/scenes/lessons',
      'hispania/data/rules',
      'site/shelf/books',
      'site/shelf/covers',
    ];
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        '--test',
        '--test-isolation=none',
        '--test-reporter=tap',
        ...names.map((name) => `--test-name-pattern=${name}`),
        ...files.map((file) => `tests/${file}.test.ts`),
      ],
      { cwd: house, env, encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout);
    for (const id of ['a-new-scene', 'a-new-printed-scene', 'a-new-lesson'])
      assert.match(stdout, new RegExp(`^ +ok \\d+ - ${id}$`, 'm'));
  });

  // Words are typed by all scenes there are, which takes long to read; whether they fit, the tests above have said.
  it('makes scenes and lessons that fit their types', () => {
    const files = Object.keys(made).filter(
      (path) => /\/(scenes|lessons|books)\/a-new/.test(path) && !/\/words\/(en|fr\/(scenes|lessons))\//.test(path),
    );
    assert.equal(files.length, 7);
    const program = ts.createProgram({
      rootNames: files.map((path) => join(house, path)),
      options: {
        target: ts.ScriptTarget.ESNext,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        allowImportingTsExtensions: true,
        strict: true,
        exactOptionalPropertyTypes: true,
        noUnusedLocals: true,
        noEmit: true,
        lib: ['lib.esnext.d.ts'],
        types: [],
      },
    });
    const wrong = files.flatMap((path) =>
      program
        .getSemanticDiagnostics(program.getSourceFile(join(house, path)))
        .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('puts a scene where the rulebook has it, and one of our own with its rule', () => {
    const ids = [...(made['src/books/hispania/scenes/ids.ts'] ?? '').matchAll(/^ {2}'(.*)',$/gm)].map(([, id]) => id);
    const rest = ids.slice(ids.indexOf('four-at-a-point') + 1);
    assert.deepEqual(rest.slice(0, 2), ['a-new-scene', 'segovia-to-cordoba']);
    assert.ok(rest.indexOf('a-new-printed-scene') > 0);
    assert.ok(rest.indexOf('a-new-printed-scene') < rest.indexOf('past-one-at-toledo'));
  });

  it('marks every text to write with the same words, so that one search finds them all', () => {
    for (const [path, text] of Object.entries(made)) {
      const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const added = text.split('\n').filter((line) => !source.includes(`${line}\n`));
      const other = added.filter((line) => /to write|à écrire/i.test(line) && !line.includes('To write'));
      assert.deepEqual(other, [], path);
      const texts = [
        ...added.join('\n').matchAll(/(?:\bt`|(?:title|question|a|reason|subtitle|drawn): ')([^`']*)[`']/g),
      ];
      // The title of a book is its id until it is written, and its file begins with the mark.
      const bare = texts.flatMap(([, one = '']) => (one.startsWith('To write') ? [] : [one]));
      assert.deepEqual(bare, path.endsWith('/meta.ts') ? ['A new book'] : [], path);
    }
    const marked = Object.entries(made).filter(([, text]) => text.includes('To write'));
    for (const id of ['a-new-book', 'a-new-scene', 'a-new-lesson', 'a-new-ruling'])
      assert.ok(
        marked.some(([path, text]) => path.includes(id) || text.includes(`'${id}': {`)),
        id,
      );
  });

  it('puts a lesson at the end of its chapter', () => {
    const ids = made['src/books/hispania/lessons/ids.ts'] ?? '';
    const place = LESSON_IDS.findIndex((_, i) => ids.includes(`'a-new-lesson',\n  '${LESSON_IDS[i]}'`));
    assert.equal(LESSONS[place - 1]?.chapter, 'first-steps');
    assert.notEqual(LESSONS[place]?.chapter, 'first-steps');
  });

  it('prints the steps of the docs, each on one line and with the id', () => {
    for (const kind of ['book', 'scene', 'lesson', 'ruling']) {
      const steps = stepsFor(kind, 'here');
      assert.ok(steps.length >= 5, kind);
      for (const step of steps) assert.doesNotMatch(step, /[`*\n]|<id>|\]\(/);
      for (const part of ['here', 'npm exec -- node --test', 'npm run dev', 'npm run format', 'npm run typecheck'])
        assert.ok(
          steps.some((step) => step.includes(part)),
          `${kind}: ${part}`,
        );
    }
    const ruling = stepsFor('ruling', 'here').join('\n');
    assert.match(ruling, /in a comment of the code/);
    assert.match(ruling, /Add a test that proves it/);
    const docs =
      '## A scene\n\n1. Do `this`\n   with `<id>`.\n   - Not this.\n2. [Do](x.md) that.\n\nThe end.\n\n1. No.\n';
    assert.deepEqual(stepsFor('scene', 'here', docs), ['Do this with here.', 'Do that.']);
    assert.throws(() => stepsFor('nation', 'here'), /no steps under “A nation”/);
  });

  it('says what is wrong with a command line, and writes nothing', () => {
    const wrong = (args: string, message: RegExp) =>
      assert.throws(
        () => changeFor(args.split(' ').filter(Boolean)),
        (error) => {
          assert.ok(error instanceof Wrong);
          assert.match(error.message, message);
          return true;
        },
      );
    wrong('', /^npm run new -- /);
    wrong('scene', /^npm run new -- /);
    wrong('nation rome --rules 5', /there is no "nation"; it may be book, scene, lesson/);
    wrong('book hispania', /a book hispania already/);
    wrong('book here --rules 5', /--rules/);
    wrong('scene My-Scene --rules 5', /"My-Scene" is no id/);
    wrong('scene here', /--rules is missing/);
    wrong('scene here --rules 5.33', /hispania has no rule "5\.33"\. Near it: 5\.3/);
    wrong('scene here --rules 5 --lines 9-3', /no stretch of lines/);
    wrong('scene here --rules 5 --book nowhere', /there is no "nowhere"/);
    wrong('scene rome-at-segovia --rules 5', /has a scene rome-at-segovia already/);
    // Scenes and lessons share their addresses.
    wrong('lesson rome-at-segovia --rules 5', /already/);
    wrong('ruling last-turn --rules 5', /already/);
  });
});

describe('a list or a table of a source', () => {
  it('gets one more element, at the end or before another', () => {
    const list = "export const IDS = [\n  'a',\n  'b',\n] as const;\n";
    assert.equal(inserted(list, 'IDS', "'c'"), "export const IDS = [\n  'a',\n  'b',\n  'c',\n] as const;\n");
    assert.equal(inserted(list, 'IDS', "'c'", "'b'"), "export const IDS = [\n  'a',\n  'c',\n  'b',\n] as const;\n");
    const table = 'const T = {\n  a: 1,\n} as const satisfies X;\n';
    assert.equal(inserted(table, 'T', 'b: 2'), 'const T = {\n  a: 1,\n  b: 2,\n} as const satisfies X;\n');
    assert.equal(inserted('const L = [a, b];', 'L', 'c'), 'const L = [a, b, c];');
    assert.equal(inserted('const L = [a, b];', 'L', 'c', 'b'), 'const L = [a, c, b];');
    assert.throws(() => inserted(table, 'IDS', "'c'"), /no list or table IDS/);
  });
});
