import type { Check } from '../kernel/check/check.ts';
import type { Fact } from '../kernel/contract.ts';

/** A game of any book, with opaque states and options. */
export type AnyCheck = Check<unknown, Fact>;

/** The suite's data about each book that has a game: only for commands and tests. */
export const CHECKS: { readonly [book: string]: () => Promise<AnyCheck> } = {
  hispania: async () => (await import('./hispania/check/index.ts')).CHECK as unknown as AnyCheck,
  'hispania-draco': async () => (await import('./hispania-draco/check/index.ts')).CHECK as unknown as AnyCheck,
  reconquista: async () => (await import('./reconquista/check/index.ts')).CHECK as unknown as AnyCheck,
  tiny: async () => (await import('./tiny/check/index.ts')).CHECK as unknown as AnyCheck,
};
