import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { pageData } from '../../../../ui/page-data.ts';
import { correctionsWordsOf } from '../../words/corrections.ts';
import { SpeakingNames } from '../naming.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { FormWords } from './words.ts';

/** Puts the form into its place on the page, with the list on this device, at the subject in the address. */
export async function lay(place: HTMLElement, { lang, home, written }: BookOnPage): Promise<void> {
  const { common: words, faults, page } = await correctionsWordsOf(lang);
  place.replaceChildren();
  render(
    <SpeakingNames lang={lang} words={words} home={home} written={written}>
      <FormWords.Provider value={{ page, faults, home }}>
        <Guarded what={words.around.parts.corrections} raw={pageData}>
          <CorrectForm />
        </Guarded>
      </FormWords.Provider>
    </SpeakingNames>,
    place,
  );
}
