import type { HastPluginDefinition } from 'satteri';
import type { Lang } from '../../words/lang.ts';
import type { BookMeta } from '../meta.ts';
import type { CutPage } from '../search/cut.ts';
import type { SearchOfBook } from '../search/of-book.ts';
import type { SiteRecord } from '../search/record.ts';

/** A page that holds rules: a chapter by its number, the page of a thing by its id. */
export interface RulesOn {
  readonly of: number | string;
  /** Its path below the book: `rules/6-combat/`. */
  readonly page: string;
}

/** Such a page in the form that the search reads. */
export interface RulesPage extends CutPage {
  readonly of: RulesOn['of'];
}

/** The data that the build needs about a book: its rules, its search records, the files that its pages load later. */
export interface BookBuild extends Pick<BookMeta, 'id' | 'languages'> {
  /** Chapters first. */
  readonly rulesOn: readonly RulesOn[];
  /** The rules that a page must have, in order, and their names. */
  rulesOf(of: RulesOn['of']): readonly string[];
  titleOf(rule: string): string;
  /** The printed number of a rule; undefined for a part without a number of its own. */
  numberOf(rule: string): string | undefined;
  /** The path of a rule's separate fragment, without script. */
  fragmentPath(rule: string): string;
  records(lang: Lang, pages: readonly RulesPage[]): readonly SiteRecord[];
  /** The names, selection and ranking of its records in the search, and the words that the search understands. */
  search(lang: Lang): SearchOfBook;
  /** Scenes and lessons that are shown from a separate file before they are played. */
  readonly starts: readonly string[];
  /** The plugins for its long words, after the headings have their anchors. */
  plugins(): readonly HastPluginDefinition[];
}
