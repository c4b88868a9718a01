/** What the fragment of an address begins with where it holds a position (`link.ts`): all that a page without one loads of it. */
export const POSITION = '#game=';

/** The fragment that opens a scene by the other reading of a ruling. */
export const readOtherwise = (ruling: string): string => `#ruling=${ruling}:other`;
