import type { DiscId } from '../../engine/data/ids.ts';
import { du } from './grammar.ts';
import { NAMES } from './names.ts';

/** Armées et garnisons dans une phrase. */

/** `L’armée spéciale`, au début d’une phrase. */
export const Armee = (special: boolean): string => (special ? 'L’armée spéciale' : 'L’armée');

/** `une garnison du consul`, `la Legio Hispana`. */
export const disque = (id: DiscId): string => (id === 'legio' ? `la ${NAMES.legio}` : `une garnison ${du(id)}`);
/** La même chose au début d’une phrase. */
export const Disque = (id: DiscId): string => (id === 'legio' ? `La ${NAMES.legio}` : `Une garnison ${du(id)}`);
