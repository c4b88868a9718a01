import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILD } from '../../src/books/hispania-draco/build.ts';
import { SPACES, VARIANTS } from '../../src/books/hispania-draco/engine/data/ids.ts';
import { RULE_IDS, RULES, type RuleId } from '../../src/books/hispania-draco/engine/data/rules.ts';
import { draco } from '../../src/books/hispania-draco/engine/game.ts';
import type { Combat } from '../../src/books/hispania-draco/engine/state.ts';
import { SCENE_IDS, type SceneId } from '../../src/books/hispania-draco/scenes/ids.ts';
import { SCENES, sceneById } from '../../src/books/hispania-draco/scenes/index.ts';
import type { DracoScene } from '../../src/books/hispania-draco/scenes/scene.ts';
import { hasAll, isIn, WHOLE } from '../../src/books/hispania-draco/ui/board/frame.ts';
import { look } from '../../src/books/hispania-draco/ui/look.ts';
import { DRACO } from '../../src/books/hispania-draco/ui/playable.ts';
import { startOf } from '../../src/books/hispania-draco/ui/scene/start.ts';
import { SCENE_WORDS } from '../../src/books/hispania-draco/words/en/scenes.ts';
import { SCENE_WORDS as EXEMPLES } from '../../src/books/hispania-draco/words/fr/scenes.ts';
import { spaceIn } from '../../src/books/hispania-draco/words/marks.ts';
import { holds } from '../../src/kernel/assertions.ts';
import type { Fact } from '../../src/kernel/contract.ts';
import { checkScene, openScene, playLine } from '../../src/kernel/runner.ts';
import type { Task } from '../../src/kernel/scene.ts';
import type { Rich } from '../../src/words/rich.ts';
import type { SceneWords } from '../../src/words/scene-words.ts';
import { advised } from '../kernel/advice.ts';
import { ask, BLUE, odds, RED, YELLOW } from './play.ts';

/** The rulebook's examples, by their lines: each must be a scene. */
const EXAMPLES: readonly (readonly [line: number, scene: SceneId])[] = [
  [156, 'set-up-at-6-4-3-4-2'],
  [186, 'gades-to-olisipo'],
  [186, 'past-the-consul'],
  [206, 'salduba-to-gerunda'],
  [208, 'salduba-to-gerunda'],
  [202, 'osca-is-shut'],
  [214, 'the-praetor-at-toletum'],
  [214, 'the-consul-at-toletum'],
  [251, 'certain-at-bracara'],
  [253, 'certain-at-bracara'],
  [261, 'an-attack-from-the-sea'],
  [263, 'defeat-at-conimbriga'],
  [289, 'flaviobriga-rises'],
  [293, 'deobriga-is-full'],
  [293, 'an-army-at-oiasso'],
  [303, 'three-armies-move'],
  [305, 'the-praetor-at-capara'],
  [311, 'two-shields-equally-near'],
  [311, 'lancia-looks-beyond'],
];

/** The state of a scene before its line. */
function opened(id: SceneId) {
  const scene = sceneById(id);
  assert.ok(scene);
  const { state } = openScene(draco, scene);
  assert.ok(state);
  return state;
}

/** Whether the answer of a task reaches its goal with the dice of the scene's seed, as the reader rolls them. */
function reachedBySeed(scene: DracoScene, task: Task): boolean {
  const { start, steps = [] } = playLine(draco, scene, task.at);
  let state = steps.at(-1)?.state ?? start;
  assert.ok(state);
  const facts: Fact[] = [];
  for (const { action } of task.answer) {
    const done = draco.apply(state, action);
    assert.ok(!done.refusal, JSON.stringify(done.refusal));
    state = done.state;
    facts.push(...done.facts);
  }
  const seen = { state, facts };
  return task.goal.every((goal) => holds(draco, seen, goal));
}

