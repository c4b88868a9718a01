/** The beginning of a fragment that holds a position (`link.ts`). A page without such a fragment loads only this. */
export const POSITION = '#game=';

/** The fragment that opens a scene with the other reading of a ruling. */
export const readOtherwise = (ruling: string): string => `#ruling=${ruling}:other`;
