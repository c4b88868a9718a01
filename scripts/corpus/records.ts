import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { HISPANIA } from '../../src/books/hispania/ui/playable.ts';
import type { Json } from '../../src/kernel/contract.ts';
import { openKeeper } from '../../src/ui/table/keeper.ts';
import { type Schema, STORES, type StoreName, VERSION } from '../../src/ui/table/keeper-schema.ts';
import { summaryOfSave } from '../../src/ui/table/summaries.ts';
import type { FiledGame } from './games.ts';

/** The stored content of a device: the keys and values of each store. */
export interface KeptRecords {
  readonly version: number;
  readonly stores: { readonly [store in StoreName]: readonly (readonly [key: unknown, value: unknown])[] };
}

const DATABASE = 'corpus';
/** The number of games that are stored on the device. */
const MOST = 8;

/** The content of the storage if some of `games` are kept. */
export async function keptRecords(games: readonly FiledGame[]): Promise<KeptRecords> {
  let clock = Date.UTC(2026, 5, 1);
  const { keeper, trouble } = await openKeeper(hispania, {
    database: DATABASE,
    now: () => clock++,
    storage: undefined,
  });
  if (trouble) throw new Error(trouble.code);
  for (const { name, file } of games.slice(0, MOST)) {
    const read = await keeper.importText(file, {
      name,
      summarise: (save, sittings) => summaryOfSave(HISPANIA, save, sittings) as unknown as Json,
    });
    if (!read.record) throw new Error(JSON.stringify(read));
  }
  keeper.close();
  const db = await openDB<Schema>(DATABASE, VERSION);
  const dumped = await Promise.all(
    STORES.map(async (store) => {
      const [keys, values] = [await db.getAllKeys(store), await db.getAll(store)];
      return [store, keys.map((key, i) => [key, values[i]] as const)] as const;
    }),
  );
  db.close();
  return { version: VERSION, stores: Object.fromEntries(dumped) as unknown as KeptRecords['stores'] };
}
