import type { Scene } from '../../../kernel/scene.ts';
import type { RuleId } from '../engine/data/rules.ts';
import type { Written } from '../engine/position.ts';

/** A scene of Reconquista. */
export interface ReconquistaScene extends Scene<Written> {
  readonly rules: readonly RuleId[];
}
