import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hintsAreOn, hintsSeen, keepHints, switchHints } from '../../../src/ui/table/hints.ts';
import { cuesOf } from '../../../src/ui/table/sound/heard.ts';
import { $sound, loadSound, readSound, setSound } from '../../../src/ui/table/sound/setting.ts';
import { textSize } from '../../../src/ui/table/text-size.ts';

/** The settings of a device: what it keeps of them, and that no kept text can do harm. */

function store(texts: Record<string, string> = {}) {
  return {
    texts,
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
    removeItem: (key: string) => {
      delete texts[key];
    },
  };
}
const FORBIDDEN = {
  getItem: () => {
    throw new Error('no');
  },
  setItem: () => {
    throw new Error('no');
  },
  removeItem: () => {
    throw new Error('no');
  },
};

test('a device is silent until its reader chooses, and keeps the choice', () => {
  for (const text of [null, undefined, '', 'loud', 'on', 'on -5', 'on 1e9', '{"on":true}'])
    assert.equal(readSound(text).on, false, String(text));
  assert.deepEqual(readSound('on 999'), { on: true, volume: 100 });
  const kept = store();
  setSound({ on: true, volume: 35 }, kept);
  $sound.set({ on: false, volume: 60 });
  loadSound(kept);
  assert.deepEqual($sound.get(), { on: true, volume: 35 });
  setSound({ on: false, volume: 35 }, FORBIDDEN);
  assert.equal($sound.get().on, false);
});

test('what happened is heard once each, dice before their hits', () => {
  const fact = (kind: string) => ({ kind }) as never;
  const heard = cuesOf([fact('hit'), fact('move'), fact('dice'), fact('hit'), fact('other')], ({ kind }) =>
    kind === 'hit' || kind === 'move' || kind === 'dice' ? kind : undefined,
  );
  assert.deepEqual(heard, ['dice', 'hit', 'move']);
});

test('hints are dismissed one by one, switched off, and on again from the first', () => {
  const kept = store();
  assert.equal(hintsSeen('hispania', kept), 0);
  keepHints('hispania', 2, kept);
  assert.equal(hintsSeen('hispania', kept), 2);
  assert.equal(hintsSeen('tiny', kept), 0);
  switchHints('hispania', false, kept);
  assert.equal(hintsAreOn('hispania', 3, kept), false);
  switchHints('hispania', true, kept);
  assert.equal(hintsSeen('hispania', kept), 0);
  for (const key of Object.keys(kept.texts)) kept.texts[key] = 'many';
  assert.equal(hintsSeen('hispania', kept), 0);
  assert.equal(hintsSeen('hispania', FORBIDDEN), 0);
});

test('an unknown size of the text is the normal one', () => {
  assert.equal(textSize(store({ 'scriptorium.text-size': 'huge' })), 'normal');
  assert.equal(textSize(store({ 'scriptorium.text-size': 'larger' })), 'larger');
  assert.equal(textSize(FORBIDDEN), 'normal');
});
