import { wholePages } from '../../../site/whole-pages.ts';
import { META } from '../meta.ts';

/** The static paths of the book's pages. */
export const { wholePaths } = wholePages(META);
