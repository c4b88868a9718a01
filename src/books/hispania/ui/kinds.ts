import type { LessonKinds } from '../../../ui/lesson/kinds.ts';
import type { TableKinds } from '../../../ui/table/parts.ts';
import type { Why } from '../bots/thought.ts';
import type { NationId } from '../engine/data/ids.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import type { State } from '../engine/state.ts';
import type { Seen } from './deciding/seen.ts';
import type { Pointing } from './deciding/use-pointing.ts';
import type { AskStart, LessonStart, PlayStart } from './lesson/seen.ts';
import type { Start } from './scene/seen.ts';
import type { Ending } from './table/use-ending.ts';
import type { Moving } from './table/use-moving.ts';

/** The kinds of a game of Hispania. */
export interface OfHispania extends TableKinds, LessonKinds {
  readonly state: State;
  readonly fact: HispaniaFact;
  readonly seen: Seen;
  readonly why: Why;
  readonly start: Start;
  readonly pointing: Pointing;
  readonly playStep: PlayStart;
  readonly askStep: AskStart;
  readonly lesson: LessonStart;
  readonly gesture: Moving;
  readonly ending: Ending;
  readonly thing: NationId;
}
