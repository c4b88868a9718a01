import { SHELF as EN, type ShelfWords } from '../../words/en/shelf.ts';
import { SHELF as FR } from '../../words/fr/shelf.ts';
import type { Lang } from '../../words/lang.ts';

/** The words of the shelf, complete in every language. */
export const shelfWords = (lang: Lang): ShelfWords => ({ en: EN, fr: FR })[lang];
