import type { Lang } from '../words/lang.ts';

/** A page by its title. Paths are without base and language. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** A page of a row through which one turns. */
export interface NumberedLink extends PageLink {
  readonly number: number;
}

/** A chapter as the contents and the pager show it. */
export interface ChapterLink extends NumberedLink {
  /** False while the chapter has no page yet. */
  readonly written: boolean;
}

/** What stands at a path of a book: a chapter, or the page of one of its things, which writes its title itself. */
export interface PageOfBook {
  readonly chapter?: number;
  /** Its title for those who come from outside; its own is a name that may stand for much else. */
  readonly outside?: (title: string) => string;
  /** The name of its picture for links, below `og/`. */
  readonly picture: string;
}

/** What the shell of the site asks of a book: its names and its pages. Nothing of an engine comes along. */
export interface Book {
  /** The name of its folder and of its address. */
  readonly id: string;
  /** It was there before there were other books (`ui/kept/keys.ts`). */
  readonly first?: true | undefined;
  title(lang: Lang): string;
  /** Its main parts, for the head. */
  parts(lang: Lang): readonly PageLink[];
  /** Its chapters in order, with the titles of their pages in a language. */
  chapters(lang: Lang): Promise<readonly ChapterLink[]>;
  /** Below the list of chapters, what holds all of them. */
  wholes(lang: Lang): readonly PageLink[];
  /** Its pages to look things up on, below a title. */
  reference(lang: Lang): { readonly label: string; readonly pages: readonly PageLink[] };
  /** The chapter or the thing at a path, if one stands there. */
  pageAt(path: string, lang: Lang): PageOfBook | undefined;
  /** The row of pages that a path belongs to; empty if it belongs to none. */
  row(path: string, lang: Lang): Promise<readonly NumberedLink[]>;
}

/** The first page of a book. */
export const homeOf = ({ id }: Pick<Book, 'id'>): string => `/${id}/`;
