import { Answers as List } from '../../deciding/Answers.tsx';
import type { PanelPart, TableKinds } from '../parts.ts';
import type { PlaceGesture } from './use-place.ts';

/** A game whose board is pointed at place by place. */
export interface PlainKinds extends TableKinds {
  readonly gesture: PlaceGesture;
}

/** The answers of any question, as the panel of a table. */
export function Answers<K extends PlainKinds>({ shown, decision, gesture, ending }: PanelPart<K>) {
  return (
    <List
      decision={decision}
      barred={shown.seen.barred}
      place={gesture.place}
      onAnswer={(action) => ending.press(action)}
    />
  );
}
