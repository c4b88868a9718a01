import type { PlaceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { Fallen, Risen } from '../../board/types.ts';

/** Brief effects of the last answers on the board, beside the moves: losses that fade, points that rise. */

/** With this many at once a reader cannot see any of them. */
const MOST = 8;

/** Counters that fell, or were removed. */
export function fallenOf(facts: readonly HispaniaFact[]): readonly Fallen[] {
  const fallen = facts.flatMap((fact, i): readonly Fallen[] => {
    switch (fact.kind) {
      case 'destroyed':
        return [
          {
            place: fact.place,
            counter: { id: `${i} ${fact.unit}`, nation: fact.owner, kind: fact.unit, count: fact.count },
          },
        ];
      case 'leader-killed':
        return [{ place: fact.place, counter: { id: `${i}`, nation: fact.owner, kind: 'leader', count: 1 } }];
      case 'removed':
      case 'culled':
        return Object.entries(fact.units).map(([kind, count]) => ({
          place: fact.place,
          counter: { id: `${i} ${kind}`, nation: fact.nation, kind: kind as 'infantry', count },
        }));
      default:
        return [];
    }
  });
  return fallen.length > MOST ? [] : fallen;
}

/** Points in the place of the score; those for many places at once are in the log and above the question. */
export function risenOf(facts: readonly HispaniaFact[], write: (halves: number) => string): readonly Risen[] {
  const points = new Map<PlaceId, number>();
  const add = (place: PlaceId, of: number): void => void points.set(place, (points.get(place) ?? 0) + of);
  for (const fact of facts) {
    if (fact.kind === 'scored') add(fact.place, fact.points);
    else if (fact.kind === 'points' && fact.places.length === 1 && fact.places[0]) add(fact.places[0], fact.points);
  }
  const risen = [...points].filter(([, of]) => of !== 0).map(([place, of]): Risen => ({ place, text: write(of) }));
  return risen.length > MOST ? [] : risen;
}
