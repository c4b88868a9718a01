import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { retreat } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { sceneById } from '../../../src/books/hispania/scenes/index.ts';
import { readBy } from '../../../src/books/hispania/scenes/reading.ts';
import type { HispaniaScene } from '../../../src/books/hispania/scenes/scene.ts';
import { linkOf, openLink } from '../../../src/ui/scene/link.ts';
import { act, leave, type Other, open, readAs, restart, type Session } from '../../../src/ui/scene/session.ts';
import { createScene } from '../../../src/ui/scene/store.ts';

const scene = sceneById('vandals-cross-to-africa') as HispaniaScene;
const other: Other = {
  id: 'vandals-retreat-africa',
  position: readBy(scene.position, 'vandals-retreat-africa', 'b'),
  at: 6,
};
const begun = open(hispania, scene).session as Session<Parameters<typeof hispania.decision>[0]>;
const away = retreat('defender', 'africa', { infantry: 2 });
const ways = (session: typeof begun) =>
  hispania
    .decision(session.journal.entries[session.journal.at - 1]?.state ?? session.journal.start)
    ?.choices.flatMap(({ kind, fixed }) => (kind === 'retreat' ? [fixed['to']] : []));

describe('a scene that is read otherwise', () => {
  const read = readAs(hispania, begun, other, false);

  it('begins anew where the readings differ, after the steps of the line that lead there', () => {
    assert.equal(read.other, other.id);
    assert.equal(read.journal.at, 6);
    assert.deepEqual(ways(read), ['gibraltar']);
    assert.equal(act(hispania, read, away).refused?.refusal.code, 'retreat-off-map');
  });

  it('stays so until its own reading is wanted, at the same place', () => {
    assert.equal(restart(hispania, read).other, other.id);
    assert.equal(leave(read).other, other.id);
    const own = readAs(hispania, read, other, true);
    assert.equal(own.other, undefined);
    assert.equal(own.journal.at, 6);
    assert.deepEqual(ways(own), ['gibraltar', 'africa']);
  });

  it('is no other scene where the position opens no game', () => {
    assert.equal(readAs(hispania, begun, { ...other, position: { turn: 0 } }, false), begun);
  });

  it('is shown as such, and of a name that it does not have nothing changes', () => {
    const store = createScene(hispania, begun, (state) => state, [other]);
    store.readAs('nothing', false);
    assert.equal(store.$shown.get().at, 0);
    store.readAs(other.id, false);
    assert.equal(store.$shown.get().other, other.id);
    store.readAs(other.id, true);
    assert.equal(store.$shown.get().other, undefined);
  });

  it('comes back from a link as it was, and on no other scene', async () => {
    const fragment = await linkOf(hispania, read);
    const opened = await openLink(hispania, scene, fragment, [other]);
    assert.equal(opened.session?.other, other.id);
    assert.equal(opened.session?.journal.at, 6);
    assert.equal((await openLink(hispania, scene, fragment)).faults?.[0]?.code, 'no-scene');
    const elsewhere = await openLink(hispania, sceneById('rome-at-segovia') as HispaniaScene, fragment);
    assert.equal(elsewhere.faults?.[0]?.code, 'no-scene');
    const own = await openLink(hispania, scene, await linkOf(hispania, begun), [other]);
    assert.equal(own.session?.other, undefined);
  });
});
