import type { AstroGlobal } from 'astro';
import { address, LANGS, type Lang } from '../words/lang.ts';

/** The data that a component needs about its page. */
export interface PageContext {
  /** The language of the page: of its links and of the interface. */
  readonly lang: Lang;
  /** The language of its text: English on a French page that is not translated yet. */
  readonly textLang: Lang;
}

const asLang = (lang: string | undefined): Lang => LANGS.find((l) => l === lang) ?? 'en';

const TOLD = new WeakMap<object, Lang>();

/**
 * Sets the language of the text of a page whose text is not in the page's own language. Parts of a page may be drawn
 * before Starlight knows the page, so it must be set here too.
 */
export function tellIn(lang: Lang, { locals }: Pick<AstroGlobal, 'locals'>): void {
  TOLD.set(locals, lang);
}

/** The languages of the page that is being built. */
export function pageContext(astro: Pick<AstroGlobal, 'locals' | 'currentLocale'>): PageContext {
  const route = routeOf(astro.locals);
  return {
    lang: asLang(route?.lang ?? astro.currentLocale),
    textLang: asLang(route?.entryMeta.lang ?? TOLD.get(astro.locals) ?? astro.currentLocale),
  };
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

/** The `lang` parameters of a page under `[...lang]`: English at the root, the others below their name. */
export function langPaths(): { params: { lang: string | undefined }; props: { lang: Lang } }[] {
  return LANGS.map((lang) => ({ params: { lang: lang === 'en' ? undefined : lang }, props: { lang } }));
}
