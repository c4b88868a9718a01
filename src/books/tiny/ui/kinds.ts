import type { TwinLine } from '../../../kernel/contract.ts';
import type { PlacePointing } from '../../../ui/deciding/use-place.ts';
import type { AskStart, LessonKinds, LessonStart, PlayStart } from '../../../ui/lesson/kinds.ts';
import type { Look } from '../../../ui/playable.ts';
import type { SceneStart } from '../../../ui/scene/kinds.ts';
import type { PlainSceneKinds } from '../../../ui/scene/plain/Slip.tsx';
import type { Ending } from '../../../ui/table/parts.ts';
import type { PlainKinds } from '../../../ui/table/plain/Answers.tsx';
import type { PlaceId } from '../engine/data/ids.ts';
import type { TinyFact } from '../engine/facts.ts';
import type { Army, State } from '../engine/state.ts';

/** The page's view of a state, with the units and the description of each place. */
export interface Seen extends Look {
  readonly places: { readonly [place in PlaceId]?: Army };
  /** Lines of the text twin: the round, its card, and each place. */
  readonly told: readonly TwinLine[];
}

/** The type arguments of the small game. */
export interface OfTiny extends PlainKinds, PlainSceneKinds, LessonKinds {
  readonly state: State;
  readonly fact: TinyFact;
  readonly seen: Seen;
  readonly why: never;
  readonly ending: Ending;
  readonly thing: never;
  readonly start: SceneStart & { readonly seen: Seen };
  readonly pointing: PlacePointing;
  readonly playStep: PlayStart & { readonly start: OfTiny['start'] };
  readonly askStep: AskStart & { readonly seen: Seen };
  readonly lesson: LessonStart & { readonly steps: readonly (OfTiny['playStep'] | OfTiny['askStep'])[] };
}
