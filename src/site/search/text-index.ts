import { close, createIndex, type IndexFile } from 'pagefind';
import { customRecord } from './custom-record.ts';
import type { SiteRecord } from './record.ts';

/** The folder of the index of a book's whole texts, below the site's own address. */
export const textsPath = (book: string): string => `${book}/pagefind`;

/**
 * The number of words and places in one piece of the index: each new word loads its piece. Pagefind's default of 20,000
 * makes pieces of 23 kB; these have 3. Pagefind reads this name, but does not guarantee it.
 */
const PIECE = ['PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE', '2000'] as const;

/**
 * The files that the dialog loads. Pagefind would also write its interfaces, its worker and a program for unknown
 * languages.
 */
const LOADED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown)\w+\.pagefind|(?:\w+\/)?[\w.-]+\.pf_(meta|index|filter|fragment))$/;

/** Whether this is a file of the index, as a path in its folder. */
export const isOfTexts = (path: string): boolean => LOADED.test(path);

/**
 * The files of Pagefind's index of the whole texts of these records, a separate index for each language. Throws
 * Pagefind's errors.
 */
export async function textIndex(records: readonly SiteRecord[]): Promise<readonly IndexFile[]> {
  const [name, size] = PIECE;
  process.env[name] ??= size;
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(`Pagefind: ${errors.join('\n')}`);
    for (const record of records) refuse(await index.addCustomRecord(customRecord(record)));
    const { files, ...made } = await index.getFiles();
    refuse(made);
    return files.filter(({ path }) => isOfTexts(path));
  } finally {
    await close();
  }
}

function refuse({ errors }: { readonly errors: readonly string[] }): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('\n')}`);
}
