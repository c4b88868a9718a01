import { type ComponentChildren, render } from 'preact';
import { furnish } from './furnish.tsx';
import { Guarded } from './Guarded.tsx';
import type { Shapes } from './glyphs.ts';
import { pageData } from './page-data.ts';
import { useSpeech } from './speech.ts';

/** The common parts of live scenes, lessons and puzzles: fetching, placing and error handling. */

/**
 * Draws a live part in the place of a still figure. The figure remains for print, because it shows the whole, while the
 * live part is at some point in the middle.
 */
export function layLive(
  element: HTMLElement,
  { styles, glyphs }: { readonly styles: string; readonly glyphs: Shapes },
  drawn: () => ComponentChildren,
): void {
  furnish(styles, glyphs);
  const live = document.createElement('div');
  element.firstElementChild?.classList.add('kept');
  element.append(live);
  render(drawn(), live);
}

/** A live part of a page with its name in the words; if it fails, the page reports it. */
export function GuardedPart({ is, children }: { readonly is: LivePart; readonly children: ComponentChildren }) {
  const { parts } = useSpeech().words.play.guard;
  return (
    <Guarded what={parts[is]} raw={pageData}>
      {children}
    </Guarded>
  );
}
type LivePart = 'scene' | 'lesson' | 'puzzle';

/**
 * Fetches the initial data of a live part and its words: a file beside its page, in the language of the page. Rejects if it
 * is missing. `page`: the address of the page, without the last slash.
 */
export async function fetchStart<File>(page: string): Promise<File> {
  const answer = await fetch(`${page}.start.json`);
  if (!answer.ok) throw new Error(`there is no ${page}`);
  return answer.json();
}
