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
import { advised } from '../../kernel/advice.ts';

/** The number of a value's games that are played here. */
const SAMPLE = 4;

/** A step as a page begins it. */
function begun(lesson: HispaniaLesson, step: HispaniaPlay) {
  const { session } = open(hispania, sceneOfStep(lesson, step));
  assert.ok(session, `${lesson.id}/${step.id}: correct the position of the step, which cannot be opened`);
  return attempt(hispania, session, step.id);
}

/** The reader's own answers of a line; what others answer the page plays by itself. */
function readersOf(lesson: HispaniaLesson, step: HispaniaPlay, line: readonly Step[]): readonly Step[] {
  const { start, steps } = playLine(hispania, { ...sceneOfStep(lesson, step), line });
  assert.ok(start && steps, `${lesson.id}/${step.id}: correct the line first, which cannot be played`);
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
    assert.equal(
      session.refused,
      undefined,
      `${lesson.id}/${step.id}: correct the action that the rules refuse: ${JSON.stringify(action)}`,
    );
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
        step.is === 'play' && step.measure && !step.computed ? [`${lesson.id}/${step.id}`] : [],
      ),
    );
    const known = [
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
    ];
    assert.deepEqual(untold, known, 'Let the measured steps come before the first dice, or add the step to this list');
  });

  it('set a line of the reader beside the best: what it costs, or that it was as good', () => {
    const step = {
      worths: { answer: { worth: 900 }, other: { worth: 1000, games: 200 }, poor: { worth: 2000 } },
      good: ['answer', 'other'],
    };
    const why =
      'Restore ownCostOf (ui/lesson/own-cost.ts): a line worth 95 % of the best is as good, any other has its cost';
    assert.deepEqual(ownCostOf(step, { worth: 949, games: 200 }), { best: 1000, this: 949, games: 200 }, why);
    assert.deepEqual(ownCostOf(step, { worth: 0 }), { best: 1000, this: 0 }, why);
    assert.equal(ownCostOf(step, { worth: 950 }), 'as-good', why);
    assert.equal(ownCostOf({ worths: {}, good: ['answer'] }, { worth: 1 }), undefined, why);
  });

  it('are those of the path, under names that no scene has', () => {
    assert.deepEqual(
      LESSONS.map(({ id }) => id),
      [...LESSON_IDS],
      'Give each lesson the id under which lessons/ids.ts and lessons/load.ts list it',
    );
    const both = LESSON_IDS.filter((id) => (SCENE_IDS as readonly string[]).includes(id));
    assert.deepEqual(both, [], 'Rename the lesson: a scene has its id, and they share their addresses');
  });

  for (const lesson of LESSONS) {
    const words: LessonWords = LESSON_WORDS[lesson.id as keyof typeof LESSON_WORDS];
    describe(lesson.id, () => {
      it('is sound: its answers reach what they should, its poor lines do not, what is wrong is refused as said', () => {
        assert.deepEqual(
          checkLesson(hispania, lesson).map(advised),
          [],
          `Mend lessons/${lesson.id}.ts as each line says`,
        );
      });

      it('cites rules that there are, is short, and is played on the set of lessons', () => {
        for (const rule of lesson.rules)
          assert.ok(
            (RULE_IDS as readonly string[]).includes(rule),
            `Correct rule ${rule}: npm run rule -- ${rule} lists similar ids`,
          );
        const most = lesson.opening ? 10 : 3;
        assert.ok(lesson.rules.length > 0, 'Name at least one rule that the lesson teaches in its rules');
        assert.ok(
          lesson.minutes >= 1 && lesson.minutes <= most,
          `Shorten the lesson: it may take 1 to ${most} minutes, not ${lesson.minutes}`,
        );
        for (const step of lesson.steps)
          assert.equal(step.position.set, LESSON_SET, `Give the position of step ${step.id} set: LESSON_SET`);
      });

      it('has steps under names of their own, each with words and somewhere to look', () => {
        const ids = lesson.steps.map(({ id }) => id);
        const file = `words/en/lessons/${lesson.id}.ts`;
        assert.equal(new Set(ids).size, ids.length, 'Give each step its own id');
        assert.deepEqual(
          Object.keys(words.steps),
          ids,
          `Write words for each step, in the order of the steps, in ${file}`,
        );
        for (const step of lesson.steps) {
          assert.match(
            step.id,
            /^[a-z]+(-[a-z]+)*$/,
            `Rename step ${step.id}: an id is lower-case words with hyphens, without digits`,
          );
          assert.ok(step.look.length > 0, `Name a place in look of step ${step.id}, where the hint points`);
          for (const place of step.look)
            assert.ok(step.view.includes(place), `Add ${place} to view of step ${step.id}: its look names it`);
        }
        assert.ok(
          words.title.length > 0 && words.title.length <= 40,
          `Shorten the title in ${file}: it has ${words.title.length} characters, at most 40 fit`,
        );
        for (const rich of said(words)) assert.ok(rich.length > 0, `Write the text that is empty in ${file}`);
      });

      for (const step of lesson.steps) {
        if (step.is === 'ask') {
          it(`${step.id}: has right answers and wrong ones, as the position says`, () => {
            const right = rightAnswers(hispania, step);
            assert.ok(
              right.length >= (step.find ?? 1) && right.length < Object.keys(step.options).length,
              `Correct the options: at least ${step.find ?? 1} must be right and one wrong, and right are ${right.join(', ')}`,
            );
            const { options } = words.steps[step.id] as AskStepWords;
            if (step.on === 'list')
              assert.deepEqual(
                Object.keys(options ?? {}),
                Object.keys(step.options),
                'Write words for each option of the list, in the order of the options',
              );
          });
          continue;
        }
        const worths = WORTHS[lesson.id]?.[step.id] ?? {};
        const good = ['answer', ...step.others.map(({ id }) => id)];

        it(`${step.id}: is solved by its answer, as shown and as played, and by at least one other`, () => {
          assert.ok(step.others.length >= 1, 'Add another line that reaches the goal to others');
          assert.equal(
            show(hispania, begun(lesson, step)).task?.stands,
            'reached',
            'Correct the answer: shown step by step, it does not reach the goal',
          );
          for (const { id, line } of [{ id: 'answer', line: step.answer }, ...step.others])
            assert.equal(
              played(lesson, step, line)?.stands,
              'reached',
              `Correct line ${id}: played by a reader, with the dice of the seed, it does not reach the goal`,
            );
        });

        it(`${step.id}: knows each poor line as that one, and says so`, () => {
          const said = words.steps[step.id] as PlayStepWords;
          assert.deepEqual(
            Object.keys(said.poor),
            step.poor.map(({ id }) => id),
            'Write words for each poor line, in the order of the lines',
          );
          assert.deepEqual(
            Object.keys(said.wrongs),
            step.wrong.map(({ id }) => id),
            'Write words for each wrong answer, in the order of the answers',
          );
          for (const { id, line } of step.poor) {
            const task = played(lesson, step, line);
            assert.deepEqual(
              [task?.stands, task?.poor],
              ['lost', id],
              `Correct poor line ${id}, its signs or lost: a reader who plays it must miss the goal by these signs`,
            );
          }
        });

        it(`${step.id}: what is recorded of its lines comes out, good ones as good and poor ones worse`, () => {
          if (!step.measure) return;
          const exact = step.measure.is !== 'turn-points';
          const record = `Record the lines again: npm run lessons -- --write ${lesson.id}`;
          assert.deepEqual(Object.keys(worths), [...good, ...step.poor.map(({ id }) => id)], record);
          const again = worthsOf({ ...lesson, steps: [step] }, SAMPLE)[step.id];
          if (exact) assert.deepEqual(again, worths, record);
          const best = Math.max(...good.map((id) => worths[id]?.worth ?? 0));
          for (const id of good)
            assert.ok(
              (worths[id]?.worth ?? 0) >= AS_GOOD * best,
              `Make ${id} a poor line: it is worth less than the best`,
            );
          for (const { id } of step.poor) {
            assert.ok(
              (worths[id]?.worth ?? 0) < AS_GOOD * best,
              `Move poor line ${id} to others: it is as good as the best`,
            );
            const cost = costOf({ worths, good }, id);
            assert.deepEqual([cost?.best, cost?.this], [best, worths[id]?.worth], record);
          }
          // The value of a reader's own line is computed alike: each recorded line, treated as one, has its recorded value.
          const { measure } = step;
          if (isMeasuredBeforeDice(step))
            for (const { id, line } of [{ id: 'answer', line: step.answer }, ...step.others, ...step.poor]) {
              const { state }: { state: State } = beforeDice(asGame(sessionAfter(lesson, step, line)), 0);
              assert.deepEqual(
                worthOf(state, measure, worthSeed(lesson.id, step.id), SAMPLE),
                again?.[id],
                `${record} (${id})`,
              );
            }
          // The sample is too small to compare means with; it must be of their size.
          if (!exact)
            for (const [id, { worth }] of Object.entries(again ?? {}))
              assert.ok(Math.abs(worth - (worths[id]?.worth ?? 0)) <= best / 2, `${record} (${id})`);
        });
      }

      it('begins on the page with all that it needs and no state of the engine', async () => {
        const file = await lessonFile(lesson, 'en');
        const why = 'Correct ui/lesson/start.ts: the file of a page has every step and its words, as plain data';
        assert.deepEqual(JSON.parse(JSON.stringify(file)), file, why);
        assert.equal(file.lesson.steps.length, lesson.steps.length, why);
        assert.deepEqual(
          Object.keys(file.told.steps),
          lesson.steps.map(({ id }) => id),
          why,
        );
      });
    });
  }
});
