import type { Scene } from '../../../kernel/scene.ts';
import type { RuleId } from '../engine/data/rules.ts';
import type { Written } from '../engine/position.ts';

/** A scene of Hispania by Draco Ideas. */
export interface DracoScene extends Scene<Written> {
  readonly rules: readonly RuleId[];
}
