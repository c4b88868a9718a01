import type { SceneFile as File, SceneStart, ShownRuling } from '../../../../ui/scene/kinds.ts';
import type { PlaceId, SwitchId } from '../../engine/data/ids.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import type { Seen } from '../deciding/seen.ts';
import type { Land } from '../land.ts';

/** The file that a page fetches to show a scene of this book. */
export type SceneFile = File<Start>;

/** A scene before any play, with the board's data. */
export interface Start extends SceneStart {
  readonly scene: HispaniaScene;
  readonly seen: Seen;
  readonly land: Land;
  /** The places that one step may reach, for the arrow keys. */
  readonly nextDoor: Readonly<Record<PlaceId, readonly PlaceId[]>>;
  readonly rulings: readonly (ShownRuling & { readonly id: SwitchId })[];
}
