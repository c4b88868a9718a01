import { render } from 'preact';
import { COMPLETE } from '../../../../words/lang.ts';
import { correctionsWordsOf } from '../../words/corrections.ts';
import { faultWordsOf, wordsOf } from '../../words/index.ts';
import type { BookOnPage } from '../book.ts';
import { Guarded } from '../Guarded.tsx';
import { pageData } from '../page-data.ts';
import { linksTo, Speech } from '../speech.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { FormWords } from './words.ts';

/** Puts the form into its place on the page: with what is kept on this device, at what the address names. */
export async function lay(place: HTMLElement, { lang: wanted, home, written }: BookOnPage): Promise<void> {
  const lang = COMPLETE.includes(wanted) ? wanted : 'en';
  const [words, faults, page] = await Promise.all([wordsOf(lang), faultWordsOf(lang), correctionsWordsOf(lang)]);
  place.replaceChildren();
  render(
    <Speech.Provider value={{ words, names: words.names, hrefOf: linksTo(`${home}rules/`, written) }}>
      <FormWords.Provider value={{ page, faults, home }}>
        <Guarded what={words.play.guard.parts.corrections} raw={pageData}>
          <CorrectForm />
        </Guarded>
      </FormWords.Provider>
    </Speech.Provider>,
    place,
  );
}
