import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { worthsOf } from '../../../scripts/lessons/worths.ts';
import { RULE_IDS } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { LESSON_IDS } from '../../../src/books/hispania/lessons/ids.ts';
import { LESSONS } from '../../../src/books/hispania/lessons/index.ts';
import { type HispaniaLesson, type HispaniaPlay, LESSON_SET } from '../../../src/books/hispania/lessons/lesson.ts';
import { beforeDice, isMeasuredBeforeDice } from '../../../src/books/hispania/lessons/own-line.ts';
import { worthOf, worthSeed } from '../../../src/books/hispania/lessons/worth.ts';
import { WORTHS } from '../../../src/books/hispania/lessons/worths.generated.ts';
import { SCENE_IDS } from '../../../src/books/hispania/scenes/ids.ts';
import { AS_GOOD, costOf } from '../../../src/books/hispania/ui/lesson/costs.ts';
import { ownCostOf } from '../../../src/books/hispania/ui/lesson/own-cost.ts';
import { lessonFile, lessonStart, sceneOfStep } from '../../../src/books/hispania/ui/lesson/start.ts';
import { LESSON_WORDS } from '../../../src/books/hispania/words/en/lessons.ts';
import { checkLesson, rightAnswers } from '../../../src/kernel/lesson.ts';
import { playLine } from '../../../src/kernel/runner.ts';
import type { Step } from '../../../src/kernel/scene.ts';
import { asGame } from '../../../src/ui/scene/following.ts';
import { act, attempt, open, show } from '../../../src/ui/scene/session.ts';
import type { AskStepWords, LessonWords, PlayStepWords } from '../../../src/words/lesson-words.ts';

/** The number of a value's games that are played here. */
const SAMPLE = 4;

/** A step as a page begins it. */
function begun(lesson: HispaniaLesson, step: HispaniaPlay) {
  const { session } = open(hispania, sceneOfStep(lesson, step));
  assert.ok(session);
  return attempt(hispania, session, step.id);
}

/** The reader's own answers of a line; what others answer the page plays by itself. */
function readersOf(lesson: HispaniaLesson, step: HispaniaPlay, line: readonly Step[]): readonly Step[] {
  const { start, steps } = playLine(hispania, { ...sceneOfStep(lesson, step), line });
  assert.ok(start && steps);
  return line.filter((_, i) => {
    const by = hispania.decision(i === 0 ? start : (steps[i - 1]?.state ?? start))?.by ?? [];
    return by.some((seat) => step.reader.includes(seat));
  });
}

/** The state of the step after the reader has played a line, with the dice of the seed. */
function sessionAfter(lesson: HispaniaLesson, step: HispaniaPlay, line: readonly Step[]) {
  let session = begun(lesson, step);
  for (const { action } of readersOf(lesson, step, line)) {
    session = act(hispania, session, action);
    assert.equal(session.refused, undefined, `${lesson.id}/${step.id}: ${JSON.stringify(action)}`);
  }
  return session;
}
const played = (...of: Parameters<typeof sessionAfter>) => sessionAfter(...of).task;

/** All that is said of a lesson. */
function said({ learn, about, after, steps }: LessonWords) {
  const all = Object.values(steps).flatMap((step) => {
    const { ask, done, hints } = step;
    const rest =
      'wrongs' in step
        ? [...Object.values(step.poor), ...Object.values(step.wrongs).flatMap(({ label, because }) => [label, because])]
        : [step.wrong, ...Object.values(step.options ?? {})];
    return [ask, done, ...hints, ...rest];
  });
  return [learn, about, after, ...all];
}

