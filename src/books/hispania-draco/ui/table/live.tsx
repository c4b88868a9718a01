import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { booksOn, OtherBooks } from '../../../../ui/kept/other-books.ts';
import { pageData } from '../../../../ui/page-data.ts';
import { createDesk } from '../../../../ui/table/desk.ts';
import { createDevice } from '../../../../ui/table/device.ts';
import { Play } from '../../../../ui/table/Play.tsx';
import { TableSpeech } from '../../../../ui/table/words.ts';
import { wordsOf } from '../../words/index.ts';
import { tableWordsOf } from '../../words/table.ts';
import { DRACO } from '../playable.ts';
import { Speaking, spokenIn } from '../speech.tsx';
import { tableVoiceOf } from '../voice.ts';
import { partsOf } from './parts.tsx';
import { OwnTable } from './table-words.ts';

/** Mounts the table on the page: the list of games and the form for a new one, or the game that the address names. */
export async function lay(place: HTMLElement, page: BookOnPage): Promise<void> {
  const { lang, home } = page;
  const [words, table] = await Promise.all([wordsOf(lang), tableWordsOf(lang)]);
  const spoken = spokenIn(lang, words, page);
  const desk = createDesk(createDevice(DRACO), table.table);
  const books = booksOn(place);
  place.replaceChildren();
  render(
    <Speaking {...spoken}>
      <TableSpeech.Provider value={{ ...table, voice: tableVoiceOf(words, table) }}>
        <Guarded what={spoken.speech.words.play.guard.parts.table} raw={pageData}>
          <OtherBooks.Provider value={books}>
            <OwnTable.Provider value={table}>
              <Play desk={desk} parts={partsOf(spoken, table, home)} home={home} />
            </OwnTable.Provider>
          </OtherBooks.Provider>
        </Guarded>
      </TableSpeech.Provider>
    </Speaking>,
    place,
  );
}
