import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunkOf, loadedWith, nameOf } from '../../src/site/build/chunks.ts';

const FRAME = '/x/src/site/shell/PageFrame.astro?astro&type=script&index=0&lang.ts';
const LIVE = '/x/src/books/hispania/pages/components/LiveScript.astro?astro&type=script&index=0&lang.ts';
const PLAY = '/x/src/books/hispania/routes/play.astro?astro&type=script&index=0&lang.ts';
const SCENE = '/x/src/books/hispania/ui/scene/live.tsx';
const PLAYER = '/x/src/books/hispania/ui/scene/player.ts';
const TABLE = '/x/src/books/hispania/ui/table/live.tsx';
const ODDS = '/x/src/books/hispania/ui/odds-page/live.tsx';
const WORKER = '/x/src/books/hispania/ui/bots/worker.ts';

/** Each module with those that import it at once. */
function graph(importers: Readonly<Record<string, readonly string[]>>) {
  return {
    getModuleInfo: (id: string) => ({ importers: importers[id] ?? [], dynamicImporters: [] }),
  };
}

const chunk = (id: string, importers: Readonly<Record<string, readonly string[]>>) => chunkOf(id, graph(importers));

test('what is fetched late, and a page’s script, is a chunk of its own', () => {
  for (const root of [SCENE, PLAYER, TABLE, FRAME, PLAY, WORKER]) assert.equal(chunk(root, {}), null, root);
});

test('what pages of rules carry is joined only with what they carry', () => {
  const preload = '\0vite/preload-helper.js';
  assert.equal(chunk(preload, { [preload]: [FRAME, LIVE, SCENE, TABLE] }), 'base');
});

test('what shows a scene is apart from what plays it, and rules apart from pages', () => {
  const ids = '/x/src/books/hispania/engine/data/ids.ts';
  const view = '/x/src/books/hispania/engine/reach.ts';
  const board = '/x/src/books/hispania/ui/board/Board.tsx';
  const session = '/x/src/ui/scene/session.ts';
  assert.equal(chunk(ids, { [ids]: [view, board], [view]: [PLAYER], [board]: [SCENE] }), 'hispania.page');
  assert.equal(chunk(view, { [view]: [PLAYER] }), 'hispania.engine');
  assert.equal(chunk(board, { [board]: [SCENE, TABLE] }), 'hispania.board');
  assert.equal(chunk(session, { [session]: [PLAYER, TABLE] }), 'hispania.play');
});

test('what several books load is of none of them, and what one loads bears its name', () => {
  const board = '/x/src/ui/board/keys.ts';
  const other = SCENE.replace('hispania', 'tiny');
  assert.equal(chunk(board, { [board]: [SCENE, TABLE] }), 'hispania.board');
  assert.equal(chunk(board, { [board]: [other, other.replace('scene', 'lesson')] }), 'tiny.board');
  assert.equal(chunk(board, { [board]: [SCENE, other, TABLE] }), 'page');
  const live = '/x/src/ui/scene/LiveScene.tsx';
  assert.equal(chunk(live, { [live]: [SCENE] }), 'hispania.board');
  assert.equal(chunk(live, { [live]: [SCENE, other] }), 'page');
  const shapes = '/x/src/ui/glyphs.ts';
  assert.equal(chunk(shapes, { [shapes]: [SCENE, other] }), 'page');
  const furnish = '/x/src/ui/furnish.tsx';
  const fight = '/x/src/books/hispania/ui/shelf/live.tsx';
  assert.equal(chunk(furnish, { [furnish]: [SCENE, other, fight] }), 'page');
  const session = '/x/src/ui/scene/session.ts';
  assert.equal(chunk(session, { [session]: [PLAYER, PLAYER.replace('hispania', 'tiny')] }), 'engine');
  const own = '/x/src/books/hispania/ui/board/Board.tsx';
  assert.equal(chunk(own, { [own]: [SCENE, other] }), 'hispania.board');
});

test('a page that is a scene or a lesson loads with it what others fetch later', () => {
  const script = '/x/src/books/hispania/pages/learn/LearnScript.astro?astro&type=script&index=0&lang.ts';
  const lesson = SCENE.replace('scene', 'lesson');
  assert.equal(chunk(script, {}), null);
  assert.equal(chunk(lesson, { [lesson]: [script] }), null);
  const step = '/x/src/ui/lesson/PlayStep.tsx';
  const other = lesson.replace('hispania', 'tiny');
  assert.equal(chunk(step, { [step]: [lesson, other], [lesson]: [script] }), 'page');
});

