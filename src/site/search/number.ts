/**
 * Rule numbers in their typed forms: `6.4`, `r6.4`, `#r6.4`, `rule 6.4`, `§ 6.2b`, `5.1-mountain`, `11-rome`, or a
 * chapter, `6`.
 */
const TYPED =
  /^(?:#?r|§+|rules?|règles?|regles?|section|art\.?|article|chapter|chapitre|ch\.?)?\s*(?:no\.?|n°|#)?\s*(\d{1,2}(?:\.\d{1,2})?[a-z]?(?:-[a-z][a-z0-9-]*)?)$/;

/** The rule or chapter that a query names by its number; undefined for a query in words. */
export function numberIn(query: string): string | undefined {
  return TYPED.exec(query.trim().toLowerCase())?.[1];
}
