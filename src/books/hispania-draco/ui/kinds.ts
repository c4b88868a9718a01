import type { TwinLine } from '../../../kernel/contract.ts';
import type { PlacePointing } from '../../../ui/deciding/use-place.ts';
import type { AskStart, LessonKinds, LessonStart, PlayStart } from '../../../ui/lesson/kinds.ts';
import type { Look } from '../../../ui/playable.ts';
import type { SceneStart } from '../../../ui/scene/kinds.ts';
import type { PlainSceneKinds } from '../../../ui/scene/plain/Slip.tsx';
import type { Ending, TableKinds } from '../../../ui/table/parts.ts';
import type { Why } from '../bots/thought.ts';
import type { CommanderId } from '../engine/data/ids.ts';
import type { DracoFact } from '../engine/facts.ts';
import type { State } from '../engine/state.ts';
import type { Costs } from '../lessons/costs.ts';
import type { Frame } from './board/frame.ts';
import type { View } from './board/view.ts';
import type { CommandGesture } from './deciding/use-command.ts';
import type { Weighing } from './weighing/weighing.ts';

/** The page's view of a state: nothing of it is secret, so that it is the state with its question. */
export interface Seen extends Look {
  readonly state: State;
  /** What the board draws of it, so that a page can draw it without the engine. */
  readonly view: View;
  /** Lines of the text twin: one for each space with something in it. */
  readonly told: readonly TwinLine[];
}

/** The type arguments of the book. */
export interface OfDraco extends TableKinds, PlainSceneKinds, LessonKinds {
  readonly state: State;
  readonly fact: DracoFact;
  readonly seen: Seen;
  readonly why: Why;
  readonly gesture: CommandGesture;
  readonly ending: Ending;
  readonly thing: CommanderId;
  readonly start: SceneStart & { readonly seen: Seen; readonly frame: Frame };
  readonly pointing: PlacePointing & Weighing;
  readonly playStep: PlayStart & { readonly start: OfDraco['start']; readonly costs?: Costs };
  readonly askStep: AskStart & { readonly seen: Seen; readonly frame: Frame };
  readonly lesson: LessonStart & {
    readonly opening?: true;
    readonly steps: readonly (OfDraco['playStep'] | OfDraco['askStep'])[];
  };
}
