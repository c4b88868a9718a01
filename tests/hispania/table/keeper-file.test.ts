import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it, test } from 'node:test';
import fc from 'fast-check';
import * as faults from '../../../src/books/hispania/words/en/faults.ts';
import { GAMES } from '../../../src/books/hispania/words/en/table-games.ts';
import { parseSave, SAVE_LIMITS } from '../../../src/kernel/save-format.ts';
import { replaySave, type Save, toSave } from '../../../src/kernel/saves.ts';
import { fileOf, readFile } from '../../../src/ui/table/keeper-file.ts';
import { SEED } from '../../kernel/seed.ts';
import { act, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { about, desk, kept, SITTINGS, summarise, well } from '../../ui/table/keeper-desk.ts';

const JOURNAL = playAll(newGame(), act.bid(2), act.roll, act.done, act.pass);
const how = { name: 'From a file', summarise };

/** One file of the corpus of saves; see `tests/kernel/saves.test.ts`. */
interface SaveCase {
  readonly save?: unknown;
  readonly text?: string;
  readonly fault?: { readonly code: string; readonly path: string };
}

const SAVES = new URL('../corpus/saves/', import.meta.url);
const ENVELOPES = new URL('../corpus/envelopes/', import.meta.url);

describe('importing a save of the corpus', () => {
  for (const name of readdirSync(SAVES)) {
    it(`${name}, bare and in an envelope`, async () => {
      const { keeper } = await desk();
      const own = await kept(keeper, JOURNAL, 'Mine');
      const before = well(await keeper.load(own));
      const { save, text, fault } = JSON.parse(readFileSync(new URL(name, SAVES), 'utf8')) as SaveCase;
      const bare = text ?? JSON.stringify(save);
      // Text that is not JSON cannot be in an envelope.
      const wrapped = text === undefined ? [JSON.stringify({ scriptorium: 1, ...ENVELOPE, save })] : [];
      for (const file of [bare, ...wrapped]) {
        const read = await keeper.importText(file, how);
        assert.equal(read.trouble, undefined);
        if (fault) assert.deepEqual(read.faults?.[0]?.code, fault.code);
        else assert.deepEqual(well(await keeper.load(read.record?.id ?? '')).save, parseSave(bare, tiny).save);
      }
      // Regardless of the file, nothing else has changed.
      assert.deepEqual(well(await keeper.load(own)), before);
      assert.equal(well(await keeper.list()).games.length, fault ? 1 : 1 + 1 + wrapped.length);
      assert.deepEqual(Object.keys(Object.prototype), []);
    });
  }
});
const ENVELOPE = { name: '', sittings: [], settings: null };

/** One file of the corpus of envelopes: what a file holds, and what is wrong with it. */
interface EnvelopeCase {
  readonly file?: unknown;
  readonly text?: string;
  readonly reads?: true;
  readonly fault?: { readonly code: string; readonly path: string };
}

describe('an envelope of the corpus', () => {
  for (const name of readdirSync(ENVELOPES)) {
    it(name, () => {
      const { file, text, reads, fault } = JSON.parse(readFileSync(new URL(name, ENVELOPES), 'utf8')) as EnvelopeCase;
      const { filed, faults: found } = readFile(text ?? JSON.stringify(file), tiny);
      if (reads) {
        assert.ok(filed, JSON.stringify(found));
        assert.equal(replaySave(tiny, filed.save).broken, undefined);
        return;
      }
      assert.deepEqual(
        found?.map(({ code, path }) => ({ code, path })),
        [fault],
      );
      const { code } = found?.[0] ?? { code: '' };
      assert.ok(Object.hasOwn(GAMES.faults, code) || Object.hasOwn(faults.FAULTS, code), `no words for ${code}`);
    });
  }
});

test('a game that is written to a file and read again is the same, and another one', async () => {
  const { keeper } = await desk();
  const id = await kept(keeper, JOURNAL, 'Of the north');
  const { text } = well(await keeper.exportText(id));
  const { record } = await keeper.importText(text, how);
  assert.ok(record);
  assert.notEqual(record.id, id);
  assert.equal(record.name, 'Of the north');
  assert.deepEqual(record.sittings, SITTINGS);
  assert.deepEqual(record.settings, { pace: 'watch' });
  assert.deepEqual(record.summary, { actions: 4 });
  assert.deepEqual(well(await keeper.load(record.id)).save, toSave(tiny, JOURNAL));
});

test('a bare save is called as its file', async () => {
  const { keeper } = await desk();
  const { record } = await keeper.importText(JSON.stringify(toSave(tiny, JOURNAL)), how);
  assert.equal(record?.name, 'From a file');
  assert.deepEqual(record?.sittings, []);
});

test('what is too large is not read', () => {
  const found = (text: string) => readFile(text, tiny).faults?.[0]?.code;
  assert.equal(found(`"${'x'.repeat(SAVE_LIMITS.length)}"`), 'too-large');
  assert.equal(found('['.repeat(1_000_000)), 'not-json');
  assert.match(found('['.repeat(2_000) + ']'.repeat(2_000)) ?? '', /^(too-deep|not-json)$/);
});

test('damaging any one character of a file never crashes', () => {
  const save: Save = toSave(tiny, JOURNAL);
  const text = fileOf({ ...about(), save });
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom(...'"{}[],:019-ex'), (at, char) => {
      const { filed, faults: found } = readFile(text.slice(0, at) + char + text.slice(at + 1), tiny);
      assert.ok(filed || (found && found.length > 0));
    }),
    { seed: SEED, numRuns: 2000 },
  );
});
