import { computerName, personName } from '../given-names.ts';

/** What those at the table are called until they say otherwise, by their number. */
export const PERSONS = {
  person: (n: number): string => personName(n) ?? `Person ${n}`,
  computer: (n: number): string => computerName(n) ?? `Computer ${n}`,
};
