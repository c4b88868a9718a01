/** The languages of the site. Every book is whole in English; a book says what it has in the others (`site/meta.ts`). */
export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

/** The language of that name, English for any other. */
export const langOf = (named: string | undefined): Lang => LANGS.find((lang) => lang === named) ?? 'en';

/** The modules with some words, by language: a page fetches the one of its own. */
export type InEach<Module> = { readonly [lang in Lang]: () => Promise<Module> };

/** The words of a language that is not complete yet: any part may be missing. */
export type Partly<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: Partly<T[K]> }
      : T extends string
        ? string
        : T;

/** The shape of words: a string of one language may be any string in another. */
export type Wide<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Wide<T[K]> };

/** Address of a page in a language: `path` begins and ends with a slash (`/hispania/map/`). */
export function address(lang: Lang, path: string): string {
  return lang === 'en' ? path : `/${lang}${path}`;
}
