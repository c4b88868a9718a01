import { PROVINCES } from '../../engine/data/ids.ts';

/** A seed that can be read aloud: a province and a number. */
export function newSeed(): string {
  const [word = 0, number = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${PROVINCES[word % PROVINCES.length]}-${1000 + (number % 9000)}`;
}
