import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SCENE_IDS as OTHERS } from '../../src/books/hispania/scenes/ids.ts';
import { BUILD } from '../../src/books/tiny/build.ts';
import { tiny } from '../../src/books/tiny/engine/game.ts';
import { SCENE_IDS } from '../../src/books/tiny/scenes/ids.ts';
import { SCENES } from '../../src/books/tiny/scenes/index.ts';
import { look } from '../../src/books/tiny/ui/look.ts';
import { TINY } from '../../src/books/tiny/ui/playable.ts';
import { startOf } from '../../src/books/tiny/ui/scene/start.ts';
import { checkScene } from '../../src/kernel/runner.ts';
import { advised } from '../kernel/advice.ts';

describe('the scenes of the small game', () => {
  for (const scene of SCENES)
    it(`${scene.id} is sound`, () => {
      assert.deepEqual(checkScene(tiny, scene).map(advised), [], `Mend scenes/${scene.id}.ts as each line says`);
    });

  it('are listed once each, and one is called like one of another book', () => {
    assert.deepEqual(
      SCENES.map(({ id }) => id),
      SCENE_IDS,
    );
    assert.ok(SCENE_IDS.some((id) => (OTHERS as readonly string[]).includes(id)));
  });

  it('lay out dice and draws', () => {
    const steps = SCENES.flatMap(({ line }) => line);
    assert.ok(steps.some(({ dice }) => dice));
    assert.ok(steps.some(({ draws }) => draws));
  });

  it('are opened at the table where they begin, and another name opens nothing', async () => {
    for (const scene of SCENES) {
      const opened = await TINY.scene(scene.id);
      assert.ok(opened?.state);
      assert.deepEqual(look(opened.state), startOf(scene).seen);
    }
    assert.equal(await TINY.scene('castile-at-toledo'), undefined);
  });

  it('are found by the search, in the language of their words', () => {
    const found = (lang: 'en' | 'fr') => BUILD.records(lang, []).filter(({ kind }) => kind === 'scene');
    assert.deepEqual(
      found('en').map(({ address }) => address),
      SCENE_IDS.map((id) => `/tiny/scenes/${id}/`),
    );
    assert.deepEqual(found('fr'), []);
  });
});
