import type { LocationId, Side } from '../data/ids.ts';
import { type Draft, rollFor } from './draft.ts';

/** Rule 17.2: Muslims who would fight against the odds. */

/** Muslims fewer than this part of their enemy are cautious (17.2). */
const OUTNUMBERED = 2;
/** The gap of siege modifiers above which they are (17.2). */
const GAP = 3;

/**
 * Whether Muslims in a city or fort come out to fight (12). Outnumbered by more than two to one they may stay inside, if
 * that part of the option is chosen.
 */
export function dares(draft: Draft, place: LocationId, side: Side, own: number, against: number): boolean {
  const isCautious = side === 'muslim' && draft.state.options.includes('caution-in-moves');
  if (!isCautious || against <= OUTNUMBERED * own) return true;
  if (rollFor(draft, 'caution', '17.2') <= 2) return true;
  draft.facts.push({ kind: 'refused', rule: '17.2', place, side });
  return false;
}

/** Whether a battle of so many against so many is unwise (17.2, ruling O2). */
export function isUnwiseBattle(own: number, against: number): boolean {
  return OUTNUMBERED * own < against;
}

/** Whether a siege with these modifiers is unwise (17.2, ruling O2). */
export function isUnwiseSiege(own: number, against: number): boolean {
  return against - own > GAP;
}
