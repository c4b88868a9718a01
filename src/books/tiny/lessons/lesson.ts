import type { Lesson } from '../../../kernel/lesson.ts';
import type { PlaceId, RuleId } from '../engine/data/ids.ts';
import type { Written } from '../engine/position.ts';
import type { LessonId } from './ids.ts';

/** A lesson of the small game. */
export interface TinyLesson extends Lesson<Written> {
  readonly id: LessonId;
  readonly rules: readonly RuleId[];
  readonly steps: readonly (Lesson<Written>['steps'][number] & { readonly look: readonly PlaceId[] })[];
}
