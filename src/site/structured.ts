import type { PageOfBook } from './page-of-book.ts';

/** The data for search engines about a page besides its text (schema.org, as JSON-LD). */
export interface Page {
  /** With the site's address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  /** Absolute address. */
  readonly picture: string;
  readonly of: PageOfBook | 'book';
}

/** The book that all pages are part of. */
interface Book {
  readonly name: string;
  readonly url: string;
  /** The site. */
  readonly site: string;
}

/** The data of a page; undefined for pages that are neither the book nor a part of it. */
export function structured({ url, title, description, lang, picture, of }: Page, book: Book): object | null {
  const whole = { '@type': 'Book', name: book.name, url: book.url };
  const page = { name: title, description, url, inLanguage: lang, image: picture };
  if (of === 'book')
    return { '@context': 'https://schema.org', ...whole, ...page, isPartOf: { '@type': 'WebSite', name: book.site } };
  if (!of.chapter && !of.entity) return null;
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: book.name, item: book.url },
    { '@type': 'ListItem', position: 2, name: title, item: url },
  ];
  const part = of.chapter
    ? { '@type': 'Chapter', position: of.chapter.number }
    : { '@type': 'Article', headline: title };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...part, ...page, isPartOf: whole },
      { '@type': 'BreadcrumbList', itemListElement: crumbs },
    ],
  };
}
