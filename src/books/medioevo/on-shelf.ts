import type { OnShelf } from '../../site/shelf/on-shelf.ts';
import { cover } from './cover.ts';
import { META } from './meta.ts';
import { SHELF as EN } from './words/en/shelf.ts';
import { SHELF as FR } from './words/fr/shelf.ts';

/** The entry on the shelf of a future book. */
export const ON_SHELF: OnShelf = { meta: META, cover: () => cover(), words: (lang) => ({ en: EN, fr: FR })[lang] };
