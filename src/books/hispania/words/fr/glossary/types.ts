/** Ce qui est dit d’un terme ; les mots anglais ont la même forme. */
export type { TermWords } from '../../en/glossary/types.ts';
