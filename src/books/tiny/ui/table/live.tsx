import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { pageData } from '../../../../ui/page-data.ts';
import { Speech } from '../../../../ui/speech.ts';
import { createDesk } from '../../../../ui/table/desk.ts';
import { createDevice } from '../../../../ui/table/device.ts';
import { Play } from '../../../../ui/table/Play.tsx';
import { TableSpeech } from '../../../../ui/table/words.ts';
import { tableWordsOf } from '../../../../words/table.ts';
import { wordsOf } from '../../words/index.ts';
import { TINY } from '../playable.ts';
import { speechOf } from '../speech.ts';
import { tableVoiceOf } from '../voice.ts';
import { partsOf } from './parts.tsx';

/** Mounts the table on the page: the list of games and the form for a new one, or the game that the address names. */
export async function lay(place: HTMLElement, { lang, home }: BookOnPage): Promise<void> {
  const [words, table] = await Promise.all([wordsOf(lang), tableWordsOf(lang)]);
  const speech = speechOf(lang, words, { home });
  const desk = createDesk(createDevice(TINY), table.table);
  place.replaceChildren();
  render(
    <Speech.Provider value={speech}>
      <TableSpeech.Provider value={{ ...table, voice: tableVoiceOf(words, table) }}>
        <Guarded what={speech.words.play.guard.parts.table} raw={pageData}>
          <Play desk={desk} parts={partsOf(speech, words)} home={home} />
        </Guarded>
      </TableSpeech.Provider>
    </Speech.Provider>,
    place,
  );
}
