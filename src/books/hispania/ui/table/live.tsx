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
import { HISPANIA } from '../playable.ts';
import { Speaking } from '../speech.tsx';
import { partsOf, tableVoiceOf } from './parts.tsx';
import { OwnTable } from './words.ts';

/** Puts the table into its place on the page: the list of games and a new one, or the game in the address. */
export async function lay(place: HTMLElement, { lang, home, written }: BookOnPage): Promise<void> {
  const [words, table] = await Promise.all([wordsOf(lang), tableWordsOf(lang)]);
  const desk = createDesk(createDevice(HISPANIA), table.table);
  const books = booksOn(place);
  place.replaceChildren();
  render(
    <Speaking lang={lang} words={words} home={home} written={written}>
      <TableSpeech.Provider value={{ ...table, voice: tableVoiceOf(words, table) }}>
        <OwnTable.Provider value={table}>
          <Guarded what={words.play.guard.parts.table} raw={pageData}>
            <OtherBooks.Provider value={books}>
              <Play desk={desk} parts={partsOf(words, table)} home={home} />
            </OtherBooks.Provider>
          </Guarded>
        </OwnTable.Provider>
      </TableSpeech.Provider>
    </Speaking>,
    place,
  );
}
