import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { SCENES } from '../../../src/books/hispania/scenes/index.ts';
import type { HispaniaScene } from '../../../src/books/hispania/scenes/scene.ts';
import { look } from '../../../src/books/hispania/ui/deciding/look.ts';
import { marksFor } from '../../../src/books/hispania/ui/deciding/pointing.ts';
import { prospectIn, type Seen } from '../../../src/books/hispania/ui/deciding/seen.ts';
import type { SceneFile } from '../../../src/books/hispania/ui/scene/seen.ts';
import { sceneFile, startOf } from '../../../src/books/hispania/ui/scene/start.ts';
import { READINGS } from '../../../src/books/hispania/words/en/readings.ts';
import { SCENE_WORDS } from '../../../src/books/hispania/words/en/scenes.ts';
import { playLine } from '../../../src/kernel/runner.ts';
import type { Lang } from '../../../src/words/lang.ts';

/** The data of a scene at build time, as a page fetches it. */
const written = async (scene: HispaniaScene, lang: Lang = 'en'): Promise<SceneFile> =>
  JSON.parse(JSON.stringify(await sceneFile(scene, lang)));

function seenAfter(id: string, steps: number): Seen {
  const scene = SCENES.find((one) => one.id === id);
  const line = scene && playLine(hispania, scene, steps);
  if (!line?.steps) throw new Error(id);
  return look(line.steps.at(-1)?.state ?? line.start);
}

describe('the start of a scene', () => {
  it('is the same in each language, with its words', async () => {
    const [scene] = SCENES;
    assert.ok(scene);
    const [english, french] = await Promise.all([written(scene), written(scene, 'fr')]);
    assert.deepEqual(french.start, english.start);
    assert.notEqual(french.told.title, english.told.title);
  });

  for (const scene of SCENES) {
    it(`of ${scene.id} is what the engine sees there, in plain data`, async () => {
      const { start, told, readings } = await written(scene);
      assert.deepEqual(start, startOf(scene));
      const { state } = hispania.position(scene.position);
      assert.ok(state);
      assert.deepEqual(start.seen.decision, JSON.parse(JSON.stringify(hispania.decision(state))));
      assert.deepEqual(start.seen.barred, hispania.barred(state));
      assert.equal(start.seen.prospects.length, start.seen.decision?.choices.length ?? 0);
      assert.ok(JSON.stringify(start).length < 40_000);
      assert.deepEqual(told, SCENE_WORDS[scene.id as keyof typeof SCENE_WORDS]);
      assert.deepEqual(
        Object.keys(readings),
        start.rulings.map(({ id }) => id),
      );
      for (const { id } of start.rulings) assert.deepEqual(readings[id], READINGS[id]);
    });
  }
});

describe('what is seen of a state', () => {
  it('is plain data all along the lines', () => {
    for (const { id, line } of SCENES) {
      for (let n = 0; n <= line.length; n++) {
        const seen = seenAfter(id, n);
        assert.deepEqual(JSON.parse(JSON.stringify(seen)), seen, `${id}, ${n}`);
      }
    }
  });

  it('tells what each die needs where targets are chosen, and only there', () => {
    const { aims, decision } = seenAfter('castile-at-toledo', 1);
    assert.equal(decision?.kind, 'aim');
    assert.deepEqual([aims?.round, aims?.side, aims?.shooter, aims?.target], [1, 'attacker', 'castile', 'seville']);
    // 6.7-attacker, in the plain and without a leader: infantry hits with 7, a knight with 5.
    const needs = Object.entries(aims?.needs ?? {}).map(([die, at]) => [
      die,
      Object.entries(at).map(([target, need]) => [target, need.needs]),
    ]);
    assert.deepEqual(Object.fromEntries(needs), {
      infantry: [
        ['infantry', 7],
        ['cavalry', 7],
      ],
      knight: [
        ['infantry', 5],
        ['cavalry', 5],
      ],
    });
    assert.equal(seenAfter('castile-at-toledo', 0).aims, undefined);
  });

  it('marks a step into mountains and one to enemies apart, by what was seen and no table', () => {
    const seen = SCENES.map(({ id }) => seenAfter(id, 0)).filter(({ decision }) => decision?.kind === 'move');
    const kinds = new Set<string>();
    for (const one of seen) {
      for (const choice of one.decision?.choices ?? []) {
        if (choice.kind !== 'step') continue;
        const { from, to } = choice.fixed as { from: Parameters<typeof marksFor>[1]; to: 'toledo' };
        const mark = marksFor(one, from)[to];
        assert.ok(mark);
        kinds.add(mark.kind);
        assert.equal(mark.kind === 'battle', prospectIn(one, choice).enemies !== undefined);
      }
    }
    assert.deepEqual([...kinds].toSorted(), ['battle', 'reach', 'reach-end']);
  });
});
