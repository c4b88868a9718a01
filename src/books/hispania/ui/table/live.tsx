import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { booksOn, OtherBooks } from '../../../../ui/kept/other-books.ts';
import { pageData } from '../../../../ui/page-data.ts';
import { createDesk } from '../../../../ui/table/desk.ts';
import { createDevice } from '../../../../ui/table/device.ts';
import { COMPLETE } from '../../../../words/lang.ts';
import { factWordsOf } from '../../words/facts.ts';
import { wordsOf } from '../../words/index.ts';
import { tableWordsOf } from '../../words/table.ts';
import { HISPANIA } from '../playable.ts';
import { Speaking } from '../speech.tsx';
import { Play } from './Play.tsx';
import { TableSpeech } from './words.ts';

/** Puts the table into its place on the page: the list of games and a new one, or the game that the address names. */
export async function lay(place: HTMLElement, { lang: wanted, home, written }: BookOnPage): Promise<void> {
  // The table speaks a language once it has all its words.
  const lang = COMPLETE.includes(wanted) ? wanted : 'en';
  const words = await wordsOf(lang);
  const table = tableWordsOf(lang);
  const desk = createDesk(createDevice(HISPANIA), table.table);
  const books = booksOn(place);
  place.replaceChildren();
  render(
    <Speaking lang={lang} words={words} home={home} written={written}>
      <TableSpeech.Provider value={{ ...table, facts: factWordsOf(lang) }}>
        <Guarded what={words.play.guard.parts.table} raw={pageData}>
          <OtherBooks.Provider value={books}>
            <Play desk={desk} home={home} />
          </OtherBooks.Provider>
        </Guarded>
      </TableSpeech.Provider>
    </Speaking>,
    place,
  );
}
