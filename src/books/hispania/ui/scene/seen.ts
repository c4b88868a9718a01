import type { SceneFile as File, SceneStart, ShownRuling } from '../../../../ui/scene/kinds.ts';
import type { PlaceId, SwitchId } from '../../engine/data/ids.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import type { Seen } from '../deciding/seen.ts';
import type { Land } from '../land.ts';

/** What a page fetches to show a scene of this book. */
export type SceneFile = File<Start>;

/** A scene before anything is played, with what the board needs of it. */
export interface Start extends SceneStart {
  readonly scene: HispaniaScene;
  readonly seen: Seen;
  readonly land: Land;
  /** Where one step may lead at all: what the arrow keys walk by. */
  readonly nextDoor: Readonly<Record<PlaceId, readonly PlaceId[]>>;
  readonly rulings: readonly (ShownRuling & { readonly id: SwitchId })[];
}
