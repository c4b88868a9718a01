import type { Lang } from '../../../words/lang.ts';

/** A day such as `2026-11-30` in the words of a language. */
export function dayOf(date: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(lang === 'fr' ? 'fr' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
