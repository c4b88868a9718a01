import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { type Ids, idsIn, type Named, namesIn } from './names.ts';
import { type Arrow, circles, readHouse } from './program.ts';

/** Parts of a book that are its game, free of the browser. */
const ENGINE = ['data', 'state', 'rules', 'nations', 'options', 'game', 'scenes', 'lessons', 'puzzles', 'bots', 'odds'];
/** Folders that belong to no book. */
const SHARED = ['kernel', 'words', 'ui', 'site'];
const BOOK = [...ENGINE, 'check', 'book words', 'book ui', 'book pages'];
const SRC = [...SHARED, ...BOOK, 'shelf', 'pages'];

/** The house: which part may import from which others. A part that is not named here may not exist. */
const MAY: { readonly [part: string]: readonly string[] } = {
  kernel: [],
  words: ['kernel'],
  ui: ['kernel', 'words'],
  site: ['kernel', 'words', 'ui'],
  data: ['kernel'],
  // The shapes of a position, of answers, of what happens and of refusals, and the sequence of phases.
  state: ['kernel', 'data'],
  rules: ['kernel', 'data', 'state'],
  nations: ['kernel', 'data', 'state', 'rules'],
  options: ['kernel', 'data', 'state', 'rules'],
  game: ['kernel', 'data', 'state', 'rules', 'nations', 'options'],
  scenes: ['kernel', 'data', 'state', 'game'],
  // Lessons are made of what scenes claim, and compare lines by their odds and by games of computers.
  lessons: ['kernel', 'data', 'state', 'rules', 'game', 'odds', 'bots', 'scenes'],
  puzzles: ['kernel', 'data', 'state', 'rules', 'game', 'odds'],
  bots: ['kernel', 'data', 'state', 'rules', 'game', 'odds'],
  odds: ['kernel', 'data', 'state', 'rules', 'game'],
  'book words': ['kernel', 'words', 'data', 'state', 'game', 'scenes', 'lessons', 'puzzles', 'rules', 'bots'],
  // The suite's data about a book, and the book's own invariants of its game.
  check: ['kernel', 'words', 'data', 'state', 'rules', 'nations', 'options', 'game', 'book words'],
  'book ui': ['kernel', 'words', 'ui', ...ENGINE, 'book words'],
  'book pages': [...SHARED, ...ENGINE, 'book words', 'book ui'],
  shelf: [...SHARED, ...BOOK],
  pages: [...SHARED, 'shelf'],
  // Programs play the games that tests draw, and tests try programs.
  scripts: [...SRC, 'tests'],
  tests: [...SRC, 'scripts'],
};

/** The parts of `state`: a file of this name, and all files of a folder of this name. */
const STATE_FILES = ['state', 'actions', 'facts', 'turn', 'refusals'];
const OF_BOOK: { readonly [folder: string]: string } = {
  words: 'book words',
  ui: 'book ui',
  pages: 'book pages',
  routes: 'book pages',
};

/** The part of the house a file belongs to. */
function partOf(file: string): string {
  const [root = '', top = '', , part = '', next = ''] = file.split('/');
  if (root !== 'src') return root;
  // Files for Astro at the top of `src` know the shelf, like the pages.
  if (top !== 'books') return top.includes('.') ? 'pages' : top;
  if (part === '') return 'shelf';
  if (part !== 'engine') return part.includes('.') ? 'book pages' : (OF_BOOK[part] ?? part);
  if (STATE_FILES.includes(next.replace(/\.tsx?$/, ''))) return 'state';
  return next.includes('.') ? 'game' : next;
}

/** The book a file belongs to, if it belongs to one. */
const bookOf = (file: string): string | undefined => /^src\/books\/([^/]+)\//.exec(file)?.[1];

const HOUSE = readHouse();
const FILES = [...HOUSE.files.keys()];
const IDS = idsIn(HOUSE.checker, file('src/books/hispania/engine/data/ids.ts'));
const RULES = [...(IDS.get('RuleId') ?? [])];
/** Kinds of id, and the rules that are about only one nation or one token. */
const KINDS: Ids = new Map([
  ...IDS,
  ['rule of a nation', new Set(RULES.filter((rule) => rule.startsWith('11-')))],
  ['rule of a token', new Set(RULES.filter((rule) => rule.startsWith('10.3-')))],
]);
const OF_NATIONS = ['NationId', 'LeaderId', 'ProvinceId', 'rule of a nation'];
const OF_TOKENS = ['TokenId', 'rule of a token'];
const ALL = [...KINDS.keys()];

