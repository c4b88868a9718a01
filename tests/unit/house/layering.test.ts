import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, it } from 'node:test';
import { type Ids, idsIn, type Named, namesIn } from './names.ts';
import { type Arrow, circles, readHouse } from './program.ts';

const SRC = [
  'kernel',
  'data',
  'state',
  'rules',
  'nations',
  'options',
  'game',
  'scenes',
  'lessons',
  'puzzles',
  'bots',
  'odds',
  'words',
  'ui',
  'ui/hispania',
  'site',
  'pages',
];

/** The house: which part may import from which others. A part that is not named here may not exist. */
const MAY: { readonly [part: string]: readonly string[] } = {
  kernel: [],
  data: ['kernel'],
  // The shapes of a position, of what happens and of refusals, and the sequence of phases.
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
  words: ['kernel', 'data', 'state', 'game', 'scenes', 'lessons', 'puzzles', 'rules', 'bots'],
  ui: ['kernel', 'words'],
  'ui/hispania': SRC.filter((part) => !['ui/hispania', 'site', 'pages'].includes(part)),
  site: ['kernel', 'data', 'state', 'game', 'scenes', 'lessons', 'puzzles', 'rules', 'words', 'ui', 'ui/hispania'],
  pages: ['kernel', 'data', 'state', 'game', 'scenes', 'lessons', 'words', 'ui', 'ui/hispania', 'site'],
  // Programs play the games that tests draw, and tests try programs.
  scripts: [...SRC, 'tests'],
  tests: [...SRC, 'scripts'],
};

const STATE_FILES = ['state', 'facts', 'turn', 'refusals'];

/** The part of the house a file belongs to. */
function partOf(file: string): string {
  const [root = '', top = '', next = ''] = file.split('/');
  if (root !== 'src') return root;
  if (top === 'hispania') {
    if (!next.includes('.')) return next;
    return STATE_FILES.includes(next.replace(/\.tsx?$/, '')) ? 'state' : 'game';
  }
  if (top === 'ui') return next === 'hispania' ? 'ui/hispania' : 'ui';
  return top.includes('.') ? 'site' : top;
}

const HOUSE = readHouse();
const FILES = [...HOUSE.files.keys()];
const IDS = idsIn(HOUSE.checker, file('src/hispania/data/ids.ts'));
const RULES = [...(IDS.get('RuleId') ?? [])];
/** Kinds of id, and the rules that are written of one nation or one token alone. */
const KINDS: Ids = new Map([
  ...IDS,
  ['rule of a nation', new Set(RULES.filter((rule) => rule.startsWith('11-')))],
  ['rule of a token', new Set(RULES.filter((rule) => rule.startsWith('10.3-')))],
]);
const OF_NATIONS = ['NationId', 'LeaderId', 'ProvinceId', 'rule of a nation'];
const OF_TOKENS = ['TokenId', 'rule of a token'];
const ALL = [...KINDS.keys()];

/** Which kinds of id a part, or the files of a folder, may not name. What is not here may name all of them. */
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

/** Where a file names an id of these kinds. */
function named(path: string, kinds: readonly string[]): readonly Named[] {
  return namesIn(HOUSE.checker, file(path), new Map([...KINDS].filter(([kind]) => kinds.includes(kind))));
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
/** Packages the engine may use: they touch nothing of the browser. */
const PURE_PACKAGES = /^(valibot$|pure-rand\/)/;

describe('the house', () => {
  it('has files, and a part for each', () => {
    assert.ok(FILES.length > 1000);
    assert.deepEqual([...new Set(FILES.map(partOf))].filter((part) => !(part in MAY)).sort(), []);
  });

  it('lets arrows point one way only', () => {
    const wrong = HOUSE.arrows.filter(isOurs).flatMap(({ from, to }) => {
      const [part, other] = [partOf(from), partOf(to)];
      return other === part || MAY[part]?.includes(other) ? [] : [`${from} (${part}) imports ${to} (${other})`];
    });
    assert.deepEqual(wrong, []);
  });

  it('has no circle, of files or of parts, for types neither', () => {
    assert.deepEqual(circles(HOUSE.arrows), []);
    const parts = SRC.flatMap((from) => (MAY[from] ?? []).map((to) => ({ from, to, loads: true })));
    assert.deepEqual(circles(parts), []);
  });

  it('knows by its type what names an id', () => {
    const path = 'tests/unit/house/names.sample.ts';
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

  it('lets rules read values through tables only', () => {
    const wrong = HOUSE.arrows.filter(
      ({ from, to, loads }) =>
        partOf(from) === 'rules' && partOf(to) === 'data' && loads && !/\/(ids|timed|turns)\.ts$/.test(to),
    );
    assert.deepEqual(wrong, []);
  });

  for (const [live, draws] of [
    ['src/ui/hispania/scene/live.tsx', 'LiveScene.tsx'],
    ['src/ui/hispania/lesson/live.tsx', 'PlayStep.tsx'],
    ['src/ui/hispania/puzzle/live.tsx', 'Puzzle.tsx'],
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
          (part === 'data' && !/\/(ids|rule-ids)\.ts$/.test(path)),
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
