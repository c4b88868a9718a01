import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import * as en from '../../../src/books/hispania/words/en/asked.ts';
import * as fr from '../../../src/books/hispania/words/fr/asked.ts';
import { type Columns, unpacked } from '../../../src/site/search/data.ts';
import { finder } from '../../../src/site/search/find.ts';
import { keyOf } from '../../../src/site/search/record.ts';
import { LANGS, type Lang } from '../../../src/words/lang.ts';
import { readBuilt } from '../../built/dist.ts';

/**
 * What players ask in trouble, in their own words, with the records that answer it. `held`: questions on which nothing of the
 * search was tuned; `word`: a single word or name; `missed`: what is known not to come first.
 */
const fileOf = (lang: Lang): URL => new URL(`questions.${lang}.tsv`, import.meta.url);

interface Expected {
  readonly words: Pick<typeof en, 'ASKED' | 'ASKED_OF_ALL'>;
  /** How many questions there are at least, and how many of them nothing was tuned on. */
  readonly tuned: number;
  readonly held: number;
  /**
   * Of the questions nothing was tuned on, how many must have their answer first, and how many among the first three: a little
   * less than have it, since pages change.
   */
  readonly heldFirst: number;
  readonly heldThree: number;
  /** Of the questions that are right, how many must stay so with one slip of the keyboard in a long word. */
  readonly slipped: number;
}

const EXPECTED: Readonly<Record<Lang, Expected>> = {
  en: { words: en, tuned: 530, held: 170, heldFirst: 0.85, heldThree: 0.94, slipped: 0.95 },
  fr: { words: fr, tuned: 430, held: 59, heldFirst: 0.88, heldThree: 0.93, slipped: 0.94 },
};

/** A question with one slip in a word of six letters or more: a letter left out, doubled, or swapped with the next. */
function slipped(asked: string, which: number): string | undefined {
  const long = [...asked.matchAll(/(?<![\p{L}’'-])[a-zA-Z]{6,}(?![\p{L}’'-])/gu)];
  const word = long[which % Math.max(1, long.length)];
  if (!word) return undefined;
  const at = word.index + 1 + ((which * 7) % (word[0].length - 2));
  const letter = asked.charAt(at);
  const slip = ['', letter + letter, asked.charAt(at + 1) + letter][which % 3] ?? '';
  return asked.slice(0, at) + slip + asked.slice(at + (which % 3 === 2 ? 2 : 1));
}

for (const lang of LANGS)
  describe(`the questions of players, ${lang}`, () => {
    const { words, tuned, held: least, heldFirst, heldThree, slipped: slippedRight } = EXPECTED[lang];
    const [, ...lines] = readFileSync(fileOf(lang), 'utf8').trim().split('\n');
    const questions = lines.map((line) => {
      const [asked = '', wanted = '', note = ''] = line.split('\t');
      return { asked, wanted: wanted.split(' '), note };
    });
    const columns = JSON.parse(readBuilt(`hispania/search/${lang}.json`)) as Columns;
    const records = unpacked(columns, lang, '');
    const find = finder(records, columns.book);
    const noted = (...notes: readonly string[]) => questions.filter(({ note }) => notes.includes(note));

    /** The names of what is found first, `rule:6.6`. */
    const found = (asked: string, count: number): readonly string[] =>
      find({ q: asked, chosen: {} })
        .records.slice(0, count)
        .map(({ kind, id }) => `${kind}:${id}`);
    const among = ({ asked, wanted }: (typeof questions)[number], count: number): boolean =>
      found(asked, count).some((name) => wanted.includes(name));

    it('are as many as promised, about every chapter, and ask for what there is', () => {
      assert.ok(noted('').length >= tuned);
      assert.ok(noted('held').length >= least);
      assert.equal(new Set(questions.map(({ asked }) => asked)).size, questions.length);
      const names = new Set(records.map(({ kind, id }) => `${kind}:${id}`));
      for (const { asked, wanted } of questions)
        for (const name of wanted) assert.ok(names.has(name), `${asked}: ${name}`);
      const chapters = questions.flatMap(({ wanted }) => wanted.map((name) => /:(\d+)/.exec(name)?.[1]));
      for (let chapter = 1; chapter <= 16; chapter += 1)
        assert.ok(chapters.includes(`${chapter}`), `chapter ${chapter}`);
    });

    it('are answered by records that there are: none is asked for under another name', () => {
      const names = new Set(records.map(keyOf));
      for (const name of Object.keys(words.ASKED)) assert.ok(names.has(name), name);
      const kinds = new Set<string>(records.map(({ kind }) => kind));
      for (const kind of Object.keys(words.ASKED_OF_ALL)) assert.ok(kinds.has(kind), kind);
    });

    for (const { asked, wanted } of noted('', 'word')) {
      it(`“${asked}” has its answer first`, () => {
        const [first = 'nothing'] = found(asked, 1);
        assert.ok(
          wanted.includes(first),
          `${first}, not ${wanted.join(' or ')}; then ${found(asked, 5).slice(1).join(', ')}`,
        );
      });
    }

    it('find a rule by its title, with its hyphens or with spaces', () => {
      const titles = records.filter(({ kind, title }) => ['rule', 'chapter'].includes(kind) && title.includes('-'));
      assert.ok(titles.length > 0);
      for (const { title } of titles)
        for (const asked of [title, title.replaceAll('-', ' '), title.toLowerCase()])
          assert.equal(find({ q: asked, chosen: {} }).records[0]?.title, title, asked);
    });

    it('mostly have it first even where nothing was tuned on them', (test) => {
      const held = noted('held');
      const first = held.filter((one) => among(one, 1));
      const three = held.filter((one) => among(one, 3));
      test.diagnostic(`${first.length} of ${held.length} first, ${three.length} among the first three`);
      for (const one of held.filter((other) => !first.includes(other))) {
        test.diagnostic(`“${one.asked}”: ${found(one.asked, 3).join(', ')}, not ${one.wanted.join(' or ')}`);
      }
      assert.ok(first.length >= heldFirst * held.length);
      assert.ok(three.length >= heldThree * held.length);
    });

    it('keep it first with a slip of the keyboard', (test) => {
      const all = noted('').flatMap((one, which) => {
        const asked = slipped(one.asked, which);
        return asked === undefined ? [] : [{ ...one, asked }];
      });
      const right = all.filter((one) => among(one, 1));
      test.diagnostic(`${right.length} of ${all.length} misspelt questions first`);
      assert.ok(right.length >= slippedRight * all.length);
    });

    for (const one of noted('missed')) {
      it(`“${one.asked}” has it among the first three`, () => assert.ok(among(one, 3), found(one.asked, 3).join(', ')));
    }
  });
