import type { Lang } from '../../../words/lang.ts';
import { dayOf } from './day.ts';

/** The date of each correction of the book's words here, by its name in the text (`components/Corrected.astro`). */
export const CORRECTED_ON: Readonly<Record<string, string>> = {
  'hit-roll': '2026-11-27',
  'knights-in-mountains': '2026-11-27',
  'ruse-ambush': '2026-11-28',
  ataces: '2026-11-28',
  'navarre-turn': '2026-11-28',
  pelayo: '2026-11-28',
};

/** The day in the form `2026-11-27`, and in the words of a language. A correction without one stops the build. */
export function correctedOn(id: string, lang: Lang): { readonly day: string; readonly said: string } {
  const day = Object.hasOwn(CORRECTED_ON, id) ? CORRECTED_ON[id] : undefined;
  if (day === undefined)
    throw new Error(`The correction ${id} has no date: it wants one in src/books/hispania/pages/corrected-on.ts`);
  return { day, said: dayOf(day, lang) };
}
