import { readFileSync, writeFileSync } from 'node:fs';
import { PATTERNS, type Pattern } from './english-patterns.ts';
import { type Text, textsIn } from './texts.ts';

/** Words that the style guide refuses. */
export interface Hit {
  readonly pattern: Pattern;
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

/** The table of hits that are left, by pattern and file. Run as a program, this file lowers it. */
const TABLE = 'tests/words/english-left.tsv';

/** Files whose texts are rules: chapters, sheets, glossary, rulings and the pages of reference. */
const RULES =
  /^content\/|\/words\/en\/(?:glossary\/|(?:rules|rulings|readings|sheet[\w-]*|often-missed|player-aid|tables|tokens[\w-]*|without|corrections|leaders-page|scenarios-page)\.ts$)/;

const isWhere: Readonly<Record<Pattern['where'], (file: string) => boolean>> = {
  all: () => true,
  rules: (file) => RULES.test(file),
  prose: (file) => file.startsWith('content/'),
};

/** The hits of one pattern in a text; in prose, rows of tables are no sentences. */
export function hitsIn(pattern: Pattern, { file, line, text }: Text): readonly Hit[] {
  if (pattern.wordOf?.some((book) => file.includes(`/${book}/`))) return [];
  if (!isWhere[pattern.where](file) || (pattern.where === 'prose' && text.startsWith('|'))) return [];
  const found =
    typeof pattern.pattern === 'function'
      ? pattern.pattern(text)
      : [...text.matchAll(pattern.pattern)].map(({ 0: words, index }) => around(text, index, words));
  return found.map((words) => ({ pattern, file, line, words }));
}

/** Words with a few letters on both sides. */
const around = (text: string, at: number, words: string): string =>
  text.slice(Math.max(0, at - 30), at + words.length + 30).trim();

/** Whether a hit may stay. */
export const isExcused = ({ pattern, file, words }: Hit): boolean =>
  (pattern.excused ?? []).some((excuse) => excuse.file === file && words.includes(excuse.words));

/** All hits of all texts, also the excused. */
export function allHits(): readonly Hit[] {
  const texts = textsIn('en');
  return PATTERNS.flatMap((pattern) => texts.flatMap((text) => hitsIn(pattern, text)));
}

/** What the table counts together: the hits of a pattern in a file. */
export const placeOf = ({ pattern, file }: Hit): string => `${pattern.name}\t${file}`;

/** The hits that count, by their places. */
export const counted = (hits: readonly Hit[]): ReadonlyMap<string, readonly Hit[]> =>
  Map.groupBy(
    hits.filter((hit) => !isExcused(hit)),
    placeOf,
  );

/** The table, by its places. */
export function left(): ReadonlyMap<string, number> {
  const rows = readFileSync(TABLE, 'utf8').trimEnd().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [pattern, file, hits] = row.split('\t');
      return [`${pattern}\t${file}`, Number(hits)];
    }),
  );
}

if (import.meta.main) {
  const table = left();
  const rows = [...counted(allHits())].flatMap(([place, { length }]) => {
    const count = Math.min(length, table.get(place) ?? 0);
    return count > 0 ? [`${place}\t${count}`] : [];
  });
  const text = `${['pattern\tfile\thits', ...rows].join('\n')}\n`;
  if (process.argv.includes('--write')) writeFileSync(TABLE, text);
  else process.stdout.write(text);
}
