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
}

/** A record as a row; `stems`: what was asked. */
export function hit({ kind, lang, number, title, path, address, text }: SiteRecord, stems: ReadonlySet<string>): Hit {
  return { kind, lang, number, title, path, address, excerpt: excerpt(text, stems) };
}
