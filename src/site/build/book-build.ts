import type { HastPluginDefinition } from 'satteri';
import type { Lang } from '../../words/lang.ts';
import type { CutPage } from '../search/cut.ts';
import type { SearchOfBook } from '../search/of-book.ts';
import type { SiteRecord } from '../search/record.ts';

/** A page that holds rules: a chapter by its number, the page of a thing by its id. */
export interface RulesOn {
  readonly of: number | string;
  /** Where it lies below the book: `rules/6-combat/`. */
  readonly page: string;
}

/** Such a page as the search reads it. */
export interface RulesPage extends CutPage {
  readonly of: RulesOn['of'];
}

/** What the build asks of a book: its rules, what the search finds of it, what its pages load later. */
export interface BookBuild {
  readonly id: string;
  /** Chapters first. */
  readonly rulesOn: readonly RulesOn[];
  /** The rules that a page must have, in their order, and what they are called. */
  rulesOf(of: RulesOn['of']): readonly string[];
  titleOf(rule: string): string;
  /** Where a rule stands alone, without script. */
  fragmentPath(rule: string): string;
  records(lang: Lang, pages: readonly RulesPage[]): readonly SiteRecord[];
  /** How the search names, chooses and ranks them, and what it understands. */
  search(lang: Lang): SearchOfBook;
  /** Scenes and lessons that are shown from a file of their own before they are played. */
  readonly starts: readonly string[];
  /** What is done to its long words, after the headings have their anchors. */
  plugins(): readonly HastPluginDefinition[];
}
