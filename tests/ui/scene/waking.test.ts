import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { atom } from 'nanostores';
import type { Action } from '../../../src/kernel/contract.ts';
import { atStart, type Shown } from '../../../src/ui/scene/shown.ts';
import type { SceneStore } from '../../../src/ui/scene/store.ts';
import { waking } from '../../../src/ui/scene/waking.ts';

const START = { asked: 'where to?' };
const action = (kind: string): Action => ({ kind, fixed: {}, values: {} });

/** A scene that is fetched on command, and records its questions; every answer leads to another question. */
function sleeper(first: Shown<object> = atStart<object, never>(START)) {
  const done: string[] = [];
  const $shown = atom(first);
  const said = (what: string) => () => {
    done.push(what);
  };
  const store: SceneStore<object, never> = {
    $shown: $shown as SceneStore<object, never>['$shown'],
    act: ({ kind }) => {
      done.push(kind);
      if (kind !== 'refused') $shown.set({ ...$shown.get(), seen: {} });
    },
    next: () => {
      done.push('next');
      $shown.set({ ...$shown.get(), seen: {} });
    },
    back: said('back'),
    forward: said('forward'),
    restart: said('restart'),
    leave: said('leave'),
    hint: said('hint'),
    show: said('show'),
    attempt: (id) => done.push(`attempt ${id}`),
    tryWrong: (id) => done.push(`wrong ${id}`),
    readAs: (id, own) => done.push(`${id} ${own ? 'own' : 'other'}`),
    link: async () => '#link',
    asGame: () => assert.fail('nobody takes it as a game'),
  };
  const fetches: { come: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<{ store: SceneStore<object, never> }>((resolve, reject) => {
      fetches.push({ come: () => resolve({ store }), fail: () => reject(new Error('no network')) });
    });
  return { scene: waking<object, never, { store: SceneStore<object, never> }>(atStart(START), load), done, fetches };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a scene that is shown before it can be played', () => {
  it('fetches nothing until it is touched, and then once', async () => {
    const { scene, fetches } = sleeper();
    assert.equal(scene.$shown.get().seen, START);
    assert.equal(fetches.length, 0);
    scene.touched();
    scene.touched();
    scene.next();
    assert.equal(fetches.length, 1);
    fetches[0]?.come();
    await settled();
    scene.touched();
    assert.equal(fetches.length, 1);
  });

  it('says nothing of a look that brings nothing, and tries again at the next', async () => {
    mock.method(console, 'error', () => undefined);
    const { scene, fetches } = sleeper();
    scene.touched();
    assert.equal(scene.$wait.get(), 'none');
    fetches[0]?.fail();
    await settled();
    assert.equal(scene.$wait.get(), 'none');
    scene.touched();
    assert.equal(fetches.length, 2);
    mock.restoreAll();
  });

  it('keeps what is asked of it, in order, until it can be done', async () => {
    const { scene, done, fetches } = sleeper();
    scene.attempt('hold');
    scene.hint();
    scene.tryWrong('too-far');
    const link = scene.link();
    assert.equal(scene.$wait.get(), 'coming');
    assert.deepEqual(done, []);
    fetches[0]?.come();
    assert.equal(await link, '#link');
    assert.deepEqual(done, ['attempt hold', 'hint', 'wrong too-far']);
    assert.equal(scene.$wait.get(), 'none');
    scene.back();
    assert.equal(done.at(-1), 'back');
  });

  it('takes one answer to a question, however often it is pressed, and steps of the line one by one', async () => {
    const pressed = sleeper();
    pressed.scene.act(action('fight'));
    pressed.scene.act(action('fight'));
    pressed.fetches[0]?.come();
    await settled();
    assert.deepEqual(pressed.done, ['fight']);
    const stepped = sleeper();
    stepped.scene.next();
    stepped.scene.next();
    stepped.scene.act(action('fight'));
    stepped.fetches[0]?.come();
    await settled();
    assert.deepEqual(stepped.done, ['next', 'next']);
  });

  it('loses nothing when it cannot be fetched, and does it when it can', async () => {
    mock.method(console, 'error', () => undefined);
    const { scene, done, fetches } = sleeper();
    scene.act(action('fight'));
    fetches[0]?.fail();
    await settled();
    assert.equal(scene.$wait.get(), 'failed');
    assert.equal(scene.$shown.get().seen, START);
    // A passing pointer does not try again and again; the reader does.
    scene.touched();
    assert.equal(fetches.length, 1);
    const again = scene.wake();
    assert.equal(scene.$wait.get(), 'coming');
    fetches[1]?.come();
    await again;
    assert.deepEqual(done, ['fight']);
    assert.equal(scene.$wait.get(), 'none');
    mock.restoreAll();
  });
});
