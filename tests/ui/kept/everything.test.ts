import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toSave } from '../../../src/kernel/saves.ts';
import { giveAll } from '../../../src/ui/kept/giving.ts';
import { handed, handOn } from '../../../src/ui/kept/handing.ts';
import { gamesOf, textKey } from '../../../src/ui/kept/keys.ts';
import { keptGames } from '../../../src/ui/kept/listing.ts';
import { THEME } from '../../../src/ui/kept/site-keys.ts';
import { type AllTaken, type BookToTake, takeAll } from '../../../src/ui/kept/taking.ts';
import { solved, textOf, NOTHING as UNTAUGHT } from '../../../src/ui/lesson/progress.ts';
import { copiesOf } from '../../../src/ui/table/copies.ts';
import { fileOf } from '../../../src/ui/table/keeper-file.ts';
import type { TextStore } from '../../../src/ui/table/text-store.ts';
import { act, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { about, change, desk, well, withRaw } from '../table/keeper-desk.ts';

/** Two books on one device; the games of both are those of the tests, under two names. */
const copies = async () => copiesOf(tiny);
const TINY: BookToTake = { id: 'tiny', copies };
const OTHER: BookToTake = { id: 'other', copies };
const BOOKS = [TINY, OTHER];
/** One person at one computer. */
const ALONE = {
  ...about('Mine'),
  sittings: [{ seat: 'north', name: 'Inês', is: 'person' as const }],
};

function texts(kept: Record<string, string> = {}): TextStore & { readonly kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, text) => {
      kept[key] = text;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
}

/** Empties the games of the device: another one from here on. */
async function otherDevice(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}
const keeperOf = async () => (await desk(gamesOf(TINY))).keeper;
const games = async (book: string) => (await keptGames(BOOKS)).find((one) => one.book === book)?.games ?? [];
const took = (all: AllTaken) => all.taken?.map(({ name, did }) => `${name} ${did}`);
const lesson = (step: string) => textOf(solved(UNTAUGHT, { lesson: 'one', step }));

describe('everything that is kept', () => {
  it('goes out as one file, and comes back on another device as it was', async () => {
    await otherDevice();
    const keeper = await keeperOf();
    const journal = playAll(newGame(), act.bid(1));
    const { record } = well(await keeper.create({ ...ALONE, save: toSave(tiny, journal) }));
    well(await keeper.remove(well(await keeper.create({ ...ALONE, save: toSave(tiny, journal) })).record.id));
    const kept = {
      [THEME]: 'dark',
      [textKey('tiny', 'lessons')]: lesson('a'),
      [textKey('other', 'read')]: '{"chapters":[2],"last":null}',
      'not.ours': 'x',
    };
    const { text, missing } = await giveAll(BOOKS, texts(kept));
    assert.deepEqual(missing, []);
    keeper.close();
    await otherDevice();
    const store = texts();
    const all = await takeAll(text, BOOKS, { store });
    assert.deepEqual(took(all), ['theme added', 'lessons added', 'Mine added', 'read added']);
    const { 'not.ours': _, ...ours } = kept;
    assert.deepEqual(store.kept, ours);
    assert.deepEqual(
      (await games('tiny')).map(({ id }) => id),
      [record.id],
    );
    assert.deepEqual(await games('other'), []);
    const again = await keeperOf();
    assert.deepEqual(well(await again.load(record.id)).save, toSave(tiny, journal));
    again.close();
    // A second run changes nothing.
    const twice = await takeAll(text, BOOKS, { store });
    assert.deepEqual(took(twice), ['theme here', 'lessons here', 'Mine here', 'read here']);
  });

  it('is joined with what is here, and nothing newer is written over', async () => {
    await otherDevice();
    const keeper = await keeperOf();
    const [begun, further] = [newGame(), playAll(newGame(), act.bid(1))];
    const { id } = well(await keeper.create({ ...ALONE, save: toSave(tiny, begun) })).record;
    const key = (kind: 'lessons' | 'read' | 'our-table' | 'filed') => textKey('tiny', kind);
    const there = texts({
      [key('read')]: '{"chapters":[1],"last":null}',
      [key('lessons')]: lesson('a'),
      [key('filed')]: '{"x":5,"y":7}',
      [key('our-table')]: '{"turn":1}',
    });
    const { text: early } = await giveAll(BOOKS, there);
    well(await keeper.append(id, change(begun, further)));
    const { text: late } = await giveAll(BOOKS, texts());
    const here = texts({
      [key('read')]: '{"chapters":[2],"last":null}',
      [key('lessons')]: lesson('b'),
      [key('filed')]: '{"x":6}',
      [key('our-table')]: '{"turn":2}',
    });
    const joined = await takeAll(early, BOOKS, { store: here });
    assert.deepEqual(took(joined), [
      'read joined',
      'lessons joined',
      'filed joined',
      'our-table other-here',
      'Mine here',
    ]);
    assert.deepEqual(JSON.parse(here.kept[key('read')] ?? '').chapters, [2, 1]);
    assert.deepEqual(JSON.parse(here.kept[key('lessons')] ?? '').done, { one: ['b', 'a'] });
    assert.deepEqual(JSON.parse(here.kept[key('filed')] ?? ''), { x: 6, y: 7 });
    assert.equal(here.kept[key('our-table')], '{"turn":2}');
    assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, further));
    assert.ok(took(await takeAll(early, BOOKS, { store: here, replace: true }))?.includes('our-table replaced'));
    assert.equal(here.kept[key('our-table')], '{"turn":1}');
    // The other way round the game goes on from where the file has it; parted, both are here.
    keeper.close();
    await otherDevice();
    await takeAll(early, BOOKS, { store: texts() });
    assert.deepEqual(took(await takeAll(late, BOOKS, { store: texts() })), ['Mine continued']);
    await otherDevice();
    const parted = await keeperOf();
    well(await parted.create({ ...ALONE, save: toSave(tiny, playAll(begun, act.bid(2))), id }));
    assert.deepEqual(took(await takeAll(late, BOOKS, { store: texts() })), ['Mine beside']);
    assert.deepEqual(took(await takeAll(late, BOOKS, { store: texts() })), ['Mine here']);
    assert.equal((await games('tiny')).length, 2);
    // Data removed here are restored.
    well(await parted.remove(id));
    assert.equal((await games('tiny')).length, 1);
    parted.close();
  });

  it('gives a game of several persons other dice', async () => {
    await otherDevice();
    const keeper = await keeperOf();
    const two = [...ALONE.sittings, { seat: 'south', name: 'Egeria', is: 'person' as const }];
    const { id } = well(await keeper.create({ ...ALONE, sittings: two, save: toSave(tiny, newGame()) })).record;
    const { root } = well(await keeper.load(id)).save;
    const { text } = await giveAll([TINY], texts());
    keeper.close();
    await otherDevice();
    assert.deepEqual(took(await takeAll(text, BOOKS, { store: texts() })), ['Mine added']);
    const here = await keeperOf();
    assert.notDeepEqual(well(await here.load(id)).save.root, root);
    here.close();
  });

  it('says what is wrong with a file, as a whole and line by line', async () => {
    await otherDevice();
    const whole = async (text: string) => (await takeAll(text, BOOKS, { store: texts() })).fault;
    assert.equal((await whole('holiday.jpg'))?.code, 'not-kept');
    assert.equal((await whole('{"scriptorium":"kept","format":9}'))?.code, 'newer-format');
    const file = fileOf({ ...ALONE, save: toSave(tiny, newGame()) });
    assert.deepEqual(await whole(file), { code: 'game-file', path: '', params: { game: 'tiny' } });
    const line = (given: object) => JSON.stringify(given);
    const all = await takeAll(
      [
        line({ scriptorium: 'kept', format: 1, lines: 9 }),
        '{"is":"text","book":"tiny","part":"read","te',
        line({ is: 'text', book: 'tiny', part: 'read', text: 7 }),
        line({ is: 'text', book: 'lost', part: 'read', text: '{}' }),
        line({ is: 'text', book: 'tiny', part: 'diary', text: '{}' }),
        line({ is: 'text', book: 'tiny', part: 'lessons', text: '{' }),
        line({
          is: 'game',
          book: 'tiny',
          id: 'g',
          raw: { record: { name: 'Broken' }, root: null, entries: [], hashes: [], snapshots: [] },
        }),
        line({
          is: 'game',
          book: 'lost',
          id: 'g',
          raw: { record: {}, root: null, entries: [], hashes: [], snapshots: [] },
        }),
      ].join('\n'),
      BOOKS,
      { store: texts() },
    );
    assert.deepEqual(
      all.taken?.map(({ did, faults }) => [did, faults?.[0]?.code, faults?.[0]?.params]),
      [
        ['refused', 'unknown-book', { book: 'lost' }],
        ['refused', 'unknown-part', { part: 'diary' }],
        ['refused', 'bad-part', { part: 'lessons' }],
        ['refused', 'bad-record', {}],
        ['refused', 'unknown-book', { book: 'lost' }],
      ],
    );
    assert.deepEqual(all.fault ?? all.lost.map(({ code, params }) => [code, params]), [
      ['not-json', { line: 2 }],
      ['bad-line', { line: 3 }],
      ['cut-short', { lines: 2 }],
    ]);
  });

  it('names books whose games cannot be read', async () => {
    await otherDevice();
    await withRaw('scriptorium.other', async () => {});
    const { missing } = await giveAll(BOOKS, texts());
    assert.deepEqual(
      missing.map(({ book }) => book),
      ['other'],
    );
    assert.ok((await keptGames(BOOKS)).find(({ book }) => book === 'other')?.trouble);
    await otherDevice();
  });
});

describe('a file on its way to another book', () => {
  it('is there once, for that book alone', () => {
    const store = texts();
    const file = { name: 'mine.json', text: '{}' };
    assert.ok(handOn('other', file, store));
    assert.equal(handed('tiny', store), undefined);
    assert.deepEqual(handed('other', store), file);
    assert.equal(handed('other', store), undefined);
    store.setItem(Object.keys(store.kept)[0] ?? 'x', '{"name":7}');
    assert.equal(handed('other', store), undefined);
  });

  it('stays with its reader where it has no room', () => {
    const full: TextStore = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
      removeItem: () => {},
    };
    assert.equal(handOn('other', { name: 'mine.json', text: '{}' }, full), false);
    assert.equal(handOn('other', { name: 'mine.json', text: '{}' }, undefined), false);
  });
});
