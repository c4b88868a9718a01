import { useState } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Stands } from '../../words/en/twin.ts';
import type { Arrow, InteractiveBoardProps } from '../board/types.ts';
import { useSpeech } from '../speech.tsx';
import { arrowsTo, type Beside, besideOf } from './near.ts';
import type { Seen } from './seen.ts';
import { type Drawing, groundSaid } from './spoken.ts';

type NextDoor = Readonly<Record<PlaceId, readonly PlaceId[]>>;

/** What can be asked about the places of a board without an engine. */
export interface Noting {
  readonly board: Pick<InteractiveBoardProps, 'held' | 'stays' | 'onInspect' | 'tell'>;
  /** The units that can come to the place that is asked about. */
  readonly arrows: readonly Arrow[];
  /** Closes the note: by Escape, and when another place is chosen. */
  readonly close: () => void;
}

/**
 * A note beside a place of a scene, a lesson or a puzzle: under a pointer that rests there, and until it is closed after a long touch, the
 * menu button of a mouse or Shift and I.
 */
export function useNoting(seen: Seen, drawing: Drawing, nextDoor: NextDoor): Noting {
  const [held, hold] = useState<PlaceId>();
  const { stacks } = seen.picture;
  const besides = (place: PlaceId): readonly Beside[] => besideOf(stacks, nextDoor[place]);
  return {
    board: {
      held,
      stays: true,
      onInspect: (place) => hold(place === held ? undefined : place),
      tell: (place) => <Note seen={seen} drawing={drawing} place={place} beside={besides(place)} />,
    },
    arrows: held ? arrowsTo(held, stacks, besides(held)) : [],
    close: () => hold(undefined),
  };
}

/** Escape closes the note. */
export function closing({ board: { held }, close }: Noting) {
  return {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || held === undefined) return;
      event.stopPropagation();
      close();
    },
  };
}

interface NoteProps {
  readonly seen: Seen;
  readonly drawing: Drawing;
  readonly place: PlaceId;
  readonly beside: readonly Beside[];
}

/** Whose the place is, what stands there with its wounds, the ground with its limit and income, and who can come. */
function Note({ seen, drawing, place, beside }: NoteProps) {
  const { words } = useSpeech();
  const { note } = words.around.board;
  const label = drawing.labels[place];
  const stands = seen.told.filter(({ key, params }) => key === 'place' && params['place'] === place);
  const ground = groundSaid(words, label);
  return (
    <>
      <p class="head">
        <i>{words.names.places[place]}</i>
        {label?.income && <small>{note.income(label.known === false ? `‹${label.income}›` : label.income)}</small>}
      </p>
      {ground && <p>{ground}</p>}
      {stands.length === 0 && <p>{note.empty}</p>}
      {stands.map(({ params }) => {
        const there = params as unknown as Stands;
        return (
          <p key={there.owner}>
            <Say text={note.stands(there)} />
          </p>
        );
      })}
      {beside.length > 0 && (
        <p>{note.beside(beside.map((one) => ({ ...one, owner: words.names.nations[one.owner] })))}</p>
      )}
    </>
  );
}
