import { PERSONS as EN } from '../en/persons.ts';

/** Les noms de ceux qui sont à la table, tant qu’ils n’en disent pas d’autres : les mêmes dans toutes les langues. */
const given = (name: string, n: number, other: string): string =>
  name.endsWith(` ${n}`) ? `${other}\u00a0${n}` : name;

export const PERSONS: typeof EN = {
  person: (n) => given(EN.person(n), n, 'Personne'),
  computer: (n) => given(EN.computer(n), n, 'Ordinateur'),
};
