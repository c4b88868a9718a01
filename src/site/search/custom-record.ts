import type { CustomRecord } from 'pagefind';
import { keyOf, type SiteRecord } from './record.ts';

/**
 * A record in Pagefind's form: its whole text with its title, because a question may use words of both. The key lets
 * the dialog find the record, and restrict the search to the wanted ones; all other shown parts are in the file of the
 * records.
 */
export function customRecord(record: SiteRecord): CustomRecord {
  const { lang, title, text, whole, address } = record;
  return {
    url: address,
    language: lang,
    content: whole ?? text,
    meta: { title },
    filters: { record: [keyOf(record)] },
  };
}
