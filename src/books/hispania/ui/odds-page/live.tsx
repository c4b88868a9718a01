import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { pageData } from '../../../../ui/page-data.ts';
import { type OddsPageWords, oddsPageWordsOf } from '../../words/odds-page.ts';
import { SpeakingNames } from '../naming.tsx';
import { OddsSpeech } from '../odds/words.ts';
import { COMMON } from './common-battles.ts';
import type { Spans } from './edit.ts';
import { OddsPage } from './OddsPage.tsx';
import { tallyOf } from './pieces.ts';
import { openedBy } from './use-comparison.ts';
import { PageSpeech } from './words.ts';

/** Puts the battles into their place on the page: those of its address, or the first one. */
export async function lay(place: HTMLElement, { lang, home, written }: BookOnPage): Promise<void> {
  const [{ common: words, odds, page }, opened] = await Promise.all([oddsPageWordsOf(lang), openedBy(location.hash)]);
  const spans = JSON.parse(place.dataset['spans'] ?? '{}') as Spans;
  place.replaceChildren();
  render(
    <SpeakingNames lang={lang} words={words} home={home} written={written}>
      <OddsSpeech.Provider value={odds}>
        <PageSpeech.Provider value={{ page, spans }}>
          <Guarded what={words.around.parts.odds} raw={pageData}>
            <OddsPage opened={opened} onReady={(show) => offerCommon(page.common, show)} />
          </Guarded>
        </PageSpeech.Provider>
      </OddsSpeech.Provider>
    </SpeakingNames>,
    place,
  );
}

type Show = Parameters<NonNullable<Parameters<typeof OddsPage>[0]['onReady']>>[0];

/** Gives each row of the table of common battles a button that sets it up. */
function offerCommon({ open, opens, units, title }: OddsPageWords['common'], show: Show): void {
  for (const cell of document.querySelectorAll<HTMLElement>('[data-common]')) {
    const battle = COMMON[Number(cell.dataset['common'])];
    if (!battle) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'act';
    button.textContent = open;
    button.setAttribute('aria-label', opens(units(tallyOf(battle.attacker)), units(tallyOf(battle.defender))));
    button.addEventListener('click', () => show([{ name: '', battle, by: {} }], title));
    cell.replaceChildren(button);
  }
}
