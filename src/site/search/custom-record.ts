import type { CustomRecord } from 'pagefind';
import { keyOf, type SiteRecord } from './record.ts';

/**
 * A record in Pagefind's form: its whole text with its title, because a question may use words of both. The key lets
 * the dialog find the record, and restrict the search to the wanted ones; all other shown parts are in the file of the
 * records. Pagefind keeps one record of an address, but a record in a second language may lead to the same page: the
 * address here is only a name.
 */
export function customRecord(record: SiteRecord): CustomRecord {
  const { lang, title, text, whole } = record;
  return {
    url: `${lang}/${keyOf(record)}`,
    language: lang,
    content: whole ?? text,
    meta: { title },
    filters: { record: [keyOf(record)] },
  };
}
