import type { Lang } from '../words/lang.ts';
import type { Book, ChapterLink, Entity, EntityKind, NumberedLink, RuleLink } from './book.ts';

/** The content at a path of a book: a chapter, or one thing or all things of a kind that has pages of its own. */
export interface PageOfBook {
  readonly chapter?: ChapterLink;
  readonly kind?: EntityKind;
  readonly entity?: Entity;
}

/** The content at a path, without base and language; nothing of it on any other page. */
export async function pageOfBook(book: Book, path: string, lang: Lang): Promise<PageOfBook> {
  const chapter = (await book.chapters(lang)).find((one) => one.path === path);
  if (chapter) return { chapter };
  for (const kind of book.entities(lang).filter(({ pages }) => pages)) {
    const entity = kind.entities.find((one) => one.path === path);
    if (entity) return { kind, entity };
    if (kind.head.path === path) return { kind };
  }
  return {};
}

/** The sequence of pages that a page belongs to, for the pager: the chapters, or the things of its kind. */
export async function rowOf(
  book: Book,
  { chapter, kind, entity }: PageOfBook,
  lang: Lang,
): Promise<readonly NumberedLink[]> {
  if (chapter) return (await book.chapters(lang)).filter(({ written }) => written);
  return kind && entity ? numbered(kind) : [];
}

/** The things of a kind in their order, as links. */
export const numbered = ({ entities }: EntityKind): readonly (NumberedLink & Pick<Entity, 'id' | 'chip'>)[] =>
  entities.map(({ id, path, name, number, chip }, i) => ({
    id,
    path,
    number: number ?? i + 1,
    title: name,
    ...(chip && { chip }),
  }));

/** A rule as a page prints it: with the name of the thing whose rule it is, except on the thing's own page. */
export const printedRule = ({ number, of }: Pick<RuleLink, 'number' | 'of'>, { entity }: PageOfBook): string =>
  of === undefined || of === entity?.name ? number : `${number} ${of}`;
