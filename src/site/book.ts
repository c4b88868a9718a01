import type { Lang } from '../words/lang.ts';
import type { BookMeta } from './meta.ts';

/** A page and its title. Paths are without base and language. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** A page in a sequence that the pager follows. */
export interface NumberedLink extends PageLink {
  readonly number: number | string;
}

/** A chapter for the contents and the pager. */
export interface ChapterLink extends NumberedLink {
  readonly number: number;
  /** False while the chapter has no page yet. */
  readonly written: boolean;
  /** The name of its picture for links, below `og/`; without one, the site's picture is used. */
  readonly picture?: string;
}

/** A counter beside a name: its colour, and letters in an ink that is readable on it. */
export interface Chip {
  readonly colour: string;
  readonly ink: string;
  readonly code: string;
}

/** A thing of a book that has a name: a nation, a province, a card. */
export interface Entity {
  readonly id: string;
  readonly name: string;
  /** The number of its rules; without one, its place in the list. */
  readonly number?: string;
  /** Its page, or its place on a page. */
  readonly path: string;
  readonly chip?: Chip;
  /** The name of its picture for links, below `og/`; without one, the site's picture is used. */
  readonly picture?: string;
}

/** The things of one kind, in their order. */
export interface EntityKind {
  /** The name of the kind among the records and the facets of the search. */
  readonly id: string;
  /** The page of all of them. */
  readonly head: PageLink;
  readonly entities: readonly Entity[];
  /** If each has a page of its own, which writes its title itself. */
  readonly pages?: EntityPages;
}

/** What a kind of things says about their pages. */
export interface EntityPages {
  /** The title of such a page for search engines and links; the name of the thing could mean something else. */
  outside(name: string): string;
  /** The sections of the page of one of them, by its headings. */
  sections(id: string, headings: Headings): readonly SectionLink[];
}

/** The headings of a page, as they are written there. */
export type Headings = readonly { readonly text: string; readonly slug: string }[];

/** A place on the current page. */
export interface SectionLink {
  readonly anchor: string;
  readonly title: string;
}

/** The target of a rule number. */
export interface RuleLink {
  /** With its anchor. */
  readonly path: string;
  /** The printed form. */
  readonly number: string;
  /** The subject of a part, which its number, or that of its section, does not say. */
  readonly title?: string;
  /** The name of the thing whose rule it is: printed with the number, except on the page of the thing. */
  readonly of?: string;
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

/** A change of the rules. */
export interface RuleChange {
  /** Its anchor on the page of changes. */
  readonly id: string;
  readonly version: string;
  /** The paths of the rules that it is about, with their anchors. */
  readonly rules: readonly string[];
}

/** The changes of a book's rules. */
export interface BookChanges {
  /** The page that lists them. */
  readonly path: string;
  /** The versions that changed something, newest first: the first is that of the rules now. */
  readonly versions: readonly string[];
  /** All changes, newest first. */
  readonly list: readonly RuleChange[];
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
  /** The pages above the list of chapters, to be read before them. */
  before(lang: Lang): readonly PageLink[];
  /** The pages below the list of chapters that contain all of them. */
  wholes(lang: Lang): readonly PageLink[];
  /** Its things with names, by kind; the things of a kind with pages are the list beside these pages. */
  entities(lang: Lang): readonly EntityKind[];
  /** Its reference pages, below a title. */
  reference(lang: Lang): { readonly label: string; readonly pages: readonly PageLink[] };
  /** One of its rules, with the names of a language. Throws for an unknown id, which is an error of the page. */
  rule(id: string, lang: Lang): RuleLink;
  foot(lang: Lang): BookFoot;
  /** The changes of its rules, if it lists them: its pages name the version, and mark what is new since the last visit. */
  readonly changes?: BookChanges;
  /** The label of the search button: the things that can be searched. */
  searched(lang: Lang): string;
}

/** The first page of a book. */
export const homeOf = ({ id }: Pick<Book, 'id'>): string => `/${id}/`;

/** The address of a book's list of rules and pages for programs, as JSON. */
export const indexOf = ({ id }: Pick<Book, 'id'>): string => `/${id}/index.json`;
