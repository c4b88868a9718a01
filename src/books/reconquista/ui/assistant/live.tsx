import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { pageData } from '../../../../ui/page-data.ts';
import { assistantWordsOf } from '../../words/assistant.ts';
import { wordsOf } from '../../words/index.ts';
import { Speaking, spokenIn } from '../speech.tsx';
import { Assistant } from './Assistant.tsx';
import { readLink } from './link.ts';
import { Assisting } from './words.ts';

/** Mounts the assistant on its page: the position of the address, or that of the first start. */
export async function lay(place: HTMLElement, page: BookOnPage): Promise<void> {
  const { lang, home } = page;
  const [words, assistant, opened] = await Promise.all([
    wordsOf(lang),
    assistantWordsOf(lang),
    readLink(location.hash),
  ]);
  const spoken = spokenIn(lang, words, page);
  place.replaceChildren();
  render(
    <Speaking {...spoken}>
      <Assisting.Provider value={assistant}>
        <Guarded what={spoken.speech.words.play.guard.parts.table} raw={pageData}>
          <Assistant opened={opened} home={home} />
        </Guarded>
      </Assisting.Provider>
    </Speaking>,
    place,
  );
}
