import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILD } from '../../src/books/hispania-draco/build.ts';
import { RULE_IDS } from '../../src/books/hispania-draco/engine/data/rules.ts';
import { draco } from '../../src/books/hispania-draco/engine/game.ts';
import { costsOf } from '../../src/books/hispania-draco/lessons/costs.ts';
import { LESSON_IDS } from '../../src/books/hispania-draco/lessons/ids.ts';
import { LESSONS } from '../../src/books/hispania-draco/lessons/index.ts';
import { SCENE_IDS } from '../../src/books/hispania-draco/scenes/ids.ts';
import { fragmentOfGame } from '../../src/books/hispania-draco/ui/lesson/hand-over.ts';
import { lessonStart } from '../../src/books/hispania-draco/ui/lesson/start.ts';
import { LESSON_WORDS } from '../../src/books/hispania-draco/words/en/lessons.ts';
import { LESSON_WORDS as LECONS } from '../../src/books/hispania-draco/words/fr/lessons.ts';
import { begin, play } from '../../src/kernel/journal.ts';
import { checkLesson, rightAnswers } from '../../src/kernel/lesson.ts';
import { advised } from '../kernel/advice.ts';

/** The right answers to the questions, as the rules give them when read by a person. */
const RIGHT: { readonly [step: string]: readonly string[] } = {
  'what-wins/open-capitals': ['toletum', 'olisipo', 'flaviobriga'],
  'what-wins/the-reserve': ['3'],
  'moves-and-roads/for-one-coin': ['gades', 'basti', 'regina'],
  'garrisons-and-capitals/whose-disc': ['2'],
  'support/which-count': ['regina', 'castulo', 'ebora'],
  'support/which-result': ['3'],
  'a-siege/how-likely': ['1-in-2'],
  'ambushes/how-often': ['twice-once'],
  'ambushes/where-to-stand': ['segontia', 'abula'],
  'an-attack/fewest-coins': ['2'],
  'after-a-defeat/coins-next': ['4'],
  'the-roll-of-revolt/where-an-army': ['salduba', 'regina'],
  'the-roll-of-revolt/three-discs': ['full'],
  'where-armies-go/without-a-revolt': ['segontia'],
  'where-armies-go/the-nearest-shield': ['lucus'],
  'beyond-the-province/out-of-gallaecia': ['aracillum', 'pallantia'],
  'beyond-the-province/cantabria-is-taken': ['noega', 'asturica'],
  'whole-round/the-next-year': ['180'],
};

/** The chances of poor lines, as counted by a person: results of the dice that win, of all. */
const CHANCES: { readonly [line: string]: readonly [ways: number, of: number] } = {
  'support/a-disc-for-two-sieges/coins-only': [5, 6],
  'a-siege/no-coin-too-many/one-coin': [5, 6],
  'a-siege/no-coin-too-many/three-coins': [1, 1],
  'ambushes/step-aside/ambushed': [1, 2],
  'ambushes/step-aside/two-coins': [5, 6],
  // Of 36 results I against 5 is a tie, and I against 6 a defeat.
  'an-attack/all-or-nothing/two-coins': [17, 18],
  'an-attack/all-or-nothing/one-coin': [5, 6],
  'an-attack/cut-the-group/at-once': [17, 18],
  'whole-round/praetor-of-ulterior/one-coin': [2, 3],
  'whole-round/praetor-of-ulterior/two-coins': [5, 6],
};

