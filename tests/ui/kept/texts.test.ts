import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { KeptBook } from '../../../src/ui/kept/keys.ts';
import { textKey } from '../../../src/ui/kept/keys.ts';
import { textsOf } from '../../../src/ui/kept/texts.ts';
import { keepText, type TextStore, textAt } from '../../../src/ui/table/text-store.ts';

/** The data that release 0.6.0 has left on a device, by name. */
const OLD = {
  read: '{"chapters":[1,6],"last":{"path":"/hispania/rules/6-combat/","title":"6 Combat"}}',
  'scriptorium:filed': '{"a":1000,"b":2000}',
  'hispania.odds': '{"attacker":"all"}',
} as const;
/** Those that had the book's name then. */
const AS_EVER = {
  'scriptorium.hispania.lessons': '{"format":"scriptorium-lessons"}',
  'scriptorium.hispania.our-table': '{}',
  'scriptorium.hispania.our-table.before': '{}',
  'scriptorium.hispania.corrections': '{}',
} as const;

const HISPANIA: KeptBook = { id: 'hispania', first: true };
const [READ, FILED, ODDS] = [textKey('hispania', 'read'), textKey('hispania', 'filed'), textKey('hispania', 'odds')];

interface Device extends TextStore {
  readonly texts: Map<string, string>;
}
/** A browser's store. `may` refuses what it is to refuse. */
function device(texts: object, may: (does: 'set' | 'remove', key: string) => boolean = () => true): Device {
  const kept = new Map<string, string>(Object.entries(texts));
  const asked = (does: 'set' | 'remove', key: string): void => {
    if (!may(does, key)) throw new Error('refused');
  };
  return {
    texts: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      asked('set', key);
      kept.set(key, text);
    },
    removeItem: (key) => {
      asked('remove', key);
      kept.delete(key);
    },
  };
}
const at = (store: Device, key: string) => textAt(textsOf(HISPANIA, store), key);

describe('the texts of the first book', () => {
  it('are moved to its name as they were, once', () => {
    const here = device({ ...OLD, ...AS_EVER });
    assert.equal(at(here, READ), OLD.read);
    assert.equal(at(here, FILED), OLD['scriptorium:filed']);
    assert.equal(at(here, ODDS), OLD['hispania.odds']);
    assert.deepEqual([...here.texts.keys()].sort(), [...Object.keys(AS_EVER), READ, FILED, ODDS].sort());
    const after = new Map(here.texts);
    for (const key of [READ, FILED, ODDS, ...Object.keys(AS_EVER)]) at(here, key);
    assert.deepEqual(here.texts, after);
  });

  it('are not those of another book', () => {
    const here = device(OLD);
    assert.equal(textAt(textsOf({ id: 'other' }, here), textKey('other', 'read')), null);
    assert.deepEqual(Object.fromEntries(here.texts), OLD);
  });

  it('stay where they are in a store that is full or read-only, and are read there', () => {
    const here = device(OLD, (does) => does === 'remove');
    assert.equal(at(here, READ), OLD.read);
    assert.deepEqual(Object.fromEntries(here.texts), OLD);
    const still = device(OLD, () => false);
    assert.equal(at(still, READ), OLD.read);
    assert.deepEqual(Object.fromEntries(still.texts), OLD);
  });

  it('are moved on where that was interrupted between its two steps', () => {
    const here = device(OLD, (does) => does === 'set');
    assert.equal(at(here, READ), OLD.read);
    assert.equal(here.texts.get('read'), OLD.read);
    const again = device(Object.fromEntries(here.texts));
    assert.equal(at(again, READ), OLD.read);
    assert.equal(again.texts.has('read'), false);
  });

  it('are moved as they are if they are damaged', () => {
    for (const damaged of ['', '{', 'null', '[7]']) {
      const here = device({ read: damaged });
      assert.equal(at(here, READ), damaged);
      assert.equal(here.texts.get(READ), damaged);
    }
  });

  it('are moved by two tabs at once, of which one has gone on already', () => {
    const here = device(OLD);
    const newer = '{"chapters":[1,6,7],"last":null}';
    let first = true;
    // The other tab moves and reads on between this one's two looks.
    const slow: Device = {
      ...here,
      getItem: (key) => {
        const text = here.getItem(key);
        if (first && key === 'read') {
          first = false;
          at(here, READ);
          keepText(textsOf(HISPANIA, here), { key: READ, text: newer });
        }
        return text;
      },
    };
    assert.deepEqual(JSON.parse(at(slow, READ) ?? '').chapters, [1, 6, 7]);
    assert.deepEqual(JSON.parse(here.texts.get(READ) ?? '').chapters, [1, 6, 7]);
  });

  it('are joined where a page of the older release has written them again', () => {
    const here = device({
      ...OLD,
      [READ]: '{"chapters":[7],"last":null}',
      [FILED]: '{"a":900,"c":3000}',
      [ODDS]: '{"attacker":"none"}',
    });
    assert.deepEqual(JSON.parse(at(here, READ) ?? ''), { ...JSON.parse(OLD.read), chapters: [7, 1, 6] });
    assert.deepEqual(JSON.parse(at(here, FILED) ?? ''), { a: 1000, b: 2000, c: 3000 });
    assert.equal(at(here, ODDS), '{"attacker":"none"}');
    assert.deepEqual([...here.texts.keys()].sort(), [READ, FILED, ODDS].sort());
  });

  it('do not come back once something else was written or forgotten', () => {
    const here = device(OLD);
    const texts = textsOf(HISPANIA, here);
    texts?.setItem(ODDS, 'new');
    texts?.removeItem(READ);
    assert.equal(at(here, ODDS), 'new');
    assert.equal(at(here, READ), null);
  });
});
