import { type PlayStep, rightAnswers, sceneOf } from '../../../../kernel/lesson.ts';
import type { Lang } from '../../../../words/lang.ts';
import { NATIONS, type NationId, type PlaceId } from '../../engine/data/ids.ts';
import { hispania } from '../../engine/game.ts';
import { playersOf } from '../../engine/rules/players.ts';
import { tablesOf } from '../../engine/view.ts';
import type { HispaniaLesson, HispaniaPlay, HispaniaStep } from '../../lessons/lesson.ts';
import { isMeasuredBeforeDice } from '../../lessons/own-line.ts';
import { worthSeed } from '../../lessons/worth.ts';
import { WORTHS } from '../../lessons/worths.generated.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import { lessonWords } from '../../words/lessons.ts';
import { look } from '../deciding/look.ts';
import { landOf } from '../labels.ts';
import { startOf } from '../scene/start.ts';
import type { LessonFile, LessonStart, OpeningStart, StepStart } from './seen.ts';

/** The file of a lesson that a page fetches, in a language. Throws as `lessonStart` does. */
export async function lessonFile(lesson: HispaniaLesson, lang: Lang): Promise<LessonFile> {
  return { lesson: lessonStart(lesson), told: await lessonWords(lang, lesson.id) };
}

/** The data of a lesson in the build of the site. Throws if a position is faulty: every lesson in the site has been checked. */
export function lessonStart(lesson: HispaniaLesson): LessonStart {
  const opening = openingStart(lesson);
  return {
    id: lesson.id,
    rules: lesson.rules,
    steps: lesson.steps.map((step) => stepStart(lesson, step)),
    ...(opening ? { opening } : {}),
  };
}

function openingStart({ opening, steps }: HispaniaLesson): OpeningStart | undefined {
  const state = opening && hispania.position(steps[0]?.position).state;
  const seat = state?.nations[opening as NationId]?.seat;
  if (!state || seat === undefined) return undefined;
  return { seat, seats: playersOf(state), nations: NATIONS.filter((id) => state.nations[id]?.seat === seat) };
}

/** A playable step, as the scene that plays it. */
export function sceneOfStep(lesson: HispaniaLesson, step: HispaniaPlay): HispaniaScene {
  return { ...sceneOf(lesson, step as PlayStep<HispaniaPlay['position']>), view: step.view };
}

/** A step without play, as a scene that is only shown: for its figure. */
export function figureOf(lesson: HispaniaLesson, step: HispaniaStep): HispaniaScene {
  if (step.is === 'play') return sceneOfStep(lesson, step);
  const { id, position, view } = step;
  return {
    id: `${lesson.id}/${id}`,
    rules: lesson.rules,
    source: { own: true },
    position,
    seed: position.seed,
    line: [],
    after: [],
    tasks: [],
    wrong: [],
    view,
  };
}

function stepStart(lesson: HispaniaLesson, step: HispaniaStep): StepStart {
  const places = (names: readonly string[]) => names as readonly PlaceId[];
  if (step.is === 'play') {
    return {
      is: 'play',
      id: step.id,
      ...(step.follows ? { follows: true } : {}),
      look: places(step.look),
      start: startOf(sceneOfStep(lesson, step)),
      wrong: step.wrong,
      ...(step.measure ? { measure: step.measure } : {}),
      worths: WORTHS[lesson.id]?.[step.id] ?? {},
      good: ['answer', ...step.others.map(({ id }) => id)],
      ...(step.measure && isMeasuredBeforeDice(step) ? { computed: { seed: worthSeed(lesson.id, step.id) } } : {}),
    };
  }
  const opened = hispania.position(step.position);
  if (!opened.state) throw new Error(`${lesson.id}/${step.id}: ${opened.faults.map((f) => f.code).join(', ')}`);
  const read = tablesOf(opened.state);
  return {
    is: 'ask',
    id: step.id,
    look: places(step.look),
    on: step.on,
    view: step.view,
    seen: look(opened.state),
    land: landOf(read),
    nextDoor: read.nextDoor,
    options: Object.keys(step.options),
    right: rightAnswers(hispania, step),
    find: step.find ?? 1,
  };
}
