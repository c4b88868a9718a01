import type { CustomRecord } from 'pagefind';
import { keyOf, type SiteRecord } from './record.ts';

/**
 * A record as Pagefind takes it: its whole text, with its title, for a question may use words of both. By its key the dialog
 * knows it again, and asks for those alone that are wanted; all else that is shown of it stands in the file of the records.
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
