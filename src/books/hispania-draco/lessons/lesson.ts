import type { Lesson } from '../../../kernel/lesson.ts';
import type { SpaceId } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import type { Written } from '../engine/position.ts';
import type { LessonId } from './ids.ts';

/** Lines of a step are compared by the exact chance that all their sieges and attacks are won (`costs.ts`). */
export type Measure = 'chance';

/** A lesson of Hispania by Draco Ideas. */
export interface DracoLesson extends Lesson<Written, Measure> {
  readonly id: LessonId;
  readonly rules: readonly RuleId[];
  /** A guided first round, which continues as a game. */
  readonly opening?: true;
  readonly steps: readonly (Lesson<Written, Measure>['steps'][number] & { readonly look: readonly SpaceId[] })[];
}
