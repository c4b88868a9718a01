import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RULE_IDS } from '../../../src/books/hispania/engine/data/ids.ts';
import { RULE_TABLE } from '../../../src/books/hispania/engine/data/rule-table.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { SCENE_IDS } from '../../../src/books/hispania/scenes/ids.ts';
import { SCENES, sceneById } from '../../../src/books/hispania/scenes/index.ts';
import type { HispaniaScene } from '../../../src/books/hispania/scenes/scene.ts';
import { SCENE_WORDS } from '../../../src/books/hispania/words/en/scenes.ts';
import { holds } from '../../../src/kernel/assertions.ts';
import type { Fact } from '../../../src/kernel/contract.ts';
import { checkScene, playLine } from '../../../src/kernel/runner.ts';
import type { Step, Task } from '../../../src/kernel/scene.ts';
import type { Rich } from '../../../src/words/rich.ts';
import type { SceneWords } from '../../../src/words/scene-words.ts';
import { advised } from '../../kernel/advice.ts';

/** The rulebook's examples: each must be there. */
const WANTED = [
  'targets-at-segovia',
  'seville-at-salamanca',
  'a-leader-adds-two',
  'over-the-ebro',
  'round-by-tortosa',
  'retreat-from-segovia',
  'rome-at-segovia',
  'suebi-at-porto',
  'umayyads-at-toledo',
  'castile-at-toledo',
  'cavalry-against-knight',
  'too-many-at-segovia',
  'alans-at-segovia',
  'retreat-to-avila',
  'iberians-strike-back',
  'valencia-and-the-isles',
  'galicians-collect',
  'basques-pay-two',
  'seven-galicians',
  'castile-spends',
  'castile-places',
  'rome-filled-up',
  'roland-leaves',
  'suebi-from-gascony',
  'almoravids-from-africa',
  'el-cid-stays',
  'suebi-capital',
  'four-at-a-point',
  'segovia-to-cordoba',
  'to-gibraltar-with-a-leader',
  'denia-to-lisbon',
  'past-one-at-toledo',
  'past-two-at-toledo',
  'past-three-at-toledo',
  'past-a-castle-at-toledo',
  'valencia-puts-to-sea',
  'leon-feeds-eight',
  'galicians-score',
  'galicians-as-subjects',
  'ramiro-rides-on',
  'twelve-at-toledo',
  'basques-submit',
  'two-subjects-fight',
  'sign-at-cantabria',
  'almoravids-at-seville',
  'cid-at-zaragoza',
  'cid-declines',
  'cid-at-tortosa',
  'cid-at-cuenca',
  'cid-at-badajoz',
  'cid-at-badajoz-again',
  'cid-takes-valencia',
  'groups-for-points',
  'one-at-cartagena',
  'three-at-cartagena',
  'galicians-may-not-bid',
  'four-on-turn-six',
  'alans-for-twenty-nine',
  'first-auctions',
  'sealed-and-equal',
  'better-of-two',
  'alans-pay-off',
  'visigoths-pay-off',
];

/** The state after a number of steps of a scene's line. */
function stateAt(scene: HispaniaScene, steps: number): State {
  const line = playLine(hispania, scene, steps);
  assert.equal(
    line.faults,
    undefined,
    `${scene.id}: mend the line first; npm run scene -- ${scene.id} shows its steps`,
  );
  return line.steps?.at(-1)?.state ?? (line.start as State);
}

/** Whether the answer of a task reaches its goal with the dice of the scene's seed, as the reader rolls them. */
function reachedBySeed(scene: HispaniaScene, task: Task): boolean {
  let state = stateAt(scene, task.at);
  const facts: Fact[] = [];
  for (const { action } of task.answer) {
    const applied = hispania.apply(state, action);
    if (applied.refusal) return false;
    facts.push(...applied.facts);
    state = applied.state;
  }
  return task.goal.every((assertion) => holds(hispania, { state, facts }, assertion));
}

/** The scene with one die of its line changed. */
function withDie(scene: HispaniaScene, step: number, die: number, result: number): HispaniaScene {
  const line: Step[] = scene.line.map((played, i) =>
    i === step ? { ...played, dice: (played.dice ?? []).map((old, k) => (k === die ? result : old)) } : played,
  );
  return { ...scene, line };
}

function empty(rich: Rich): boolean {
  return rich.length === 0;
}

