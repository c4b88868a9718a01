import type { Lang } from '../words/lang.ts';
import type { BookMeta } from './meta.ts';

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

/** A counter beside a name: its colour, and letters in an ink that can be read on it. */
export interface Chip {
  readonly colour: string;
  readonly ink: string;
  readonly code: string;
}

/** A thing of a book in the list of its kind. */
export interface ThingLink extends NumberedLink {
  readonly chip: Chip;
}

/** A place on the page that is being read. */
export interface SectionLink {
  readonly anchor: string;
  readonly title: string;
}

/** The things of one kind, as the list beside their pages shows them. */
export interface ThingList {
  /** The page of all of them. */
  readonly head: PageLink;
  readonly things: readonly ThingLink[];
  /** Of the thing whose page is being read. */
  readonly sections: readonly SectionLink[];
}

/** A page as a book is asked about it. */
export interface PageRead {
  /** Without base and language. */
  readonly path: string;
  readonly lang: Lang;
  /** The language of its text. */
  readonly textLang: Lang;
  readonly headings: readonly { readonly text: string; readonly slug: string }[];
}

/** What stands at a path of a book: a chapter, or the page of one of its things, which writes its title itself. */
export interface PageOfBook {
  readonly chapter?: number;
  /** Its title for those who come from outside; its own is a name that may stand for much else. */
  readonly outside?: (title: string) => string;
  /** The name of its picture for links, below `og/`; without one, that of the site. */
  readonly picture?: string;
}

/** A rule as its number leads to it. */
export interface RuleLink {
  /** With its anchor. */
  readonly path: string;
  /** As it is printed. */
  readonly number: string;
  /** What an unnumbered part is about: the number of its section does not tell. */
  readonly title?: string;
  readonly chapter: number;
}

/** What the foot of a book's pages says. */
export interface BookFoot {
  /** Whose work the book is. */
  readonly about: string;
  /** What to know of its data, and where that is told. */
  readonly data: string;
  readonly links: readonly PageLink[];
}

/** What the site asks of a book: its names and its pages. Nothing of an engine comes along. */
export interface Book {
  /** The name of its folder and of its address. */
  readonly id: string;
  /** What it is: players, kind, length, makers. */
  readonly meta: BookMeta;
  title(lang: Lang): string;
  /** Its main parts, for the head. */
  parts(lang: Lang): readonly PageLink[];
  /** Its chapters in order, with the titles of their pages in a language. */
  chapters(lang: Lang): Promise<readonly ChapterLink[]>;
  /** Below the list of chapters, what holds all of them. */
  wholes(lang: Lang): readonly PageLink[];
  /** The list beside the page of a thing; nothing where the list of chapters stands. */
  thingsBeside(page: PageRead): ThingList | undefined;
  /** Its pages to look things up on, below a title. */
  reference(lang: Lang): { readonly label: string; readonly pages: readonly PageLink[] };
  /** The chapter or the thing at a path, if one stands there. */
  pageAt(path: string, lang: Lang): PageOfBook | undefined;
  /** The row of pages that a path belongs to; empty if it belongs to none. */
  row(path: string, lang: Lang): Promise<readonly NumberedLink[]>;
  /** One of its rules. An id that is none is a mistake of the page: it throws. */
  rule(id: string): RuleLink;
  foot(lang: Lang): BookFoot;
  /** What the button of the search says that can be searched. */
  searched(lang: Lang): string;
}

/** The first page of a book. */
export const homeOf = ({ id }: Pick<Book, 'id'>): string => `/${id}/`;

/** Where a book lists its rules and pages for programs, as JSON. */
export const indexOf = ({ id }: Pick<Book, 'id'>): string => `/${id}/index.json`;
