import type { Lang } from '../../words/lang.ts';
import { excerpt, type Stretch } from './excerpt.ts';
import type { Kind, SiteRecord } from './record.ts';

/** One row of the list. */
export interface Hit {
  readonly kind: Kind;
  readonly lang: Lang;
  readonly number: string | undefined;
  readonly title: string;
  readonly path: string;
  readonly address: string;
  readonly excerpt: readonly Stretch[];
  /** The title of its book, if there are hits of several. */
  readonly book: string | undefined;
}

/** A record as a row; `stems`: the stems of the query. */
export const hit = (record: SiteRecord, stems: ReadonlySet<string>): Hit => hitOf(record, excerpt(record.text, stems));

/** A record as a row with this excerpt; `book`: its title, if there are hits of several. */
export function hitOf(record: SiteRecord, stretches: readonly Stretch[], book?: string): Hit {
  const { kind, lang, number, title, path, address } = record;
  return { kind, lang, number, title, path, address, excerpt: stretches, book };
}
