/**
 * Rule numbers in their typed forms: `6.4`, `r6.4`, `#r6.4`, `rule 6.4`, `§ 6.2b`, `11.23.1`, `5.1-mountain`,
 * `11-rome`, or a chapter, `6`.
 */
const TYPED =
  /^(?:#?r|§+|rules?|règles?|regles?|section|art\.?|article|chapter|chapitre|ch\.?)?\s*(?:no\.?|n°|#)?\s*(\d{1,2}(?:\.\d{1,2}){0,2}[a-z]?(?:-[a-z][a-z0-9-]*)?)$/;

/** The rule or chapter that a query names by its number; undefined for a query in words. */
export function numberIn(query: string): string | undefined {
  return TYPED.exec(query.trim().toLowerCase())?.[1];
}

/** A number and those of the sections around it, the nearest first: `11.23.9`, `11.23`, `11`. */
export const numbersAround = (number: string): readonly string[] =>
  number.includes('.') ? [number, ...numbersAround(number.slice(0, number.lastIndexOf('.')))] : [number];
