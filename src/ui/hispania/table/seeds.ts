import { PROVINCES } from '../../../hispania/data/ids.ts';
import { hash } from '../../../kernel/hash.ts';

/** The seed of the dice out of a text. */
export function seedOf(text: string): number {
  return Number.parseInt(hash(text).slice(0, 8), 16) | 0;
}

/** A seed that can be read out: a province and a number. */
export function newSeed(): string {
  const [word = 0, number = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${PROVINCES[word % PROVINCES.length]}-${1000 + (number % 9000)}`;
}
