import { wholePages } from '../../../site/whole-pages.ts';
import { META } from '../meta.ts';

/** The static paths of the book's pages and files. */
export const { wholePaths, withText, filePaths } = wholePages(META);
