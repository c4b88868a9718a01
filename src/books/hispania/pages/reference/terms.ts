import type { RuleId } from '../../engine/data/ids.ts';
import { chapterOf } from '../../engine/data/rule-ids.ts';
import { TERM_TABLE, TERMS, type TermId } from '../../engine/data/terms.ts';
import { GLOSSARY } from '../../words/en/glossary.ts';

/** The address of the glossary, without language. */
export const GLOSSARY_PATH = '/hispania/glossary/';

/** The address of a term without language: `/hispania/glossary/#forced-passage`. */
export const termPath = (id: TermId): string => `${GLOSSARY_PATH}#${id}`;

const FORMS = new Map<string, TermId>(TERMS.flatMap((id) => (GLOSSARY[id].forms ?? []).map((form) => [form, id])));

/** All forms, the longest first, so that `naval supremacy` is matched as a whole; never a part of a word. */
const PATTERN = new RegExp(
  `(?<![\\p{L}\\d’-])(?:${[...FORMS.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d]|-\\p{L})`,
  'giu',
);

/** A piece of a text, with its term if it is one. */
export interface TextPiece {
  readonly text: string;
  readonly term?: TermId;
}

/**
 * Cuts a text at the terms in it that are not in `known`, and adds those to it, so that each is found once. A text without a term is a
 * single piece.
 */
export function cutAtTerms(text: string, known: Set<TermId>): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(PATTERN)) {
    const term = FORMS.get(found[0].toLowerCase());
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
