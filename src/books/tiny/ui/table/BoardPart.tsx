import { type Place, Places } from '../../../../ui/board/Places.tsx';
import { textOf, useSpeech } from '../../../../ui/speech.ts';
import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import { placesOf } from '../../../../ui/table/plain/pointing.ts';
import { PLACES, type PlaceId, UNIT_KINDS } from '../../engine/data/ids.ts';
import { tiny } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';
import type { OfTiny } from '../playable.ts';
import { COLOURS } from '../voice.ts';

/** The three places in a row, each with who stands there. */
export function BoardPart({ shown, stands, gesture }: Props<OfTiny>) {
  const speech = useSpeech();
  const { book, words } = speech;
  const { state, seen } = shown;
  const decision = stands ? seen.decision : undefined;
  const named = decision?.choices.flatMap(placesOf) ?? [];
  const lines = tiny.describe(state, '');
  const places = PLACES.map((id): Place => {
    const line = lines.find(({ key, params }) => key === 'place' && params['place'] === id);
    const mark = gesture.place === id ? 'chosen' : named.includes(id) ? 'may' : undefined;
    const said = line ? textOf(speech, book.line(line)) : book.place(id);
    const marked = mark && words.play.board.marks[mark === 'chosen' ? 'chosen' : 'offered'];
    return { id, said: marked ? `${said}; ${marked}` : said, mark, drawn: <Army state={state} place={id} /> };
  });
  return (
    <div class="mapsheet">
      <Places label={words.play.board.board} places={places} onPlace={gesture.onPlace} />
    </div>
  );
}

/** A place and the units that stand there. */
function Army({ state, place }: { readonly state: State; readonly place: PlaceId }) {
  const { book } = useSpeech();
  const army = state.places[place];
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
