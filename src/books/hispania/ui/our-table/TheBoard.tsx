import { useMemo, useRef } from 'preact/hooks';
import { PLACES, type PlaceId } from '../../engine/data/ids.ts';
import { hispania } from '../../engine/game.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import { CounterIcon } from '../board/icons.tsx';
import { bandOf, pictureOf } from '../deciding/picture.ts';
import { type Drawing, placeSaid } from '../deciding/spoken.ts';
import { labelsOf } from '../labels.ts';
import { bare, tablesFor } from './bare.ts';
import type { Desk } from './desk.ts';
import { countOf, type Hand, tapped } from './hand.ts';
import type { HandKeys } from './keys.ts';
import { useEditor } from './spoken.ts';
import type { Spot } from './standing.ts';

interface Props {
  readonly desk: Desk;
  readonly hand: Hand;
  /** Each tap puts down one counter of the hand. */
  readonly taps: boolean;
  readonly spot: Spot | undefined;
  readonly onSpot: (spot: Spot) => void;
  /** Enter leads to the slip of the place. */
  readonly onOpen: () => void;
  readonly keys: HandKeys;
}

/** The board during the editing: a tap or Enter chooses a place, numbers put counters down. */
export function TheBoard({ desk: { written, edit }, hand, taps, spot, onSpot, onOpen, keys }: Props) {
  const { editor, names, words } = useEditor();
  const under = useRef<PlaceId>();
  const byKey = useRef(false);
  const tables = tablesFor(written);
  const state = bare(written);
  const picture = useMemo(() => pictureOf(state, tables), [state]);
  const labels = useMemo(() => labelsOf(names.places, tables, picture.capitals), [tables, picture]);
  const told = useMemo(() => hispania.describe(state, ''), [state]);
  const band = bandOf(state);
  const chosen = PLACES.find((place) => place === spot);
  const marks: Drawing['marks'] = chosen ? { ...picture.marks, [chosen]: { kind: 'chosen' } } : picture.marks;
  const drawing: Drawing = { labels, stacks: picture.stacks, marks };
  const onPlace = (place: PlaceId): void => {
    onSpot(place);
    if (byKey.current) onOpen();
    else if (taps) {
      edit((old) => tapped(old, place, hand));
      keys.say(place, countOf(tapped(written, place, hand), place, hand));
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that the board itself does not know, and by what it was acted on
    <div
      class="mapsheet"
      onKeyDownCapture={() => {
        byKey.current = true;
      }}
      onPointerDownCapture={() => {
        byKey.current = false;
      }}
      onKeyDown={(event) => under.current && keys.onSpot(event, under.current)}
    >
      <InteractiveBoard
        view="all"
        {...drawing}
        rivers={names.rivers}
        arrows={picture.arrows}
        veil={false}
        adjacency={tables.nextDoor}
        describe={(place) => placeSaid(words, { told }, drawing, place)}
        onPlace={onPlace}
        onFocusPlace={(place) => {
          under.current = place;
        }}
        {...(chosen ? { start: chosen } : {})}
        words={words.play.board}
        keys={`${words.around.board.keys} ${editor.hand.keys}`}
      />
      {band.length > 0 && (
        <button type="button" class="offmap" onClick={() => onSpot('band')}>
          <span>{editor.place.band}</span>
          {band.map((counter) => (
            <CounterIcon key={counter.id} counter={counter} size={38} />
          ))}
        </button>
      )}
    </div>
  );
}
