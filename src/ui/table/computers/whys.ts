import { createContext } from 'preact';

/** Why computers have answered as they have, for whatever is drawn at a table of what has happened. */
export interface WhysOf {
  /** Why a computer has given the n-th answer; nothing where that is not known. */
  readonly whyAt: (n: number) => unknown;
  /** The reasons for several answers, each once, and without those that say nothing where others say something. */
  readonly reasons: (whys: readonly unknown[]) => readonly unknown[];
}

export const Whys = createContext<WhysOf>({ whyAt: () => undefined, reasons: (whys) => whys });