/** All sentences of a scene. */
const sentencesOf = ({ about, steps, after, tasks, wrongs }: SceneWords): readonly Rich[] => [
  about,
  ...steps,
  after,
  ...Object.values(tasks).flatMap(({ ask: asked, done, lost, hints }) => [
    asked,
    done,
    ...(lost ? [lost] : []),
    ...hints,
  ]),
  ...Object.values(wrongs).flatMap(({ label, because }) => [label, because]),
];

/** The spaces and rules that a scene names, sorted: the same in every language. */
const namedIn = (words: SceneWords): readonly string[] =>
  sentencesOf(words)
    .flat()
    .flatMap((piece) => spaceIn(piece) ?? (typeof piece === 'object' && 'rule' in piece ? piece.rule : []))
    .sort();

describe('the scenes of Hispania by Draco Ideas', () => {
  for (const scene of SCENES) {
    describe(scene.id, () => {
      it('is sound: its line replays with its dice, and what it states holds', () => {
        assert.deepEqual(checkScene(draco, scene).map(advised), [], `Mend scenes/${scene.id}.ts as each line says`);
        assert.ok(scene.after.length > 0, 'State at least one result');
      });

      it('names rules that there are, and lines of the rulebook within them', () => {
        const cited = [...scene.rules, ...scene.wrong.map(({ rule }) => rule)];
        for (const id of cited) assert.ok(RULE_IDS.includes(id as RuleId), `Correct rule ${id}`);
        const { lines } = scene.source;
        if (!lines) return;
        const [from, to] = lines;
        // An example belongs to a section: 4.1 of 4.1-road, 2 of 2.4.
        const sections = scene.rules.flatMap((id) => [id.split('-')[0] ?? '', id.split('.')[0] ?? '']);
        const rules: readonly RuleId[] = RULE_IDS.filter(
          (id) => (scene.rules as readonly string[]).includes(id) || sections.includes(id),
        );
        const isCovered = rules.some((id) => RULES[id].lines.some(([first, last]) => first <= to && from <= last));
        assert.ok(from <= to && isCovered, 'Give source.lines the lines of one of its rules');
      });

      it('lets the reader reach each task with the dice of its seed', () => {
        for (const task of scene.tasks)
          assert.ok(reachedBySeed(scene, task), `${task.id}: choose another seed or another answer`);
      });

      it('has a sentence for each step, and names the same spaces and rules in both languages', () => {
        const words: SceneWords = SCENE_WORDS[scene.id];
        assert.equal(words.steps.length, scene.line.length);
        assert.deepEqual(namedIn(EXEMPLES[scene.id]), namedIn(words));
        for (const id of namedIn(words))
          assert.ok((SPACES as readonly string[]).includes(id) || RULE_IDS.includes(id as RuleId), id);
      });
    });
  }

  it('are listed once each, in the order of their rules', () => {
    assert.deepEqual(
      SCENES.map(({ id }) => id),
      SCENE_IDS,
    );
    const chapters = SCENES.map(({ rules: [rule] }) => rule && RULES[rule].chapter).map((one) =>
      Number.parseInt(`${one}`, 10),
    );
    assert.deepEqual(
      chapters,
      chapters.toSorted((a, b) => a - b),
    );
  });

  it('hold each example of the rulebook', () => {
    for (const [line, id] of EXAMPLES) {
      const [from, to] = sceneById(id)?.source.lines ?? [0, 0];
      assert.ok(from <= line && line <= to, `${id}: line ${line}`);
    }
  });

  it('show each variant', () => {
    for (const variant of VARIANTS)
      assert.ok(
        SCENES.some(({ position }) => position.variants?.includes(variant)),
        variant,
      );
  });

  it('have the printed values of examples 3, 4 and 6', () => {
    const values = (id: SceneId, combat: Parameters<typeof odds>[1]): string => odds(opened(id), combat);
    const roman = (
      kind: Combat['kind'],
      general: Combat['general'],
      from: Combat['from'],
      to: Combat['to'],
      coins: number,
    ) => ({ by: 'roman', kind, general, from, to, coins }) as const;
    assert.equal(values('the-praetor-at-toletum', roman('siege', YELLOW, 'segontia', 'toletum', 1)), '(d+4)x2 : 12');
    assert.equal(values('the-consul-at-toletum', roman('siege', BLUE, 'abula', 'toletum', 1)), '(d+2)x2 : 6');
    assert.equal(values('certain-at-bracara', roman('attack', BLUE, 'lucus', 'bracara', 2)), '(d+4)x2 : d+3');
    const red = (to: 'bracara' | 'conimbriga') =>
      values('defeat-at-conimbriga', roman('attack', RED, 'talabriga', to, 2));
    assert.equal(red('bracara'), '(d+3)x2 : (d+3)x2');
    assert.equal(red('conimbriga'), 'd+3 : (d+3)x2');
    const army = { by: 'army', from: 'salmantica', coins: 0 } as const;
    assert.equal(values('three-armies-move', { ...army, kind: 'siege', general: null, to: 'abula' }), 'd+9 : 2');
    assert.equal(values('three-armies-move', { ...army, kind: 'attack', general: RED, to: 'capara' }), 'd+9 : d+1');
  });

  it('have what example 5 prints for each town, with an army in the province and without', () => {
    const effects = (id: SceneId) =>
      ['oiasso', 'deobriga', 'aracillum', 'pallantia', 'pompaelo', 'flaviobriga'].map((town) =>
        ask(opened(id), 'effect', town),
      );
    for (const id of ['flaviobriga-rises', 'deobriga-is-full'] as const)
      assert.deepEqual(effects(id), ['revolt', 'full', 'held', 'held', 'revolt', 'revolt']);
    assert.deepEqual(effects('an-army-at-oiasso'), ['army', 'army', 'held', 'held', 'army', 'revolt']);
  });

  it('are opened at the table where they begin, and another name opens nothing', async () => {
    for (const scene of SCENES) {
      const found = await DRACO.scene(scene.id);
      assert.ok(found?.state);
      assert.deepEqual(look(found.state), startOf(scene).seen);
    }
    assert.equal(await DRACO.scene('rain-comes'), undefined);
  });

  it('show every space that their lines name, and every revolt', () => {
    for (const scene of SCENES) {
      const { frame, seen } = startOf(scene);
      const named = scene.line.flatMap(({ action: { fixed } }) => [fixed['to'], fixed['place'], fixed['from']]);
      for (const at of SPACES)
        if (named.includes(at) || seen.state.revolts[at]) assert.ok(isIn(frame, at), `${scene.id}: ${at}`);
      assert.ok(hasAll(WHOLE, frame), scene.id);
    }
  });

  it('are found by the search, in the language of their words', () => {
    const found = (lang: 'en' | 'fr') => BUILD.records(lang, []).filter(({ kind }) => kind === 'scene');
    for (const lang of ['en', 'fr'] as const)
      assert.deepEqual(
        found(lang).map(({ id }) => id),
        SCENE_IDS,
      );
    const [en, fr] = [found('en'), found('fr')].map((all) => all.map(({ title }) => title));
    assert.ok(en?.every((title, i) => title !== fr?.[i]));
  });

  it('mark the dice that the rulebook does not print', () => {
    // Of the printed dice only those of the set-up are all given; a roll of revolt has its two results.
    for (const { id, line, source } of SCENES) {
      if (!source.lines || source.own) continue;
      for (const { dice = [], ours = [] } of line)
        assert.ok(
          ours.every((i) => i < dice.length),
          id,
        );
    }
    const ours = (id: SceneId) => sceneById(id)?.line.map(({ ours: all = [] }) => all.length);
    assert.deepEqual(ours('set-up-at-6-4-3-4-2'), [0, 0, 0, 0, 0, 0, 0, 0]);
    assert.deepEqual(ours('certain-at-bracara'), [2]);
    assert.deepEqual(ours('flaviobriga-rises'), [0, 1]);
  });
});
