import { type ComponentChildren, render } from 'preact';
import { furnish } from './furnish.tsx';
import { Guarded } from './Guarded.tsx';
import type { Shapes } from './glyphs.ts';
import { pageData } from './page-data.ts';
import { useSpeech } from './speech.ts';

/** What live scenes, lessons and puzzles of a page have in common: how they are fetched, laid and guarded. */

/** Draws something live in the place of a still figure, which stays for print: there it tells the whole, where the live one stands somewhere in the middle. */
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

/** A live part of a page, by what the words call it; if it fails, the page says so. */
export function GuardedPart({ is, children }: { readonly is: LivePart; readonly children: ComponentChildren }) {
  const { parts } = useSpeech().words.play.guard;
  return (
    <Guarded what={parts[is]} raw={pageData}>
      {children}
    </Guarded>
  );
}
type LivePart = 'scene' | 'lesson' | 'puzzle';

/** Fetches what something is shown from before it is played, by its path below that of the site; rejects what is not there. */
export async function fetchStart<File>(path: string): Promise<File> {
  const answer = await fetch(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/${path}.start.json`);
  if (!answer.ok) throw new Error(`there is no ${path}`);
  return answer.json();
}
