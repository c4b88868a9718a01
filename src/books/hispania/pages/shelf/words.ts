import type { Lang } from '../../../../words/lang.ts';
import { SHELF as EN, type ShelfWords } from '../../words/en/shelf.ts';
import { SHELF as FR } from '../../words/fr/shelf.ts';

/** The words of the shelf about this book, complete in every language. */
export const shelfWords = (lang: Lang): ShelfWords => ({ en: EN, fr: FR })[lang];
