import type { NationId } from '../engine/data/ids.ts';
import { VALUES } from './values.ts';

/** The last turn of the longest scenario. */
export const LAST_TURN = 21;

/** First and last turn in which a nation plays, if it survives as long as possible. */
export function lifespan(nation: NationId): { readonly from: number; readonly to: number } {
  const { firstTurn, ends } = VALUES.nations[nation];
  return { from: firstTurn, to: ends?.turn ?? LAST_TURN };
}

/** The nations that a nation turns into when it ends. */
export function heirs(nation: NationId): readonly NationId[] {
  const { ends } = VALUES.nations[nation];
  return ends && 'into' in ends ? [ends.into].flat() : [];
}
