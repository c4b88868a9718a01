import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import type { Action } from '../../../src/kernel/contract.ts';

/** A whole game as a fixture: how it was set up, every answer, and the hashes it must come to. */
export interface Fixture {
  readonly options: Options;
  readonly seed: number;
  /** Hashes of the state at the beginning of each game turn but the first, and of the end. */
  readonly hashes: readonly string[];
  readonly actions: readonly Action[];
}

type Short = readonly [kind: string, fixed: Action['fixed'], values: Action['values']];

/** A fixture as text: one answer a line, so that a change shows where it is. */
export function write({ options, seed, hashes, actions }: Fixture): string {
  const short = actions.map(({ kind, fixed, values }): Short => [kind, fixed, values]);
  const lines = short.map((action) => JSON.stringify(action)).join(',\n');
  return `${JSON.stringify({ options, seed, hashes }).slice(0, -1)},"actions":[\n${lines}\n]}\n`;
}

/** A fixture out of its text. */
export function read(text: string): Fixture {
  const { actions, ...rest } = JSON.parse(text) as Omit<Fixture, 'actions'> & { readonly actions: readonly Short[] };
  return { ...rest, actions: actions.map(([kind, fixed, values]) => ({ kind, fixed, values })) };
}
