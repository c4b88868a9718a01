import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Addresses } from '../../../scripts/corpus/addresses.ts';
import type { FiledGame } from '../../../scripts/corpus/games.ts';
import type { Links } from '../../../scripts/corpus/links.ts';
import type { KeptRecords } from '../../../scripts/corpus/records.ts';
import type { Action } from '../../../src/kernel/contract.ts';

/** The data that readers of a release have, as `npm run corpus` has written them. */
export interface Corpus {
  readonly version: string;
  readonly games: readonly FiledGame[];
  readonly records: KeptRecords;
  readonly links: Links;
  readonly addresses: Addresses;
}

const FOLDER = new URL('../corpus/', import.meta.url);

/** The corpora of all releases that have one. */
export const CORPORA: readonly Corpus[] = readdirSync(FOLDER)
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .map((version) => {
    const part = <T>(name: string): T => {
      const packed = readFileSync(new URL(`${version}/${name}.json.gz`, FOLDER));
      return JSON.parse(gunzipSync(packed).toString()) as T;
    };
    return {
      version,
      games: part('games'),
      records: part('records'),
      links: part('links'),
      addresses: part('addresses'),
    };
  });

/** A change of a rule that makes games of older releases replay differently. */
export interface Change {
  /** The rule of the refusal, or of the question whose answer now has another result. */
  readonly rule: string;
  /** Whether the change refuses an answer or gives it another result. */
  readonly touches: (action: Action) => boolean;
  /** Words of its entry in the CHANGELOG. */
  readonly entry: string;
}

export const CHANGES: readonly Change[] = [
  {
    rule: '4.5',
    touches: ({ kind, values: { units } }) =>
      kind === 'remove' && typeof units === 'object' && Object.keys(units).some((key) => key.startsWith('castle')),
    entry: 'A castle that is removed as an excess unit leaves its ruin',
  },
];
