import type { Lang } from '../../words/lang.ts';
import type { QueryWords } from '../../words/query-words.ts';
import type { Query } from './address.ts';
import { type Columns, dataPath, unpacked } from './data.ts';
import { type Found, finder } from './find.ts';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

let loaded: Promise<(query: Query) => Found> | undefined;

/** Loads the records of the page's language, once; a failed try is forgotten. */
export async function library(lang: Lang, words: QueryWords): Promise<(query: Query) => Found> {
  loaded ??= load(lang, words);
  try {
    return await loaded;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

async function load(lang: Lang, words: QueryWords): Promise<(query: Query) => Found> {
  const answer = await fetch(`${BASE}/${dataPath(lang)}`);
  if (!answer.ok) throw new Error(`The records of the search: ${answer.status}`);
  return finder(unpacked((await answer.json()) as Columns, lang, BASE), words);
}