describe('the lessons of Hispania by Draco Ideas', () => {
  for (const lesson of LESSONS) {
    it(`${lesson.id} is sound: good lines reach what they should, poor ones do not, wrong answers are refused`, () => {
      assert.deepEqual(checkLesson(draco, lesson).map(advised), [], `Mend lessons/${lesson.id}.ts as each line says`);
    });

    it(`${lesson.id} asks what the engine answers, and has words for each step in both languages`, () => {
      for (const step of lesson.steps) {
        if (step.is === 'ask') {
          const right = rightAnswers(draco, step);
          assert.deepEqual(right, RIGHT[`${lesson.id}/${step.id}`], step.id);
          assert.equal(right.length, step.find ?? 1, 'As many right answers as it asks for');
        }
        assert.ok(LESSON_WORDS[lesson.id].steps[step.id]);
        assert.ok(LECONS[lesson.id].steps[step.id]);
      }
      assert.ok(lesson.rules.every((rule) => RULE_IDS.includes(rule)));
      assert.ok(lesson.minutes >= 1 && lesson.minutes <= (lesson.opening ? 10 : 4));
    });
  }

  it('tell what a poor line costs by exact odds, and their answers are certain', () => {
    const found: { [line: string]: readonly [number, number] } = {};
    for (const lesson of LESSONS)
      for (const step of lesson.steps) {
        const costs = step.is === 'play' ? costsOf(step) : undefined;
        if (!costs) continue;
        assert.deepEqual(costs.best, { ways: 1, of: 1 }, step.id);
        for (const [line, { ways, of }] of Object.entries(costs.poor))
          found[`${lesson.id}/${step.id}/${line}`] = [ways, of];
      }
    assert.deepEqual(found, CHANCES);
  });

  it('are the path: twelve lessons and a first round, under names that no scene has', () => {
    assert.deepEqual(
      LESSONS.map(({ id }) => id),
      LESSON_IDS,
    );
    assert.equal(LESSONS.filter(({ opening }) => !opening).length, 12);
    assert.equal(LESSONS.at(-1)?.opening, true);
    assert.ok(LESSON_IDS.every((id) => !(SCENE_IDS as readonly string[]).includes(id)));
  });

  it('are found by the search, and are shown with what the build has asked the engine', () => {
    const found = BUILD.records('en', []).filter(({ kind }) => kind === 'lesson');
    assert.deepEqual(
      found.map(({ id }) => id),
      LESSON_IDS,
    );
    for (const lesson of LESSONS)
      for (const step of lessonStart(lesson).steps)
        if (step.is === 'ask') assert.deepEqual(step.right, RIGHT[`${lesson.id}/${step.id}`]);
        else assert.ok(step.start.seen.decision, `${lesson.id}/${step.id} asks something`);
  });

  it('begin the first round with the set-up of the easiest level', () => {
    const first = LESSONS.at(-1)?.steps[0];
    const { state } = draco.position(first?.position);
    const level = { coins: 7, garrisons: 5, fleets: 4, roads: 5, armies: 1 } as const;
    assert.deepEqual({ ...state, dice: null }, { ...draco.setup({ level }, 5061), dice: null });
  });

  it('roll in the first round what its seed rolls, so that the recorded answers are those of the reader', () => {
    const opening = LESSONS.at(-1);
    const [first] = opening?.steps ?? [];
    let { state } = draco.position(first?.position);
    assert.ok(state && first?.is === 'play');
    for (const step of opening?.steps ?? [])
      for (const { action, dice = [] } of step.is === 'play' ? step.answer : []) {
        const done = draco.apply(state, action);
        assert.ok(!done.refusal, JSON.stringify(done.refusal));
        const rolled = done.facts.flatMap((fact) => (fact.kind === 'rolled' ? fact.results : []));
        assert.deepEqual(rolled, dice, step.id);
        state = done.state;
      }
    assert.equal(state.round, 2);
  });

  it('hand the first round over to the table as a save', async () => {
    const first = LESSONS.at(-1)?.steps[0];
    assert.ok(first?.is === 'play');
    const { journal } = begin(draco, { is: 'position', position: first.position, seed: first.seed });
    const [step] = first.answer;
    assert.ok(journal && step);
    const played = play(draco, journal, step.action);
    assert.ok(played.journal);
    assert.match(await fragmentOfGame('en', played.journal, 'A first round'), /^#save=/);
  });
});
