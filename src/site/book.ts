import type { Lang } from '../words/lang.ts';
import type { BookMeta } from './meta.ts';

/** A page and its title. Paths are without base and language. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** A page in a sequence that the pager follows. */
export interface NumberedLink extends PageLink {
  readonly number: number;
}

/** A chapter for the contents and the pager. */
export interface ChapterLink extends NumberedLink {
  /** False while the chapter has no page yet. */
  readonly written: boolean;
}

/** A counter beside a name: its colour, and letters in an ink that is readable on it. */
export interface Chip {
  readonly colour: string;
  readonly ink: string;
  readonly code: string;
}

/** A thing of a book in the list of its kind. */
export interface ThingLink extends NumberedLink {
  readonly chip: Chip;
}

/** A place on the current page. */
export interface SectionLink {
  readonly anchor: string;
  readonly title: string;
}

/** The things of one kind, for the list beside their pages. */
export interface ThingList {
  /** The page of all of them. */
  readonly head: PageLink;
  readonly things: readonly ThingLink[];
  /** The sections of the current page's thing. */
  readonly sections: readonly SectionLink[];
}

/** The page about which a book is asked. */
export interface PageRead {
  /** Without base and language. */
  readonly path: string;
  readonly lang: Lang;
  readonly headings: readonly { readonly text: string; readonly slug: string }[];
}

/** The content at a path of a book: a chapter, or the page of one of its things, which writes its title itself. */
export interface PageOfBook {
  readonly chapter?: number;
  /** Its title for search engines and links; its own title is a name that could mean something else. */
  readonly outside?: (title: string) => string;
  /** The name of its picture for links, below `og/`; if there is none, the site's picture is used. */
  readonly picture?: string;
}

/** The target of a rule number. */
export interface RuleLink {
  /** With its anchor. */
  readonly path: string;
  /** The printed form. */
  readonly number: string;
  /** The subject of an unnumbered part, because the number of its section does not identify it. */
  readonly title?: string;
  readonly chapter: number;
}

/** The foot of a book's pages. */
export interface BookFoot {
  /** The authors of the book. */
  readonly about: string;
  /** The note on its data, and its source. */
  readonly data: string;
  readonly links: readonly PageLink[];
}

/** The data that the site needs about a book: its names and its pages. It loads no engine. */
export interface Book {
  /** The name of its folder and of its address. */
  readonly id: string;
  /** The facts about it: players, kind, length, makers. */
  readonly meta: BookMeta;
  title(lang: Lang): string;
  /** Its main parts, for the head of the page. */
  parts(lang: Lang): readonly PageLink[];
  /** Its chapters in order, with the titles of their pages in a language. */
  chapters(lang: Lang): Promise<readonly ChapterLink[]>;
  /** The pages below the list of chapters that contain all of them. */
  wholes(lang: Lang): readonly PageLink[];
  /** The list beside the page of a thing; undefined if the list of chapters is shown. */
  thingsBeside(page: PageRead): ThingList | undefined;
  /** Its reference pages, below a title. */
  reference(lang: Lang): { readonly label: string; readonly pages: readonly PageLink[] };
  /** The chapter or the thing at a path, if there is one. */
  pageAt(path: string, lang: Lang): PageOfBook | undefined;
  /** The sequence of pages that a path belongs to; empty if it belongs to none. */
  row(path: string, lang: Lang): Promise<readonly NumberedLink[]>;
  /** One of its rules. Throws for an unknown id, which is an error of the page. */
  rule(id: string): RuleLink;
  foot(lang: Lang): BookFoot;
  /** The label of the search button: the things that can be searched. */
  searched(lang: Lang): string;
}

/** The first page of a book. */
export const homeOf = ({ id }: Pick<Book, 'id'>): string => `/${id}/`;

/** The address of a book's list of rules and pages for programs, as JSON. */
export const indexOf = ({ id }: Pick<Book, 'id'>): string => `/${id}/index.json`;
