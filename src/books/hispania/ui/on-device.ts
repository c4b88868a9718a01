import { gamesOf, type KeptBook } from '../../../ui/kept/keys.ts';
import { textsOf } from '../../../ui/kept/texts.ts';
import type { TextStore } from '../../../ui/table/text-store.ts';

/** Hispania's storage on devices: it existed before there were other books. */
export const BOOK: KeptBook = { id: 'hispania', first: true };

/** The texts of Hispania on a device; undefined if the browser forbids its store. */
export const hispaniaTexts = (): TextStore | undefined => textsOf(BOOK);

/** The store of its games on a device. */
export const HISPANIA_GAMES = gamesOf(BOOK);
