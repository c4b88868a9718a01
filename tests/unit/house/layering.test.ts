import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';

/** The house: which part may import from which others. A part that is not named here may not exist. */
const MAY: { readonly [part: string]: readonly string[] } = {
  kernel: [],
  data: ['kernel'],
  rules: ['kernel', 'data', 'state'],
  nations: ['kernel', 'data', 'state', 'rules'],
  options: ['kernel', 'data', 'state', 'rules'],
  // Plain shapes and the sequence of phases, which rules and game share.
  state: ['kernel', 'data', 'rules'],
  game: ['kernel', 'data', 'state', 'rules', 'nations', 'options'],
  scenes: ['kernel', 'data', 'state', 'game'],
  // Lessons are made of what scenes claim, and compare lines by their odds and by games of computers.
  lessons: ['kernel', 'data', 'state', 'rules', 'game', 'odds', 'bots', 'scenes'],
  puzzles: ['kernel', 'data', 'state', 'rules', 'game', 'odds'],
  bots: ['kernel', 'data', 'state', 'rules', 'game', 'odds'],
  odds: ['kernel', 'data', 'state', 'rules', 'game'],
  words: ['kernel', 'data', 'state', 'game', 'scenes', 'lessons', 'puzzles', 'rules', 'bots'],
  ui: ['kernel', 'ui', 'words'],
  'ui/hispania': [
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
  ],
  site: ['kernel', 'data', 'state', 'game', 'scenes', 'lessons', 'puzzles', 'rules', 'words', 'ui', 'ui/hispania'],
  pages: ['kernel', 'data', 'state', 'game', 'scenes', 'lessons', 'words', 'ui', 'ui/hispania', 'site'],
};

const STATE_FILES = ['state', 'facts', 'turn', 'refusals'];

/** The part of the house a file belongs to. */
export function partOf(file: string): string {
  const [, top = '', next = ''] = file.split('/');
  if (top === 'hispania') {
    if (!next.includes('.')) return next;
    return STATE_FILES.includes(next.replace(/\.tsx?$/, '')) ? 'state' : 'game';
  }
  if (top === 'ui') return next === 'hispania' ? 'ui/hispania' : 'ui';
  return top.includes('.') ? 'site' : top;
}

/** What a file imports: module names as written. */
export function importsOf(source: string): readonly string[] {
  const found = source.matchAll(
    /(?:^|\n|;)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|[^.\w])import\s*\(?\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map((m) => m[1] ?? m[2] ?? '');
}

const FILES = globSync('src/**/*.{ts,tsx,astro}').map((f) => f.replaceAll('\\', '/'));
const PURE = new Set([
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
]);
/** Packages the engine may use: they touch nothing of the browser. */
const PURE_PACKAGES = /^(valibot|pure-rand\/)/;

function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  const alias = /^@(site|ui|words)\/(.*)$/.exec(name);
  return alias ? `src/${alias[1]}/${alias[2]}` : undefined;
}

describe('the house', () => {
  it('has files', () => assert.ok(FILES.length > 30));

  it('knows every part', () => {
    assert.deepEqual(
      [...new Set(FILES.map(partOf))].filter((part) => !(part in MAY)),
      [],
    );
  });

  it('lets arrows point one way only', () => {
    const wrong: string[] = [];
    for (const file of FILES) {
      const part = partOf(file);
      for (const name of importsOf(readFileSync(file, 'utf8'))) {
        const target = targetOf(file, name);
        if (target === undefined || !target.startsWith('src/')) continue;
        const other = partOf(target);
        if (other !== part && !MAY[part]?.includes(other)) wrong.push(`${file} (${part}) imports ${name} (${other})`);
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('keeps the engine free of the browser and of frameworks', () => {
    const wrong: string[] = [];
    for (const file of FILES.filter((f) => PURE.has(partOf(f)))) {
      const source = readFileSync(file, 'utf8');
      for (const name of importsOf(source)) {
        if (!name.startsWith('.') && !PURE_PACKAGES.test(name)) wrong.push(`${file} imports ${name}`);
      }
      const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/'[^'\n]*'|`[^`]*`/g, '');
      const browser = /\b(document|window|localStorage|navigator|Date|performance|setTimeout|Math\.random)\b/.exec(
        code,
      );
      if (browser) wrong.push(`${file} uses ${browser[0]}`);
    }
    assert.deepEqual(wrong, []);
  });

  it('lets rules read values through tables only, and name no nation', () => {
    const wrong: string[] = [];
    for (const file of FILES.filter((f) => partOf(f) === 'rules')) {
      const source = readFileSync(file, 'utf8');
      for (const line of source.matchAll(/import (?!type)[^;]*?from '\.\.\/data\/([^']+)'/g)) {
        if (!['ids.ts', 'timed.ts', 'turns.ts'].includes(line[1] ?? '')) wrong.push(`${file} loads data/${line[1]}`);
      }
      const named = /'(carthage|rome|umayyads|visigoths|franks|castile|vandals|byzantium|el-cid)'/.exec(source);
      if (named) wrong.push(`${file} names ${named[1]}`);
    }
    assert.deepEqual(wrong, []);
  });

  for (const [file, draws] of [
    ['src/ui/hispania/scene/live.tsx', 'LiveScene.tsx'],
    ['src/ui/hispania/lesson/live.tsx', 'PlayStep.tsx'],
    ['src/ui/hispania/puzzle/live.tsx', 'Puzzle.tsx'],
  ] as const)
    it(`shows what ${file} does without the engine: that is fetched when the reader first touches it`, () => {
      const loaded = new Set<string>();
      const load = (file: string): void => {
        if (loaded.has(file) || !/\.tsx?$/.test(file)) return;
        loaded.add(file);
        const code = readFileSync(file, 'utf8');
        // What is imported for its types alone, or by `import()`, is not loaded with the file.
        for (const [, name = ''] of code.matchAll(/^(?:import|export) (?!type)(?:[^;]*? from )?'([^']+)'/gm)) {
          const target = targetOf(file, name);
          if (target) load(target);
        }
      };
      load(file);
      const shown = [...loaded].map((file) => [file, partOf(file)] as const);
      assert.ok(shown.some(([file]) => file.endsWith(draws)));
      const wrong = shown.filter(
        ([file, part]) =>
          ['rules', 'nations', 'options', 'game'].includes(part) ||
          (part === 'kernel' && !/\/(choices|dice|limits|names)\.ts$/.test(file)) ||
          (part === 'data' && !/\/(ids|rule-ids)\.ts$/.test(file)),
      );
      assert.deepEqual(wrong, []);
    });

  it('keeps the kernel and the general interface free of the game', () => {
    const parts = FILES.filter((f) => ['kernel', 'ui'].includes(partOf(f)));
    const wrong = parts.filter((f) => /hispania/i.test(readFileSync(f, 'utf8')));
    assert.deepEqual(wrong, []);
  });
});
