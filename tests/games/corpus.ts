import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Addresses } from '../../scripts/corpus/addresses.ts';
import type { FiledGame } from '../../scripts/corpus/games.ts';
import type { Links } from '../../scripts/corpus/links.ts';
import type { KeptRecords } from '../../scripts/corpus/records.ts';

/** What readers of a release hold, as `npm run corpus` has written it. */
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

/**
 * Changes of rules by which games of older releases go another way: each a rule that refuses an answer, or by which the position
 * comes out otherwise, and the words of the CHANGELOG that tell of it.
 */
export const CHANGED: readonly { readonly rule: string; readonly told: string }[] = [];
