import type { SpaceId } from '../../engine/data/ids.ts';
import type { DracoFact } from '../../engine/facts.ts';

/** Where the last Hispanic phase, or a defeat, has changed the board. */
export function freshIn(last: readonly DracoFact[]): readonly SpaceId[] {
  return last.flatMap((fact): readonly SpaceId[] => {
    switch (fact.kind) {
      case 'revolt':
      case 'army':
      case 'lost':
      case 'beaten':
        return [fact.place];
      case 'marched':
        return [fact.to];
      default:
        return [];
    }
  });
}
