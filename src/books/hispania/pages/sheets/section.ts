import { plainPath } from '../../../../site/page.ts';
import type { NationId } from '../../engine/data/ids.ts';
import { nationAt } from '../book.ts';

/** Whether a page is the nation's own: the page of the whole book contains sheets, too. */
export const isOwnPage = (url: URL, nation: NationId): boolean => nationAt(plainPath(url)) === nation;

/** The anchor of a section of a sheet: `history`; if the page has other sheets, `rome-history`. */
export const sectionId = (url: URL, nation: NationId, name: string): string =>
  isOwnPage(url, nation) ? name : `${nation}-${name}`;
