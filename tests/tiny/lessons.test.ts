import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LESSON_IDS as OTHERS } from '../../src/books/hispania/lessons/ids.ts';
import { BUILD } from '../../src/books/tiny/build.ts';
import { tiny } from '../../src/books/tiny/engine/game.ts';
import { LESSON_IDS } from '../../src/books/tiny/lessons/ids.ts';
import { LESSONS } from '../../src/books/tiny/lessons/index.ts';
import { lessonFile } from '../../src/books/tiny/ui/lesson/start.ts';
import { checkLesson } from '../../src/kernel/lesson.ts';
import { advised } from '../kernel/advice.ts';

describe('the lessons of the small game', () => {
  for (const lesson of LESSONS) {
    it(`${lesson.id} is sound`, () => {
      assert.deepEqual(checkLesson(tiny, lesson).map(advised), [], `Mend lessons/${lesson.id}.ts as each line says`);
    });

    it(`${lesson.id} is shown with the answers that its engine gives, and words for each step`, () => {
      const file = lessonFile(lesson);
      for (const step of file.lesson.steps) {
        assert.ok(file.told.steps[step.id]);
        if (step.is === 'ask') assert.deepEqual(step.right, ['tower']);
        else assert.ok(step.start.seen.decision);
      }
    });
  }

  it('ask a question and give something to play; one is called like one of another book', () => {
    const kinds = new Set(LESSONS.flatMap(({ steps }) => steps.map(({ is }) => is)));
    assert.deepEqual([...kinds].sort(), ['ask', 'play']);
    assert.ok(LESSON_IDS.some((id) => (OTHERS as readonly string[]).includes(id)));
  });

  it('are found by the search', () => {
    const found = BUILD.records('en', []).filter(({ kind }) => kind === 'lesson');
    assert.deepEqual(
      found.map(({ address }) => address),
      LESSON_IDS.map((id) => `/tiny/learn/${id}/`),
    );
  });
});