/** The kinds of id that a part, or the files of a folder, may not name. Parts that are not listed may name all of them. */
const NAMELESS: { readonly [where: string]: readonly string[] } = {
  kernel: ALL,
  ui: ALL,
  'src/words': ALL,
  state: [...OF_NATIONS, ...OF_TOKENS],
  rules: [...OF_NATIONS, ...OF_TOKENS],
  nations: OF_TOKENS,
  options: OF_NATIONS,
  game: [...OF_NATIONS, ...OF_TOKENS],
  bots: [...OF_NATIONS, ...OF_TOKENS],
};

function file(path: string) {
  const found = HOUSE.files.get(path);
  assert.ok(found, `${path} is in the house`);
  return found;
}

/** The places where a file names an id of these kinds. */
function named(path: string, kinds: readonly string[]): readonly Named[] {
  return namesIn(HOUSE.checker, file(path), new Map([...KINDS].filter(([kind]) => kinds.includes(kind))));
}

/** The texts that a file writes, what it imports left out; of an Astro file also the attributes of its template. */
function textsIn(path: string): readonly string[] {
  const texts: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(file(path));
  if (!path.endsWith('.astro')) return texts;
  const template = readFileSync(path, 'utf8').replace(/^---\n[\s\S]*?\n---|<script[\s\S]*?<\/script>/g, '');
  return [...texts, ...[...template.matchAll(/(['"`])(\/[^'"`]*)\1/g)].map(([, , text = '']) => text)];
}

const isOurs = ({ to }: Arrow): boolean => /^(src|scripts|tests)\//.test(to);
const isPackage = ({ to }: Arrow): boolean => !/^[./]|^src\//.test(to);

const PURE = [
  'kernel',
  'data',
  'rules',
  'nations',
  'options',
  'state',
  'game',
  'scenes',
  'lessons',
  'puzzles',
  'bots',
  'odds',
];
/** Packages that the engine may use, because they do not need the browser. */
const PURE_PACKAGES = /^(valibot$|pure-rand\/)/;

describe('the house', () => {
  it('has files, and a part for each', () => {
    assert.ok(FILES.length > 1000);
    assert.deepEqual([...new Set(FILES.map(partOf))].filter((part) => !(part in MAY)).sort(), []);
  });

  it('lets styles point one way only', () => {
    const wrong = globSync('src/**/*.css').flatMap((path) => {
      const from = path.replaceAll('\\', '/');
      return [...readFileSync(from, 'utf8').matchAll(/@import\s+["'](\.[^"']+)/g)].flatMap(([, name = '']) => {
        const to = posix.join(dirname(from), name);
        const [part, other] = [partOf(from), partOf(to)];
        return other === part || MAY[part]?.includes(other) ? [] : [`${from} (${part}) imports ${to} (${other})`];
      });
    });
    assert.deepEqual(wrong, []);
  });

  it('lets arrows point one way only', () => {
    const wrong = HOUSE.arrows.filter(isOurs).flatMap(({ from, to }) => {
      const [part, other] = [partOf(from), partOf(to)];
      const fits = other === part || MAY[part]?.includes(other);
      return fits ? [] : [`${from} (${part}) imports ${to} (${other})`];
    });
    assert.deepEqual(wrong, []);
  });

  it('lets no book import another', () => {
    const wrong = HOUSE.arrows.filter(({ from, to }) => bookOf(from) && bookOf(to) && bookOf(from) !== bookOf(to));
    assert.deepEqual(wrong, []);
  });

  it('has no circle, of files or of parts, for types neither', () => {
    assert.deepEqual(circles(HOUSE.arrows), []);
    const parts = SRC.flatMap((from) => (MAY[from] ?? []).map((to) => ({ from, to, loads: true })));
    assert.deepEqual(circles(parts), []);
  });

  it('knows by its type what names an id', () => {
    const path = 'tests/house/names.sample.ts';
    const kinds = ['NationId', 'LeaderId', 'TokenId', 'rule of a nation', 'rule of a token'];
    const found = Map.groupBy(named(path, kinds), ({ line }) => line);
    const told = readFileSync(path, 'utf8')
      .split('\n')
      .map((text, n) => [text.trim(), (found.get(n + 1) ?? []).map(({ type }) => type).join(', ')]);
    assert.deepEqual(
      told,
      told.map(([text = '']) => [text, / \/\/ (\w.*)$/.exec(text)?.[1] ?? '']),
    );
  });

  for (const [where, kinds] of Object.entries(NAMELESS))
    it(`lets ${where} name no ${kinds === ALL ? 'id of the book' : kinds.join(', ')}`, () => {
      const files = FILES.filter((path) => partOf(path) === where || dirname(path) === where);
      assert.ok(files.length > 0);
      const wrong = files.flatMap((path) =>
        named(path, kinds).map(({ id, type, line }) => `${path}:${line} names ${id}: ${type}`),
      );
      assert.deepEqual(wrong, []);
    });

  it('writes no address of a book outside its folder', () => {
    const books = globSync('src/books/*/').map((folder) => folder.replaceAll('\\', '/').split('/')[2] ?? '');
    assert.ok(books.includes('hispania'));
    const address = new RegExp(`(^|/)(${books.join('|')})(/|$)`);
    const wrong = FILES.filter((path) => [...SHARED, 'pages'].includes(partOf(path))).flatMap((path) =>
      textsIn(path)
        .filter((text) => address.test(text))
        .map((text) => `${path}: ${text}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('keeps the engine free of the browser and of frameworks', () => {
    const wrong = HOUSE.arrows
      .filter((arrow) => PURE.includes(partOf(arrow.from)) && isPackage(arrow) && !PURE_PACKAGES.test(arrow.to))
      .map(({ from, to }) => `${from} imports ${to}`);
    for (const path of FILES.filter((one) => PURE.includes(partOf(one)))) {
      const source = readFileSync(path, 'utf8');
      const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/'[^'\n]*'|`[^`]*`/g, '');
      const browser = /\b(document|window|localStorage|navigator|Date|performance|setTimeout|Math\.random)\b/.exec(
        code,
      );
      if (browser) wrong.push(`${path} uses ${browser[0]}`);
    }
    assert.deepEqual(wrong, []);
  });

  it('lets rules read values through tables only, where a book has more than one set of them', () => {
    const hasSets = (path: string) => HOUSE.files.has(`src/books/${bookOf(path)}/engine/data/sets.ts`);
    const wrong = HOUSE.arrows.filter(
      ({ from, to, loads }) =>
        partOf(from) === 'rules' &&
        hasSets(from) &&
        partOf(to) === 'data' &&
        loads &&
        !/\/(ids|timed|turns)\.ts$/.test(to),
    );
    assert.deepEqual(wrong, []);
  });

  for (const [live, draws] of [
    ['src/books/hispania/ui/scene/live.tsx', 'LiveScene.tsx'],
    ['src/books/hispania/ui/lesson/live.tsx', 'PlayStep.tsx'],
    ['src/books/hispania/ui/puzzle/live.tsx', 'Puzzle.tsx'],
  ] as const)
    it(`shows what ${live} does without the engine: that is fetched when the reader first touches it`, () => {
      const loaded = new Set<string>([live]);
      // A set that is walked takes in what is added meanwhile.
      for (const path of loaded)
        for (const { from, to, loads } of HOUSE.arrows)
          if (from === path && loads && HOUSE.files.has(to)) loaded.add(to);
      const shown = [...loaded].map((path) => [path, partOf(path)] as const);
      assert.ok(shown.some(([path]) => path.endsWith(draws)));
      const wrong = shown.filter(
        ([path, part]) =>
          ['rules', 'nations', 'options', 'game'].includes(part) ||
          (part === 'kernel' && !/\/(choices|dice|limits|names)\.ts$/.test(path)) ||
          (part === 'data' && !/\/(ids|rule-ids|rule-numbers)\.ts$/.test(path)),
      );
      assert.deepEqual(wrong, []);
    });

  it('keeps the kernel and the general interface free of the game', () => {
    const parts = FILES.filter((path) => ['kernel', 'ui'].includes(partOf(path)));
    assert.deepEqual(
      parts.filter((path) => /hispania/i.test(readFileSync(path, 'utf8'))),
      [],
    );
  });
});
