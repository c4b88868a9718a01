import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { booksOn, OtherBooks } from '../../../../ui/kept/other-books.ts';
import { pageData } from '../../../../ui/page-data.ts';
import { Speech } from '../../../../ui/speech.ts';
import { createDesk } from '../../../../ui/table/desk.ts';
import { createDevice } from '../../../../ui/table/device.ts';
import { Play } from '../../../../ui/table/Play.tsx';
import { TableSpeech } from '../../../../ui/table/words.ts';
import { tableWordsOf } from '../../../../words/table.ts';
import { WORDS } from '../../words/index.ts';
import { RECONQUISTA } from '../playable.ts';
import { speechOf } from '../speech.ts';
import { tableVoiceOf } from '../voice.ts';
import { partsOf } from './parts.tsx';

/** Mounts the table on the page: the list of games and the form for a new one, or the game that the address names. */
export async function lay(place: HTMLElement, { home }: BookOnPage): Promise<void> {
  const table = await tableWordsOf('en');
  const speech = speechOf(WORDS, home);
  const desk = createDesk(createDevice(RECONQUISTA), table.table);
  const books = booksOn(place);
  place.replaceChildren();
  render(
    <Speech.Provider value={speech}>
      <TableSpeech.Provider value={{ ...table, voice: tableVoiceOf(WORDS, table) }}>
        <Guarded what={speech.words.play.guard.parts.table} raw={pageData}>
          <OtherBooks.Provider value={books}>
            <Play desk={desk} parts={partsOf(speech, home)} home={home} />
          </OtherBooks.Provider>
        </Guarded>
      </TableSpeech.Provider>
    </Speech.Provider>,
    place,
  );
}
