import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILD } from '../../src/books/reconquista/build.ts';
import { RULE_IDS } from '../../src/books/reconquista/engine/data/rules.ts';
import { reconquista } from '../../src/books/reconquista/engine/game.ts';
import { LESSON_IDS } from '../../src/books/reconquista/lessons/ids.ts';
import { LESSONS } from '../../src/books/reconquista/lessons/index.ts';
import type { ReconquistaLesson } from '../../src/books/reconquista/lessons/lesson.ts';
import { SCENE_IDS } from '../../src/books/reconquista/scenes/ids.ts';
import { lessonStart } from '../../src/books/reconquista/ui/lesson/start.ts';
import { LESSON_WORDS } from '../../src/books/reconquista/words/en/lessons.ts';
import { checkLesson, rightAnswers } from '../../src/kernel/lesson.ts';
import { advised } from '../kernel/advice.ts';

/** The right answers to the questions, as the rules give them when read by a person. */
const RIGHT: { readonly [step: string]: readonly string[] } = {
  'who-holds-what/christian-cities': ['leon', 'toledo'],
  'who-holds-what/muslim-cities': ['lisbon', 'cordoba'],
  'the-numbers/retreat-from-cordoba': ['granada'],
  'the-numbers/after-the-last': ['algeciras'],
  'count-the-income/four-cities': ['5'],
  'count-the-income/under-siege': ['4'],
  'count-the-income/santiago': ['4'],
  'moving/open-roads': ['leon', 'tarragona'],
  'battle-or-siege/which-fight': ['zaragoza', 'la-mancha', 'lisbon'],
  'retreats/a-full-region': ['valencia'],
  'siege-numbers/the-besieged': ['8'],
  'targets/the-column': ['2'],
  'targets/which-are-targets': ['leon', 'la-mancha', 'lisbon'],
  'the-march/to-the-road': ['cordoba'],
  'the-march/over-the-road': ['toledo'],
  'whole-turn/score': ['9'],
};

describe('the lessons of Reconquista', () => {
  for (const lesson of LESSONS as readonly ReconquistaLesson[]) {
    it(`${lesson.id} is sound: good lines reach what they should, poor ones do not, wrong answers are refused`, () => {
      assert.deepEqual(
        checkLesson(reconquista, lesson).map(advised),
        [],
        `Mend lessons/${lesson.id}.ts as each line says`,
      );
    });

    it(`${lesson.id} asks what the engine answers, and every step looks somewhere or follows another`, () => {
      for (const step of lesson.steps) {
        if (step.is === 'ask') {
          const right = rightAnswers(reconquista, step);
          assert.deepEqual(right, RIGHT[`${lesson.id}/${step.id}`], step.id);
          assert.equal(right.length, step.find ?? 1, 'As many right answers as it asks for');
        }
        assert.ok(LESSON_WORDS[lesson.id].steps[step.id]);
      }
      assert.ok(lesson.rules.every((rule) => RULE_IDS.includes(rule)));
      assert.ok(lesson.minutes >= 1 && lesson.minutes <= (lesson.opening ? 10 : 4));
    });
  }

  it('are the path: twelve lessons and a first turn, under names that no scene has', () => {
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

  it('begin the first turn with the start of turn 9', () => {
    const first = LESSONS.at(-1)?.steps[0];
    const opened = reconquista.position(first?.position);
    assert.equal(opened.state?.turn, 9);
    assert.deepEqual(opened.state?.places, reconquista.setup({ start: 9 }, 22).places);
  });
});
