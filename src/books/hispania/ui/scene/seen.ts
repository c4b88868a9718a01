import type { SceneStore } from '../../../../ui/scene/store.ts';
import type { Waking } from '../../../../ui/scene/waking.ts';
import type { PlaceId, SwitchId } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { State } from '../../engine/state.ts';
import type { Letter } from '../../scenes/reading.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import type { ReadingWords } from '../../words/en/readings.ts';
import type { SceneWords } from '../../words/en/scenes/types.ts';
import type { FactWords } from '../../words/facts.ts';
import type { Seen } from '../deciding/seen.ts';
import type { TroubleOf } from '../deciding/Trouble.tsx';
import type { Land } from '../land.ts';

/** What a page fetches to show a scene: its start and all that is said of it, in one file. Plain data. */
export interface SceneFile {
  readonly start: Start;
  readonly told: SceneWords;
  /** What is said of the rulings that it can be read otherwise by. */
  readonly readings: { readonly [ruling: string]: ReadingWords };
}

/** A scene before anything is played, as the site is built with it. The same in all languages. */
export interface Start {
  readonly scene: HispaniaScene;
  readonly seen: Seen;
  readonly land: Land;
  /** Where one step may lead at all: what the arrow keys walk by. */
  readonly nextDoor: Readonly<Record<PlaceId, readonly PlaceId[]>>;
  /** The rulings that it can be read otherwise by; mostly none. */
  readonly rulings: readonly ShownRuling[];
}

/** A ruling that a scene shows. */
export interface ShownRuling {
  readonly id: SwitchId;
  /** The printed number of the rule it is about. */
  readonly rule: string;
  /** The reading that the scene is played by as it stands. */
  readonly own: Letter;
  /** Steps of the line that lead to where the readings differ. */
  readonly at: number;
}

/** What plays a scene, and speaks of what happens in it. */
export interface Player {
  readonly store: SceneStore<Seen, HispaniaFact, State>;
  readonly facts: FactWords;
  /** The state that is seen; nothing of one that was never looked at. */
  readonly stateOf: (seen: Seen) => State | undefined;
  /** What was wrong with the link that was followed. */
  readonly trouble?: TroubleOf;
}

export type Play = Waking<Seen, HispaniaFact, Player>;
