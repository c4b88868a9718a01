import { globSync, readFileSync } from 'node:fs';
import { ruleAnchor, ruleHeading } from '../../src/site/build/rule-anchors.ts';
import { type Citation, type Cited, citationsOf } from './citations.ts';
import { wordsIn } from './words.ts';

/** A place of a file that names a rule. */
export interface Place extends Citation {
  readonly file: string;
}

/** A refusal, a question or a fact: its code or kind, the places that produce it, and the place of its words. */
export interface Told {
  readonly name: string;
  readonly at: readonly string[];
  readonly words: readonly string[];
}

/** All results for a rule in a book. */
export interface FoundRule {
  /** The place of its text: the source, and the address with its anchor. */
  readonly pages: readonly { readonly source: string; readonly address: string }[];
  readonly code: readonly Place[];
  readonly refusals: readonly Told[];
  readonly prompts: readonly Told[];
  readonly facts: readonly Told[];
  readonly words: readonly Place[];
  readonly scenes: readonly Place[];
  readonly lessons: readonly Place[];
  readonly puzzles: readonly Place[];
  readonly tests: readonly Place[];
  readonly rulings: readonly Place[];
}

/** The table of a book that lists the rules of each question. */
const ASKED_BY = 'pages/beside/asked.ts';
const RULINGS = 'engine/data/rulings.ts';

/** Finds a rule in all parts of a book: in its sources by their syntax trees, in its long words by their headings. */
export function findRule(book: string, rule: string): FoundRule {
  const root = `src/books/${book}`;
  const inPart = (part: string) => placesIn(`${root}/${part}/**/*.{ts,tsx}`, rule);
  const engine = inPart('engine');
  const pages = inPart('pages');
  const not = (file: string, places: readonly Place[]) => places.filter((one) => one.file !== `${root}/${file}`);
  const entries = (file: string, places: readonly Place[]) =>
    places.filter((one) => one.file === `${root}/${file}` && one.is === 'entry');
  const rules = not(RULINGS, engine);
  // A result without words under its kind is a false one, because the table of words has them all.
  const told = (kind: 'refusals' | 'prompts' | 'facts', places: readonly Place[]): readonly Told[] => {
    const words = wordsIn(root, kind);
    return [...Map.groupBy(places, ({ name }) => name)].flatMap(([name, at]) => {
      const said = words.get(name);
      return said ? [{ name, at: at.map(({ file, line }) => `${file}:${line}`), words: said }] : [];
    });
  };
  const said = (is: Cited) => rules.filter((one) => one.is === is);
  return {
    pages: pagesOf(book, rule),
    code: [...rules, ...inPart('bots'), ...inPart('odds'), ...inPart('ui'), ...not(ASKED_BY, pages)],
    refusals: told('refusals', said('refusal')),
    prompts: told('prompts', [...said('prompt'), ...entries(ASKED_BY, pages)]),
    facts: told('facts', said('fact')),
    words: inPart('words').filter(isNoComment),
    scenes: inPart('scenes').filter(isNoComment),
    lessons: inPart('lessons').filter(isNoComment),
    puzzles: inPart('puzzles').filter(({ is }) => is === 'entry'),
    tests: placesIn(`tests/**/${book}/**/*.{test,spec}.ts`, rule).filter((place) => isOfTest(place, rule)),
    rulings: entries(RULINGS, engine),
  };
}

const isNoComment = ({ is }: Place): boolean => is !== 'comment';

/** Tests contain many quoted numbers: a plain one is a rule only if the code around it reports rules. */
const isOfTest = ({ is }: Place, rule: string): boolean =>
  is !== 'comment' && !(/^\d+$/.test(rule) && (is === 'code' || is === 'entry'));

function placesIn(files: string, rule: string): readonly Place[] {
  return filesOf(files).flatMap((file) =>
    citationsOf(file, readFileSync(file, 'utf8'), rule).map((citation) => ({ file, ...citation })),
  );
}

function filesOf(pattern: string): readonly string[] {
  return globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** The headings of a rule in the long words, in every language. A chapter's own rule has the title of its page instead. */
function pagesOf(book: string, rule: string): FoundRule['pages'] {
  return filesOf(`content/*/${book}/**/*.mdx`).flatMap((file) => {
    const [, lang = '', path = ''] = /^content\/([^/]+)\/(.+)\.mdx$/.exec(file) ?? [];
    const address = `${lang === 'en' ? '' : `/${lang}`}/${path}/#${ruleAnchor(rule)}`;
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = (is: (text: string) => boolean) =>
      lines.flatMap((text, i) => (is(text) ? [{ source: `${file}:${i + 1}`, address }] : []));
    const headings = at((text) => ruleHeading(/^#{2,4}\s+(.*)$/.exec(text)?.[1] ?? '')?.rule === rule);
    const isChapter = headings.length === 0 && path.split('/').at(-1)?.startsWith(`${rule}-`);
    return isChapter ? at((text) => text.startsWith('title: ')).slice(0, 1) : headings;
  });
}
