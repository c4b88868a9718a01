import type { PERSONS as EN } from '../en/persons.ts';
import { computerName, personName } from '../given-names.ts';

/** Les noms de ceux qui sont à la table, tant qu’ils n’en disent pas d’autres. */
export const PERSONS: typeof EN = {
  person: (n) => personName(n) ?? `Personne\u00a0${n}`,
  computer: (n) => computerName(n) ?? `Ordinateur\u00a0${n}`,
};