test('a page without a map does not load one', () => {
  const glyph = '/x/src/books/hispania/ui/Glyph.tsx';
  assert.equal(chunk(glyph, { [glyph]: [SCENE, ODDS] }), 'hispania.page');
});

test('what a worker is made of lies with the rules, wherever it comes from', () => {
  const told = '/x/src/ui/asker.ts';
  assert.equal(chunk(told, { [told]: [SCENE, WORKER] }), 'hispania.page');
  assert.equal(chunk(told, { [told]: [PLAYER, WORKER] }), 'hispania.engine');
});

test('a little that a book’s parts share lies with what they load in any case', () => {
  const words = '/x/src/books/hispania/ui/table/words.ts';
  const late = '/x/src/books/hispania/ui/our-table/OurTable.tsx';
  assert.equal(chunk(words, { [words]: [TABLE, late] }), 'hispania.play');
  const edit = '/x/src/books/hispania/ui/corrections/edit.ts';
  assert.equal(chunk(edit, { [edit]: [TABLE, TABLE.replace('table', 'corrections')] }), 'hispania.play');
  const form = '/x/src/ui/NameForm.tsx';
  assert.equal(chunk(form, { [form]: [TABLE, TABLE.replace('hispania', 'tiny'), ODDS] }), 'page');
});

test('what the shelf fights with is what scenes are played with', () => {
  const fight = '/x/src/books/hispania/ui/shelf/live.tsx';
  const labels = '/x/src/books/hispania/ui/labels.ts';
  assert.equal(chunk(labels, { [labels]: [TABLE, fight] }), 'hispania.play');
});

test('what marks what was read is common to all pages, of whatever book', () => {
  const marks = '/x/src/ui/kept/read-marks.ts';
  const path = '/x/src/books/hispania/pages/learn/Path.astro?astro&type=script&index=0&lang.ts';
  assert.equal(chunk(marks, { [marks]: [SCENE, path] }), 'page');
});

test('words of a language are what fetches them, and what only words need lies with the page', () => {
  const index = '/x/src/books/hispania/words/fr/index.ts';
  const units = '/x/src/books/hispania/words/fr/units.ts';
  const hits = '/x/src/books/hispania/words/hits.ts';
  const rich = '/x/src/words/rich.ts';
  const importers = { [units]: [index], [hits]: [units], [rich]: [units, PLAYER] };
  assert.equal(chunk(units, importers), null);
  assert.equal(chunk(hits, importers), 'hispania.page');
  assert.equal(chunk(rich, importers), 'hispania.page');
});

test('a file of words has its language in its name, and one of a book the book', () => {
  const words = '/x/src/books/hispania/words/fr/';
  const files = [
    ['at-odds', `${words}at-odds.ts`, '_astro/hispania.[name].fr.[hash].js'],
    ['hispania.fr', `${words}index.ts?of=hispania&lang.ts`, '_astro/[name].[hash].js'],
    ['player.fr', '/x/src/books/hispania/ui/scene/player.fr.ts', '_astro/hispania.[name].[hash].js'],
    ['search', '/x/src/words/en/search.ts', '_astro/[name].en.[hash].js'],
    ['live', TABLE, '_astro/hispania.[name].[hash].js'],
    ['page', null, '_astro/[name].[hash].js'],
  ] as const;
  for (const [name, facadeModuleId, file] of files) assert.equal(nameOf({ name, facadeModuleId }), file, name);
});

test('a file that fetches others does not list what it has imported', () => {
  const built = {
    'live.js': { imports: ['page.js'] },
    'page.js': { imports: ['base.js'] },
    'base.js': {},
    'here.js': {},
  };
  assert.deepEqual([...loadedWith('live.js', built)], ['live.js', 'page.js', 'base.js']);
});

test('what only the tables of other books need is no burden for the largest', () => {
  const counted = '/x/src/ui/records/RecordBook.tsx';
  const tables = ['reconquista', 'tiny'].map((book) => TABLE.replace('hispania', book));
  const of = (importers: readonly string[]) => chunkOf(counted, graph({ [counted]: importers }), 'hispania');
  assert.equal(of(tables), 'desks');
  assert.equal(of([...tables, TABLE]), 'desk');
});
