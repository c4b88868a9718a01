import type { Lesson } from '../../../kernel/lesson.ts';
import type { LocationId } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import type { Written } from '../engine/position.ts';
import type { LessonId } from './ids.ts';

/** A lesson of Reconquista. */
export interface ReconquistaLesson extends Lesson<Written> {
  readonly id: LessonId;
  readonly rules: readonly RuleId[];
  /** A guided first turn, which continues as a game. */
  readonly opening?: true;
  readonly steps: readonly (Lesson<Written>['steps'][number] & { readonly look: readonly LocationId[] })[];
}
