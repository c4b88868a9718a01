import type { NationId } from '../../../engine/data/ids.ts';
import type { Score } from './scores.ts';

interface Asked {
  readonly active: NationId | null;
  /** The nation that controls the place, if one does. */
  readonly holder: NationId | null;
  readonly isOwn: (nation: NationId) => boolean;
}

/**
 * The next scoring of a place for the reader: for the nation with which they act, else for the one with which they hold
 * it, else for all of theirs.
 */
export function nextPoints(scores: readonly Score[], { active, holder, isOwn }: Asked): Score | undefined {
  const acting = [active, holder].find((nation) => nation !== null && isOwn(nation));
  for (const { turn, worth } of scores) {
    const own = worth.filter(({ nation }) => (acting ? nation === acting : isOwn(nation)));
    if (own.length > 0) return { turn, worth: own };
  }
  return undefined;
}
