import { Engine } from './engine.ts';
import { type IndexRecord, indexPath } from './record.ts';

let loaded: Promise<Engine> | undefined;

/** Loads the index of the page's language, once; a failed try is forgotten. */
export function loadEngine(lang: string): Promise<Engine> {
  loaded ??= load(lang).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(lang: string): Promise<Engine> {
  const response = await fetch(import.meta.env.BASE_URL.replace(/\/$/, '') + indexPath(lang));
  if (!response.ok) throw new Error(`The index of the search: ${response.status}`);
  return new Engine((await response.json()) as IndexRecord[]);
}
