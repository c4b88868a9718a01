import type { AstroGlobal } from 'astro';
import { address, LANGS, type Lang } from '../words/lang.ts';

/** The language of the page that is being built: of its text, its links and its interface. */
export function pageLang({ locals, currentLocale }: Pick<AstroGlobal, 'locals' | 'currentLocale'>): Lang {
  const lang = routeOf(locals)?.lang ?? currentLocale;
  return LANGS.find((known) => known === lang) ?? 'en';
}

/** The source of the text of a page from `content`; undefined for other pages. */
export function sourceOf({ locals }: Pick<AstroGlobal, 'locals'>): string {
  return routeOf(locals)?.entry.body ?? '';
}

/** Starlight's data about the page; its getter throws before Starlight draws one. */
function routeOf(locals: App.Locals): App.Locals['starlightRoute'] | undefined {
  try {
    return locals.starlightRoute;
  } catch {
    return undefined;
  }
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Address of a page of the site, below its base: `href('fr', '/hispania/map/#toledo')`. */
export function href(lang: Lang, path: string): string {
  return BASE + address(lang, path);
}

/** Address of a file of `public/`. */
export const asset = (path: string): string => BASE + path;

/** The path of a page without base and language: the same for all its languages. */
export function plainPath(url: URL): string {
  const path = url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length) : url.pathname;
  const lang = LANGS.find((l) => path.startsWith(`/${l}/`));
  return lang ? path.slice(lang.length + 1) : path;
}

/** A page under `[...lang]` in one language. */
export interface LangPath {
  readonly params: { readonly lang: string | undefined };
  readonly props: {
    readonly lang: Lang;
    /** It has no text in this language: at its address is a stub that leads to the English page. */
    readonly isStub: boolean;
  };
}

/** The static paths of a page that has a text in every language: English at the root, the others below their name. */
export const langPaths = (): LangPath[] => pathsIn(LANGS);

/** The static paths of a page that has a text in these languages, and a stub in the others. */
export function pathsIn(languages: readonly Lang[]): LangPath[] {
  return LANGS.map((lang) => ({
    params: { lang: lang === 'en' ? undefined : lang },
    props: { lang, isStub: !languages.includes(lang) },
  }));
}
