import { list, type Rich } from '../../../../words/rich.ts';
import type { DiscId, GeneralId } from '../../engine/data/ids.ts';
import { NAMES } from './names.ts';

/** Numbers, generals and garrisons inside sentences. */

/** `1 coin`, `2 coins`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const coins = (n: number): string => count(n, 'coin');
export const revolts = (n: number): string => count(n, 'revolt');

/** A general inside a sentence, and at its beginning. */
export const the = (general: GeneralId): string => `the ${NAMES.generals[general]}`;
export const The = (general: GeneralId): string => `The ${NAMES.generals[general]}`;

/** An army inside a sentence, after an article. */
export const army = (special: boolean): string => (special ? 'special army' : 'army');

/** `a garrison of the consul`, `the Legio Hispana`. */
export const disc = (id: DiscId): string => (id === 'legio' ? `the ${NAMES.legio}` : `a garrison of ${the(id)}`);
/** The same at the beginning of a sentence. */
export const Disc = (id: DiscId): string => (id === 'legio' ? `The ${NAMES.legio}` : `A garrison of ${the(id)}`);

/** `Lucus, Noega and Lancia`. */
export const and = (parts: readonly Rich[]): Rich => list(parts, ', ', ' and ');
