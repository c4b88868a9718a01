import type { Fact, Game } from '../../kernel/contract.ts';
import { type AskStep, type Lesson, rightAnswers, sceneOf } from '../../kernel/lesson.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { AskStart, PlayStart } from './kinds.ts';

/** What a book supplies to write a lesson for its page. `Start`: of a scene, `Seen`: of a question. */
export interface LessonsWritten<S extends object, F extends Fact, Written, Start, Seen extends object> {
  readonly game: Game<S, F>;
  /** A step that is played is a scene. */
  startOf(scene: Scene<Written>): Start;
  /** What the board shows of the position of a question. */
  seenOf(state: S, step: AskStep<Written>): Seen;
}

/** The steps of a lesson as the build writes them. Throws on a faulty position; the tests of a book check its lessons. */
export function stepStarts<S extends object, F extends Fact, Written, Start, Seen extends object>(
  { game, startOf, seenOf }: LessonsWritten<S, F, Written, Start, Seen>,
  lesson: Lesson<Written>,
): readonly ((Omit<PlayStart, 'start'> & { readonly start: Start }) | (Omit<AskStart, 'seen'> & Seen))[] {
  return lesson.steps.map((step) => {
    const { id, look } = step;
    if (step.is === 'play') {
      const { follows, wrong } = step;
      return { is: 'play', id, look, wrong, start: startOf(sceneOf(lesson, step)), ...(follows ? { follows } : {}) };
    }
    const { state, faults = [] } = game.position(step.position);
    if (!state) throw new Error(`${lesson.id}/${id}: ${faults.map(({ code }) => code).join(', ')}`);
    const { on, options, find = 1 } = step;
    const right = rightAnswers(game, step);
    return { is: 'ask', id, look, on, ...seenOf(state, step), options: Object.keys(options), right, find };
  });
}
