import type { CounterKind } from './types.ts';

/** Side of a counter before it is scaled. */
export const SIDE = 38;

/** Outline of a counter. */
export type Form = 'square' | 'round' | 'wall' | 'ragged';

/** Units that can move are square, leaders are round, works have the outline of a wall: the shape is recognised before the glyph. */
export function formOf(kind: CounterKind): Form {
  if (kind === 'leader') return 'round';
  if (kind === 'castle' || kind === 'fort') return 'wall';
  return kind === 'ruin' ? 'ragged' : 'square';
}
