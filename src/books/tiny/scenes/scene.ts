import type { Scene } from '../../../kernel/scene.ts';
import type { RuleId } from '../engine/data/ids.ts';
import type { Written } from '../engine/position.ts';

/** A scene of the small game. */
export interface TinyScene extends Scene<Written> {
  readonly rules: readonly RuleId[];
}
