import type { PlaceId } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import { CounterIcon } from '../board/icons.tsx';
import type { Mark } from '../board/types.ts';
import { TRAYS } from '../board/view.ts';
import { movesOf } from '../deciding/moves.ts';
import { OffMap } from '../deciding/OffMap.tsx';
import { onBoard } from '../deciding/on-board.tsx';
import { withStates } from '../deciding/pointing.ts';
import type { Seen } from '../deciding/seen.ts';
import { placeSaid, standsThere } from '../deciding/spoken.ts';
import type { Hand } from '../deciding/use-hand.ts';
import { closing, useNoting } from '../deciding/use-noting.tsx';
import { type Land, labelled } from '../land.ts';
import type { Start } from '../scene/seen.ts';
import { useSpeech } from '../speech.tsx';

interface Props {
  readonly view: readonly PlaceId[];
  readonly seen: Seen;
  readonly land: Land;
  readonly nextDoor: Start['nextDoor'];
  readonly marks: { readonly [place in PlaceId]?: Mark };
  /** While units may move. */
  readonly hand?: Hand | undefined;
  readonly last?: readonly HispaniaFact[];
  readonly onPlace: (place: PlaceId) => void;
}

/** The board of a lesson's step. */
export function LessonBoard({ view, seen, land, nextDoor, marks, hand, last = [], onPlace }: Props) {
  const { words } = useSpeech();
  const { picture } = seen;
  const drawing = {
    labels: labelled(words.names.places, land, picture.capitals),
    stacks: hand ? withStates(seen, hand.stack, hand.later.parts?.parted) : picture.stacks,
    marks: { ...picture.marks, ...marks },
  };
  const noting = useNoting(seen, drawing, nextDoor);
  return (
    <div class="mapsheet" {...closing(noting)}>
      <InteractiveBoard
        view={view}
        {...drawing}
        rivers={words.names.rivers}
        {...noting.board}
        arrows={[...picture.arrows, ...noting.arrows]}
        adjacency={nextDoor}
        describe={(place) => placeSaid(words, seen, drawing, place, hand)}
        onPlace={(place) => {
          noting.close();
          onPlace(place);
        }}
        {...(hand ? onBoard(hand) : {})}
        moved={movesOf(last)}
        words={words.play.board}
        keys={words.around.board.keys}
      />
      <OffMap seen={seen} />
      {TRAYS.filter((place) => !view.includes(place)).map((place) => (
        <Beside key={place} place={place} seen={seen} />
      ))}
    </div>
  );
}

/** The units in a place beyond the land that the board does not show, such as units that will come from the sea. */
function Beside({ place, seen }: { readonly place: PlaceId; readonly seen: Seen }) {
  const { words, names } = useSpeech();
  const counters = seen.picture.stacks.filter((stack) => stack.place === place).flatMap((stack) => stack.counters);
  if (counters.length === 0) return null;
  return (
    <p class="offmap">
      <span aria-hidden="true">{names.places[place]}</span>
      {counters.map((counter) => (
        <CounterIcon key={counter.id} counter={counter} size={38} />
      ))}
      <span class="vh">{standsThere(words, seen, place)}</span>
    </p>
  );
}
