import { type Place, Places } from '../../../ui/board/Places.tsx';
import { placesOf } from '../../../ui/deciding/pointing.ts';
import { textOf, useGameSpeech, useSpeech } from '../../../ui/speech.ts';
import { PLACES, type PlaceId, UNIT_KINDS } from '../engine/data/ids.ts';
import type { Army as Units } from '../engine/state.ts';
import type { Seen } from './kinds.ts';
import { COLOURS } from './voice.ts';

interface Props {
  readonly seen: Seen;
  /** Whether the question may be answered here. */
  readonly stands: boolean;
  /** The highlighted place. */
  readonly place: string | undefined;
  readonly onPlace: (place: string) => void;
  /** Places to look at. */
  readonly look?: readonly string[];
}

/** The three places in a row, each with its units. */
export function Board({ seen, stands, place, onPlace, look = [] }: Props) {
  const speech = useGameSpeech();
  const { book, words } = speech;
  const named = (stands && seen.decision?.choices.flatMap(placesOf)) || [];
  const places = PLACES.map((id): Place => {
    const line = seen.told.find(({ key, params }) => key === 'place' && params['place'] === id);
    const mark = place === id || look.includes(id) ? 'chosen' : named.includes(id) ? 'may' : undefined;
    const said = line ? textOf(speech, book.line(line)) : book.place(id);
    const marked = mark && words.play.board.marks[mark === 'chosen' ? 'chosen' : 'offered'];
    const drawn = <Army place={id} army={seen.places[id]} />;
    return { id, said: marked ? `${said}; ${marked}` : said, mark, drawn };
  });
  return (
    <div class="mapsheet">
      <Places label={words.play.board.board} places={places} onPlace={onPlace} />
    </div>
  );
}

/** A place and its units. */
function Army({ place, army }: { readonly place: PlaceId; readonly army: Units | undefined }) {
  const { book } = useSpeech();
  return (
    <>
      <b>{book.place(place)}</b>
      {army && (
        <span class="army" style={{ '--nat': COLOURS[army.owner] }}>
          {UNIT_KINDS.map(
            (unit) =>
              army.units[unit] && (
                <span key={unit} class={unit}>
                  {army.units[unit]}
                </span>
              ),
          )}
        </span>
      )}
    </>
  );
}