describe('lessons', () => {
  it('tell what any line of the reader is worth, but where the first dice come before what matters', () => {
    const untold = LESSONS.flatMap((lesson) =>
      lessonStart(lesson).steps.flatMap((step) =>
        step.is === 'play' && step.measure && !step.reckoned ? [`${lesson.id}/${step.id}`] : [],
      ),
    );
    assert.deepEqual(untold, [
      'first-battle/win',
      'first-battle/go',
      'knight/while-he-can',
      'castle/now-or-never',
      'retreat/both-get-away',
      'subject/bow',
      'carthage-turn-1/battles',
      'carthage-turn-1/second-battles',
      'rome-turn-4/battles',
      'rome-turn-4/second-battles',
      'umayyads-turn-11/second-battles',
    ]);
  });

  it('set a line of the reader beside the best: what it costs, or that it was as good', () => {
    const step = {
      worths: { answer: { worth: 900 }, other: { worth: 1000, games: 200 }, poor: { worth: 2000 } },
      good: ['answer', 'other'],
    };
    assert.deepEqual(ownCostOf(step, { worth: 949, games: 200 }), { best: 1000, this: 949, games: 200 });
    assert.deepEqual(ownCostOf(step, { worth: 0 }), { best: 1000, this: 0 });
    assert.equal(ownCostOf(step, { worth: 950 }), 'as-good');
    assert.equal(ownCostOf({ worths: {}, good: ['answer'] }, { worth: 1 }), undefined);
  });

  it('are those of the path, under names that no scene has', () => {
    assert.deepEqual(
      LESSONS.map(({ id }) => id),
      [...LESSON_IDS],
    );
    const both = LESSON_IDS.filter((id) => (SCENE_IDS as readonly string[]).includes(id));
    assert.deepEqual(both, []);
  });

  for (const lesson of LESSONS) {
    const words: LessonWords = LESSON_WORDS[lesson.id as keyof typeof LESSON_WORDS];
    describe(lesson.id, () => {
      it('is sound: its answers reach what they should, its poor lines do not, what is wrong is refused as said', () => {
        assert.deepEqual(checkLesson(hispania, lesson), []);
      });

      it('cites rules that there are, is short, and is played on the set of lessons', () => {
        for (const rule of lesson.rules) assert.ok((RULE_IDS as readonly string[]).includes(rule), rule);
        assert.ok(lesson.rules.length > 0 && lesson.minutes >= 1 && lesson.minutes <= (lesson.opening ? 10 : 3));
        for (const step of lesson.steps) assert.equal(step.position.set, LESSON_SET);
      });

      it('has steps under names of their own, each with words and somewhere to look', () => {
        const ids = lesson.steps.map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length);
        assert.deepEqual(Object.keys(words.steps), ids);
        for (const step of lesson.steps) {
          assert.match(step.id, /^[a-z]+(-[a-z]+)*$/);
          assert.ok(step.look.length > 0);
          for (const place of step.look) assert.ok(step.view.includes(place), `${step.id}: ${place} is not in view`);
        }
        assert.ok(words.title.length > 0 && words.title.length <= 40);
        for (const rich of said(words)) assert.ok(rich.length > 0);
      });

      for (const step of lesson.steps) {
        if (step.is === 'ask') {
          it(`${step.id}: has right answers and wrong ones, as the position says`, () => {
            const right = rightAnswers(hispania, step);
            assert.ok(right.length >= (step.find ?? 1) && right.length < Object.keys(step.options).length);
            const { options } = words.steps[step.id] as AskStepWords;
            if (step.on === 'list') assert.deepEqual(Object.keys(options ?? {}), Object.keys(step.options));
          });
          continue;
        }
        const worths = WORTHS[lesson.id]?.[step.id] ?? {};
        const good = ['answer', ...step.others.map(({ id }) => id)];

        it(`${step.id}: is solved by its answer, as shown and as played, and by at least one other`, () => {
          assert.ok(step.others.length >= 1);
          assert.equal(show(hispania, begun(lesson, step)).task?.stands, 'reached');
          for (const line of [step.answer, ...step.others.map((one) => one.line)])
            assert.equal(played(lesson, step, line)?.stands, 'reached');
        });

        it(`${step.id}: knows each poor line as that one, and says so`, () => {
          const said = words.steps[step.id] as PlayStepWords;
          assert.deepEqual(
            Object.keys(said.poor),
            step.poor.map(({ id }) => id),
          );
          assert.deepEqual(
            Object.keys(said.wrongs),
            step.wrong.map(({ id }) => id),
          );
          for (const { id, line } of step.poor) {
            const task = played(lesson, step, line);
            assert.deepEqual([task?.stands, task?.poor], ['lost', id]);
          }
        });

        it(`${step.id}: what is recorded of its lines comes out, good ones as good and poor ones worse`, () => {
          if (!step.measure) return;
          const exact = step.measure.is !== 'turn-points';
          assert.deepEqual(Object.keys(worths), [...good, ...step.poor.map(({ id }) => id)]);
          const again = worthsOf({ ...lesson, steps: [step] }, SAMPLE)[step.id];
          if (exact) assert.deepEqual(again, worths);
          const best = Math.max(...good.map((id) => worths[id]?.worth ?? 0));
          for (const id of good) assert.ok((worths[id]?.worth ?? 0) >= AS_GOOD * best, id);
          for (const { id } of step.poor) {
            assert.ok((worths[id]?.worth ?? 0) < AS_GOOD * best, id);
            const cost = costOf({ worths, good }, id);
            assert.deepEqual([cost?.best, cost?.this], [best, worths[id]?.worth]);
          }
          // The value of a reader's own line is computed alike: each recorded line, treated as one, has its recorded value.
          const { measure } = step;
          if (isMeasuredBeforeDice(step))
            for (const { id, line } of [{ id: 'answer', line: step.answer }, ...step.others, ...step.poor]) {
              const { state }: { state: State } = beforeDice(asGame(sessionAfter(lesson, step, line)), 0);
              assert.deepEqual(worthOf(state, measure, worthSeed(lesson.id, step.id), SAMPLE), again?.[id], id);
            }
          // The sample is too small to compare means with; it must be of their size.
          if (!exact)
            for (const [id, { worth }] of Object.entries(again ?? {}))
              assert.ok(Math.abs(worth - (worths[id]?.worth ?? 0)) <= best / 2, id);
        });
      }

      it('begins on the page with all that it needs and no state of the engine', async () => {
        const file = await lessonFile(lesson);
        assert.deepEqual(JSON.parse(JSON.stringify(file)), file);
        assert.equal(file.lesson.steps.length, lesson.steps.length);
        assert.deepEqual(
          Object.keys(file.told.steps),
          lesson.steps.map(({ id }) => id),
        );
      });
    });
  }
});
