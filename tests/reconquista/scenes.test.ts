import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILD } from '../../src/books/reconquista/build.ts';
import { LOCATIONS } from '../../src/books/reconquista/engine/data/ids.ts';
import { RULE_IDS, RULES, type RuleId } from '../../src/books/reconquista/engine/data/rules.ts';
import { reconquista } from '../../src/books/reconquista/engine/game.ts';
import { SCENE_IDS } from '../../src/books/reconquista/scenes/ids.ts';
import { SCENES } from '../../src/books/reconquista/scenes/index.ts';
import type { ReconquistaScene } from '../../src/books/reconquista/scenes/scene.ts';
import { isIn } from '../../src/books/reconquista/ui/board/frame.ts';
import { BOX } from '../../src/books/reconquista/ui/board/places.ts';
import { look } from '../../src/books/reconquista/ui/look.ts';
import { RECONQUISTA } from '../../src/books/reconquista/ui/playable.ts';
import { startOf } from '../../src/books/reconquista/ui/scene/start.ts';
import { SCENE_WORDS } from '../../src/books/reconquista/words/en/scenes.ts';
import { locationIn } from '../../src/books/reconquista/words/marks.ts';
import { holds } from '../../src/kernel/assertions.ts';
import type { Fact } from '../../src/kernel/contract.ts';
import { checkScene, playLine } from '../../src/kernel/runner.ts';
import type { Task } from '../../src/kernel/scene.ts';
import type { SceneWords } from '../../src/words/scene-words.ts';
import { advised } from '../kernel/advice.ts';

/** The rulebook's examples, by their lines: each must be a scene. */
const EXAMPLES: readonly (readonly [line: number, scene: (typeof SCENE_IDS)[number]])[] = [
  [236, 'two-of-three-cities'],
  [238, 'bands-cost-a-point'],
  [275, 'three-cities-besieged'],
  [276, 'three-cities-besieged'],
  [278, 'three-cities-besieged'],
  [277, 'two-cities-fight'],
  [279, 'two-cities-fight'],
  [280, 'two-cities-fight'],
  [314, 'retreat-from-cordoba'],
  [320, 'battle-at-tarragona'],
  [330, 'bands-at-tarragona'],
  [340, 'muslims-come-out'],
  [350, 'a-four-is-portugal'],
  [396, 'three-armies-stay'],
  [402, 'granada-to-algeciras'],
  [863, 'the-last-turn'],
];

/** Whether the answer of a task reaches its goal with the dice of the scene's seed, as the reader rolls them. */
function reachedBySeed(scene: ReconquistaScene, task: Task): boolean {
  const { start, steps = [] } = playLine(reconquista, scene, task.at);
  let state = steps.at(-1)?.state ?? start;
  assert.ok(state);
  const facts: Fact[] = [];
  for (const { action } of task.answer) {
    const done = reconquista.apply(state, action);
    assert.ok(!done.refusal, JSON.stringify(done.refusal));
    state = done.state;
    facts.push(...done.facts);
  }
  const seen = { state, facts };
  return task.goal.every((goal) => holds(reconquista, seen, goal));
}

/** The places that a scene's words name, for their spelling: an unknown one has no name. */
function namedIn(words: SceneWords): readonly string[] {
  const all = [words.about, ...words.steps, words.after, ...Object.values(words.tasks).flatMap(({ hints }) => hints)];
  return all.flat().flatMap((piece) => locationIn(piece) ?? []);
}

describe('the scenes of Reconquista', () => {
  for (const scene of SCENES) {
    describe(scene.id, () => {
      it('is sound: its line replays with its dice, and what it states holds', () => {
        assert.deepEqual(
          checkScene(reconquista, scene).map(advised),
          [],
          `Mend scenes/${scene.id}.ts as each line says`,
        );
        assert.ok(scene.after.length > 0, 'State at least one result');
      });

      it('names rules that there are, and lines of the rulebook within them', () => {
        const cited = [...scene.rules, ...scene.wrong.map(({ rule }) => rule)];
        for (const id of cited) assert.ok(RULE_IDS.includes(id as RuleId), `Correct rule ${id}`);
        const [from, to] = scene.source.lines ?? [0, 0];
        const isCovered = scene.rules.some((id) =>
          RULES[id].lines.some(([first, last]) => first <= to && from <= last),
        );
        assert.ok(from <= to && isCovered, 'Give source.lines the lines of one of its rules');
      });

      it('lets the reader reach each task with the dice of its seed', () => {
        for (const task of scene.tasks)
          assert.ok(reachedBySeed(scene, task), `${task.id}: choose another seed or another answer`);
      });

      it('has a sentence for each step, and names locations that there are', () => {
        const words: SceneWords = SCENE_WORDS[scene.id];
        assert.equal(words.steps.length, scene.line.length);
        for (const id of namedIn(words)) assert.ok((LOCATIONS as readonly string[]).includes(id));
      });
    });
  }

  it('are listed once each, in the order of their rules', () => {
    assert.deepEqual(
      SCENES.map(({ id }) => id),
      SCENE_IDS,
    );
    const sections = SCENES.map(({ rules }) => RULES[rules[0] as RuleId].section);
    assert.deepEqual(
      sections,
      sections.toSorted((a, b) => a - b),
    );
  });

  it('hold each example of the rulebook, as the rulebook plays it', () => {
    for (const [line, id] of EXAMPLES) {
      const scene = SCENES.find((one) => one.id === id);
      const [from, to] = scene?.source.lines ?? [0, 0];
      assert.ok(from <= line && line <= to && !('own' in (scene?.source ?? {})), `${id}: line ${line}`);
    }
  });

  it('are opened at the table where they begin, and another name opens nothing', async () => {
    for (const scene of SCENES) {
      const opened = await RECONQUISTA.scene(scene.id);
      assert.ok(opened?.state);
      assert.deepEqual(look(opened.state), startOf(scene).seen);
    }
    assert.equal(await RECONQUISTA.scene('rain-comes'), undefined);
  });

  it('show every location that their lines name, and the regions of their pieces', () => {
    for (const scene of SCENES) {
      const { frame } = startOf(scene);
      const named = scene.line.flatMap(({ action: { fixed } }) => [fixed['to'], fixed['place'], fixed['from']]);
      for (const at of LOCATIONS)
        if (named.includes(at) || scene.position.places[at]) assert.ok(isIn(frame, at), `${scene.id}: ${at}`);
      assert.ok(
        frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= BOX.width && frame.y + frame.height <= BOX.height,
      );
    }
  });

  it('are found by the search, in the language of their words', () => {
    const found = (lang: 'en' | 'fr') => BUILD.records(lang, []).filter(({ kind }) => kind === 'scene');
    for (const lang of ['en', 'fr'] as const) {
      assert.deepEqual(
        found(lang).map(({ id }) => id),
        SCENE_IDS,
      );
    }
    const [en, fr] = [found('en'), found('fr')].map((all) => all.map(({ title }) => title));
    assert.ok(en?.every((title, i) => title !== fr?.[i]));
  });

  it('mark the dice that the rulebook does not print', () => {
    // The first battle is printed with its dice, and of the reaction in Portugal the region die.
    for (const { id, line, source } of SCENES)
      for (const { dice = [], ours = [] } of line)
        if (!source.own && dice.length > 0)
          assert.equal(
            dice.length - ours.length,
            { 'battle-at-tarragona': 6, 'a-four-is-portugal': 1 }[id as string] ?? 0,
            id,
          );
  });
});