describe('scenes of Hispania', () => {
  it('are those of the rulebook, each under its own name', () => {
    assert.deepEqual(
      SCENES.map(({ id }) => id),
      [...SCENE_IDS],
      'Give each scene the id under which scenes/ids.ts and scenes/load.ts list it',
    );
    assert.equal(new Set(SCENE_IDS).size, SCENE_IDS.length, 'Remove the second mention of an id in scenes/ids.ts');
    for (const id of WANTED)
      assert.equal(
        sceneById(id)?.id,
        id,
        `Restore ${id}: it is an example of the rulebook, and its address never changes`,
      );
    assert.equal(sceneById('constructor'), undefined, 'Find scenes by their ids only, not by names of objects');
  });

  it('stand in the order of the rules', () => {
    const places = SCENES.map(({ id, source }) => ({ from: source.lines?.[0] ?? 0, id }));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a.from - b.from),
      'Move the id in scenes/ids.ts: scenes are in the order of the lines of their source',
    );
  });

  for (const scene of SCENES) {
    describe(scene.id, () => {
      it('plays as printed, with every task and wrong answer', () => {
        assert.deepEqual(checkScene(hispania, scene).map(advised), [], `Mend scenes/${scene.id}.ts as each line says`);
      });

      it('cites rules that there are, and names the lines of the book', () => {
        const cited = [...scene.rules, ...scene.wrong.map(({ rule }) => rule)];
        assert.ok(scene.rules.length > 0, 'Name at least one rule that the scene shows in its rules');
        for (const rule of cited)
          assert.ok(
            (RULE_IDS as readonly string[]).includes(rule),
            `Correct rule ${rule}: npm run rule -- ${rule} lists similar ids`,
          );
        const [from, to] = scene.source.lines ?? [0, 0];
        assert.ok(
          from > 0 && to >= from,
          'Give source.lines the first and the last line of the rulebook that the scene shows',
        );
        const covered = scene.rules.some((id) => {
          const [first, last] = RULE_TABLE[id as keyof typeof RULE_TABLE].lines;
          return first <= from && to <= last;
        });
        assert.ok(
          covered,
          'Correct source.lines or rules: the lines must be inside those of one rule (engine/data/rule-table.ts)',
        );
      });

      it('says where its own dice are and starts with the seed of its position', () => {
        assert.equal(scene.position.seed, scene.seed, 'Give the scene and its position the same seed');
        for (const { dice = [], ours = [] } of scene.line)
          for (const i of ours) assert.ok(i in dice, `Correct ours: ${i} is the index of no die of that step`);
      });

      it('gives the reader something to do and something to get wrong', () => {
        assert.ok(scene.tasks.length >= 2, `Add a task: a scene has at least 2, this one has ${scene.tasks.length}`);
        assert.ok(scene.wrong.length >= 1, 'Add a wrong answer: a scene has at least 1');
        for (const list of [scene.tasks, scene.wrong]) {
          assert.equal(
            new Set(list.map(({ id }) => id)).size,
            list.length,
            'Give each task and each wrong answer its own id',
          );
          for (const { id } of list)
            assert.match(
              id,
              /^[a-z]+(-[a-z]+)*$/,
              `Rename ${id}: an id is lower-case words with hyphens, without digits`,
            );
        }
      });

      for (const task of scene.tasks) {
        it(`lets the reader reach ${task.id} with the dice of its seed, and says when it is missed`, () => {
          assert.ok(
            reachedBySeed(scene, task),
            'Choose another seed or another answer: with the dice of this seed the answer does not reach the goal',
          );
          assert.ok(
            task.lost && task.lost.length > 0,
            "Give the task a condition lost, by which the goal is out of reach, such as not(value('phase', [], 'movement'))",
          );
        });
      }

      it('notices every die of its line that falls otherwise', () => {
        for (const [step, { dice = [] }] of scene.line.entries()) {
          const rolled = rolls(scene, step);
          for (const [die, needs] of rolled.entries()) {
            const hit = (dice[die] ?? 0) >= needs && dice[die] !== 1;
            const changed = withDie(scene, step, die, hit ? 1 : 10);
            assert.notDeepEqual(
              checkLine(changed),
              [],
              `Assert in after what die ${die} of step ${step} causes: with another result everything still holds`,
            );
          }
        }
      });

      it('has words for every step, task and wrong answer', () => {
        const words: SceneWords = SCENE_WORDS[scene.id as keyof typeof SCENE_WORDS];
        const file = `words/en/scenes/${scene.id}.ts`;
        assert.equal(words.steps.length, scene.line.length, `Write one sentence for each step of the line in ${file}`);
        assert.deepEqual(
          Object.keys(words.tasks).toSorted(),
          scene.tasks.map(({ id }) => id).toSorted(),
          `Write words for each task, under its id, in ${file}`,
        );
        assert.deepEqual(
          Object.keys(words.wrongs).toSorted(),
          scene.wrong.map(({ id }) => id).toSorted(),
          `Write words for each wrong answer, under its id, in ${file}`,
        );
        assert.equal(
          words.note !== undefined,
          scene.note === true,
          `Write a note in ${file} if the scene has note: true, else none`,
        );
        const all = [
          words.about,
          words.after,
          ...words.steps,
          ...Object.values(words.tasks).flatMap((task) => [task.ask, task.done, task.lost ?? [], ...task.hints]),
          ...Object.values(words.wrongs).flatMap(({ label, because }) => [label, because]),
        ];
        assert.ok(
          words.title.length > 0 && words.title.length <= 40,
          `Shorten the title in ${file}: it has ${words.title.length} characters, at most 40 fit`,
        );
        for (const rich of all) assert.ok(!empty(rich), `Write the text that is empty in ${file}`);
      });
    });
  }
});

/** The needed number of each die of a step, in the order of the rolls. */
function rolls(scene: HispaniaScene, step: number): readonly number[] {
  const line = playLine(hispania, scene, step + 1);
  const facts = line.steps?.at(-1)?.facts ?? [];
  return facts.flatMap((fact) => (fact.kind === 'rolled' ? fact.dice.map(() => fact.needs) : []));
}

/** The faults of a scene's line and of what must hold after it. */
function checkLine(scene: HispaniaScene) {
  return checkScene(hispania, { ...scene, tasks: [], wrong: [] });
}
