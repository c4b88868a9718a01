import { createContext } from 'preact';

/** The reasons of computers for their answers, for every part of a table that shows past events. */
export interface WhysOf {
  /** The reason for the n-th answer, given by a computer; undefined if it is unknown. */
  readonly whyAt: (n: number) => unknown;
  /** The reasons for several answers, each once. Empty reasons are left out if there are others. */
  readonly reasons: (whys: readonly unknown[]) => readonly unknown[];
}

export const Whys = createContext<WhysOf>({ whyAt: () => undefined, reasons: (whys) => whys });
