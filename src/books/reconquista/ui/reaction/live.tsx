import { render } from 'preact';
import type { BookOnPage } from '../../../../ui/book.ts';
import { furnish } from '../../../../ui/furnish.tsx';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { pageData } from '../../../../ui/page-data.ts';
import { assistantWordsOf } from '../../words/assistant.ts';
import { wordsOf } from '../../words/index.ts';
import { reactionWordsOf } from '../../words/reaction.ts';
import { readLink } from '../assistant/link.ts';
import { Assisting } from '../assistant/words.ts';
import { TABLE_GLYPHS } from '../glyphs.ts';
import { Speaking, spokenIn } from '../speech.tsx';
import liveStyle from './live.css?inline';
import { Walk } from './Walk.tsx';

/** Draws the reaction that can be stepped through: from the position of the address, or from a start. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const { lang } = page;
  const [words, assistant, reaction, opened] = await Promise.all([
    wordsOf(lang),
    assistantWordsOf(lang),
    reactionWordsOf(lang),
    readLink(location.hash),
  ]);
  const spoken = spokenIn(lang, words, page);
  furnish(liveStyle, TABLE_GLYPHS);
  element.replaceChildren();
  render(
    <Speaking {...spoken}>
      <Assisting.Provider value={assistant}>
        <Guarded what={spoken.speech.words.play.guard.parts.scene} raw={pageData}>
          <Walk words={reaction} opened={opened ?? undefined} />
        </Guarded>
      </Assisting.Provider>
    </Speaking>,
    element,
  );
}
