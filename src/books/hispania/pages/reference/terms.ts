import type { Lang } from '../../../../words/lang.ts';
import type { RuleId } from '../../engine/data/ids.ts';
import { chapterOf } from '../../engine/data/rule-ids.ts';
import { TERM_TABLE, TERMS, type TermId } from '../../engine/data/terms.ts';
import { GLOSSARY as EN, type TermWords } from '../../words/en/glossary.ts';
import { GLOSSARY as FR } from '../../words/fr/glossary.ts';

/** The address of the glossary, without language. */
export const GLOSSARY_PATH = '/hispania/glossary/';

/** The address of a term without language: `/hispania/glossary/#forced-passage`. */
export const termPath = (id: TermId): string => `${GLOSSARY_PATH}#${id}`;

const GLOSSARIES: Readonly<Record<Lang, Readonly<Record<TermId, TermWords>>>> = { en: EN, fr: FR };

/** The terms of the glossary in the words of a language. */
export const glossary = (lang: Lang): Readonly<Record<TermId, TermWords>> => GLOSSARIES[lang];

/** What no form follows: a part of a word; in French also what makes an adjective of `fort`, or an adverb of `moyenne`. */
const BEFORE: Readonly<Record<Lang, string>> = { en: '[\\p{L}\\d’-]', fr: '[\\p{L}\\d-]|plus |en ' };

/** The forms of a language: the term of each, and the pattern that finds them. */
interface Forms {
  readonly terms: ReadonlyMap<string, TermId>;
  readonly pattern: RegExp;
}

/** All forms, the longest first, so that `naval supremacy` is matched as a whole; never a part of a word. */
function formsOf(lang: Lang): Forms {
  const terms = new Map(TERMS.flatMap((id) => (GLOSSARIES[lang][id].forms ?? []).map((form) => [form, id] as const)));
  const longest = [...terms.keys()].sort((a, b) => b.length - a.length);
  return { terms, pattern: new RegExp(`(?<!${BEFORE[lang]})(?:${longest.join('|')})(?![\\p{L}\\d]|-\\p{L})`, 'giu') };
}
const FORMS: Readonly<Record<Lang, Forms>> = { en: formsOf('en'), fr: formsOf('fr') };

/** A piece of a text, with its term if it is one. */
export interface TextPiece {
  readonly text: string;
  readonly term?: TermId;
}

/**
 * Cuts a text at the terms in it that are not in `known`, and adds those to it, so that each is found once. A text without a term is a
 * single piece.
 */
export function cutAtTerms(text: string, known: Set<TermId>, lang: Lang): readonly TextPiece[] {
  const { terms, pattern } = FORMS[lang];
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = terms.get(found[0].toLowerCase());
    if (!term || known.has(term)) continue;
    known.add(term);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    pieces.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length || pieces.length === 0) pieces.push({ text: text.slice(from) });
  return pieces;
}

/**
 * The terms that a section defines, with those of its parts and of the section that contains it: the text that defines a term needs no
 * link to it. Text before the first rule of a chapter (`6`) is about all of it.
 */
export function definedIn(section: string): readonly TermId[] {
  return TERMS.filter((id) => {
    const rule: RuleId | null = TERM_TABLE[id].rule;
    if (!rule) return false;
    if (/^\d+$/.test(section)) return `${chapterOf(rule)}` === section;
    return section === rule || section.startsWith(`${rule}-`) || rule.startsWith(`${section}-`);
  });
}
