import type { Check } from '../kernel/check/check.ts';
import type { Fact } from '../kernel/contract.ts';

/** A game of any book, whose states and options nobody here looks into. */
export type AnyCheck = Check<unknown, Fact>;

/** What the suite has to know of each book that has a game: for commands and tests alone. */
export const CHECKS: { readonly [book: string]: () => Promise<AnyCheck> } = {
  hispania: async () => (await import('./hispania/check/index.ts')).CHECK as unknown as AnyCheck,
  tiny: async () => (await import('./tiny/check/index.ts')).CHECK as unknown as AnyCheck,
};
