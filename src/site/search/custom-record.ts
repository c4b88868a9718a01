import type { CustomRecord } from 'pagefind';
import type { Kind, RecordFilters, RecordMeta, SiteRecord } from './record.ts';

/** Kinds whose title is a sentence, not a name. */
const TOLD: ReadonlySet<Kind> = new Set(['ruling', 'scene']);

/** A record as Pagefind takes it; `place` is its place in the order of the site. */
export function customRecord(record: SiteRecord, place: number): CustomRecord {
  const { kind, lang, title, path, text, number, nations, aliases } = record;
  const meta: RecordMeta = {
    ...(TOLD.has(kind) ? { question: title } : { title }),
    path,
    ...(aliases.length > 0 && { aliases: aliases.join(', ') }),
  };
  const filters: RecordFilters = {
    kind: [kind],
    ...(nations.length > 0 && { nation: nations }),
    ...(number !== undefined && { number: [number] }),
  };
  return {
    url: record.address,
    language: lang,
    content: text,
    meta: { ...meta },
    filters: Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
    sort: { place: String(place) },
  };
}
