import type { Scene } from '../../../kernel/scene.ts';
import type { PlaceId } from '../engine/data/ids.ts';
import type { Written } from '../engine/position.ts';

/** A scene of Hispania. */
export interface HispaniaScene extends Scene<Written> {
  readonly id: string;
  /** The places that its figure shows whole; their neighbours are drawn around them. */
  readonly view: readonly PlaceId[];
  /** It is played by another reading of a ruling, or a note points out an error of the printed example. */
  readonly note?: true;
}
