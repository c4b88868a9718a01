import type { NationId } from '../../engine/data/ids.ts';
import { nationHere } from '../book.ts';

/** Whether a page is the nation's own: the page of the whole book contains sheets, too. */
export const isOwnPage = (locals: App.Locals, nation: NationId): boolean => nationHere(locals) === nation;

/** The anchor of a section of a sheet: `history`; if the page has other sheets, `rome-history`. */
export const sectionId = (locals: App.Locals, nation: NationId, name: string): string =>
  isOwnPage(locals, nation) ? name : `${nation}-${name}`;
