import { type Change, constantOf, type Read } from './change.ts';
import { imported, inserted } from './insert.ts';

const SHELF = 'src/books/on-shelf.ts';

/** A future book: its description, a cover and its words on the shelf. It has no page and no rules yet. */
export function newBook(id: string, read: Read): Change {
  const root = `src/books/${id}`;
  const name = constantOf(id);
  return {
    files: {
      [`${root}/meta.ts`]: metaText(id),
      [`${root}/cover.ts`]: COVER_TEXT,
      [`${root}/on-shelf.ts`]: SHELF_TEXT,
      [`${root}/words/en/shelf.ts`]: wordsText('To write'),
      [`${root}/words/fr/shelf.ts`]: wordsText('To write in French'),
    },
    edits: {
      [SHELF]: inserted(imported(read(SHELF), 'ON_SHELF', name, `./${id}/on-shelf.ts`), 'ON_SHELF', name),
    },
  };
}

/** `game-of-kings` as a placeholder title: Game of kings. */
const titleOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

const metaText = (id: string): string => `import type { BookMeta } from '../../site/meta.ts';

/** To write: where each of these facts is printed. */
export const META: BookMeta = {
  id: '${id}',
  title: '${titleOf(id)}',
  listed: '${titleOf(id)}',
  players: { min: 1, max: 4 },
  kind: 'competitive',
  length: { unit: 'turns', count: 1 },
  languages: {},
  colours: { ground: 'var(--paper)', ink: 'var(--ink)' },
  stage: 'coming',
};
`;

const COVER_TEXT = `import { COVER, type Drawing, disc } from '../../site/shelf/cover.ts';

/** To write: what of the book's own data the cover draws. */
export function cover(): Drawing {
  const { left, right, top, bottom } = COVER.field;
  const across = (right - left) / 15;
  const down = (bottom - top) / 9;
  const dots = Array.from({ length: 14 * 8 }, (_, i) =>
    disc([left + across * (1 + (i % 14)), top + down * (1 + Math.floor(i / 14))], 2),
  );
  return [{ d: dots.join(''), fill: 'ink' }];
}
`;

const SHELF_TEXT = `import type { OnShelf } from '../../site/shelf/on-shelf.ts';
import { cover } from './cover.ts';
import { META } from './meta.ts';
import { SHELF as EN } from './words/en/shelf.ts';
import { SHELF as FR } from './words/fr/shelf.ts';

/** A book to come, as the shelf shows it. */
export const ON_SHELF: OnShelf = { meta: META, cover: () => cover(), words: (lang) => ({ en: EN, fr: FR })[lang] };
`;

const wordsText = (write: string): string => `import type { WordsOnShelf } from '../../../../site/shelf/on-shelf.ts';

export const SHELF: WordsOnShelf = {
  subtitle: '${write}',
  drawn: '${write}.',
  coming: ['${write}.'],
};
`;
