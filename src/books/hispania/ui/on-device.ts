import { gamesOf, type KeptBook } from '../../../ui/kept/keys.ts';
import { textsOf } from '../../../ui/kept/texts.ts';
import type { TextStore } from '../../../ui/table/text-store.ts';

/** Hispania as devices keep it: it was there before there were other books. */
export const BOOK: KeptBook = { id: 'hispania', first: true };

/** What a device keeps of it as texts; nothing where the browser forbids it. */
export const hispaniaTexts = (): TextStore | undefined => textsOf(BOOK);

/** Where a device keeps its games. */
export const HISPANIA_GAMES = gamesOf(BOOK);
