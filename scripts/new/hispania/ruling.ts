import { LANGS } from '../../../src/words/lang.ts';
import { type Change, keyOf, listOf, type Read, type Wanted } from '../change.ts';
import { inserted } from '../insert.ts';

const ROOT = 'src/books/hispania';

/** A ruling with one reading. */
export function newRuling({ id, rules, lines }: Wanted, read: Read): Change {
  const ids = `${ROOT}/engine/data/ids.ts`;
  const table = `${ROOT}/engine/data/rulings.ts`;
  const proof = `${ROOT}/engine/data/rulings.sources.ts`;
  const sources = lines.length > 0 ? `{ rules: [${lines.join(', ')}] }` : '{}';
  return {
    files: {},
    edits: {
      [ids]: inserted(read(ids), 'RULINGS', `'${id}'`),
      [table]: inserted(read(table), 'RULING_TABLE', `${keyOf(id)}: fixed(${listOf(rules)})`),
      [proof]: inserted(read(proof), 'RULING_SOURCES', `${keyOf(id)}: ${sources}`),
      ...Object.fromEntries(
        LANGS.map((lang) => `${ROOT}/words/${lang}/rulings.ts`).map((words) => [
          words,
          inserted(read(words), 'RULING_WORDS', entry(id)),
        ]),
      ),
    },
  };
}

const entry = (id: string): string => `${keyOf(id)}: {
    question: 'To write: what is asked?',
    readings: { a: 'To write: what we play.' },
    reason: 'To write: why, in one or two sentences.',
  }`;
