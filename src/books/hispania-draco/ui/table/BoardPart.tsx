import { type Place, Places } from '../../../../ui/board/Places.tsx';
import { placesOf } from '../../../../ui/deciding/pointing.ts';
import { textOf, useGameSpeech } from '../../../../ui/speech.ts';
import type { BoardPart as Props } from '../../../../ui/table/parts.ts';
import { SPACES } from '../../engine/data/ids.ts';
import type { OfDraco } from '../kinds.ts';

/** The board of the table: each space with what is in it. */
export function BoardPart({ shown: { seen }, stands, gesture }: Props<OfDraco>) {
  const speech = useGameSpeech();
  const { book, words } = speech;
  const named = (stands && seen.decision?.choices.flatMap(placesOf)) || [];
  const places = SPACES.map((id): Place => {
    const line = seen.told.find(({ params }) => params['place'] === id);
    const mark = gesture.place === id ? 'chosen' : named.includes(id) ? 'may' : undefined;
    const said = line ? textOf(speech, book.line(line)) : book.place(id);
    return { id, said, mark, drawn: said };
  });
  return (
    <div class="mapsheet">
      <Places label={words.play.board.board} places={places} onPlace={gesture.onPlace} />
    </div>
  );
}
