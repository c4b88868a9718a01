/** The shape of the log is that of the English one. */
export type { FactOf, FactWords } from '../en/fact-words.ts';
