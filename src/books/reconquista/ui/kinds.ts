import type { TwinLine } from '../../../kernel/contract.ts';
import type { AskStart, LessonKinds, LessonStart, PlayStart } from '../../../ui/lesson/kinds.ts';
import type { Look } from '../../../ui/playable.ts';
import type { SceneStart } from '../../../ui/scene/kinds.ts';
import type { PlainSceneKinds } from '../../../ui/scene/plain/Slip.tsx';
import type { Ending, TableKinds } from '../../../ui/table/parts.ts';
import type { Why } from '../bots/thought.ts';
import type { EventId, LocationId, RegionId, Side } from '../engine/data/ids.ts';
import type { ReconquistaFact } from '../engine/facts.ts';
import type { PhaseId, Places, State, Units } from '../engine/state.ts';
import type { Frame } from './board/frame.ts';
import type { CampaignGesture } from './deciding/use-campaign.ts';

/** The page's view of a state. */
export interface Seen extends Look {
  readonly turn: number;
  readonly phase: PhaseId;
  readonly places: Places;
  /** Units that have moved in this phase. */
  readonly moved: { readonly [location in LocationId]?: Units };
  readonly revolt: RegionId | null;
  readonly event: EventId | null;
  /** The side that controls most cities of a region; regions without one are left out. */
  readonly most: { readonly [region in RegionId]?: Side };
  /** Points to spend in phase 3, otherwise the income of the position. */
  readonly income: number;
  readonly score: number;
  /** Lines of the text twin: one for each location. */
  readonly told: readonly TwinLine[];
}

/** The type arguments of Reconquista. */
export interface OfReconquista extends TableKinds, PlainSceneKinds, LessonKinds {
  readonly state: State;
  readonly fact: ReconquistaFact;
  readonly seen: Seen;
  readonly why: Why;
  readonly gesture: CampaignGesture;
  readonly ending: Ending;
  readonly thing: 'christian';
  readonly start: SceneStart & { readonly seen: Seen; readonly frame: Frame };
  readonly pointing: CampaignGesture & {
    /** Points at a location. Returns false if it has no meaning for the current question. */
    point(place: string): boolean;
  };
  readonly playStep: PlayStart & { readonly start: OfReconquista['start'] };
  readonly askStep: AskStart & { readonly seen: Seen; readonly frame: Frame };
  readonly lesson: LessonStart & {
    readonly opening?: true;
    readonly steps: readonly (OfReconquista['playStep'] | OfReconquista['askStep'])[];
  };
}
