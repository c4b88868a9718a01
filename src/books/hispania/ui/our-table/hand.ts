import { LEADERS, type LeaderId, type Owner, type UnitKind } from '../../engine/data/ids.ts';
import type { Written } from '../../engine/position.ts';
import { kindsOf, leadersFor, ownersOf } from './counts.ts';
import { countAt, isWork, type Spot, setCount, setLeader, setWork, workAt } from './standing.ts';

/** The hand: the owner and the kind that the next key or tap puts down. */
export interface Hand {
  readonly owner: Owner;
  readonly kind: Exclude<UnitKind, 'leader'> | LeaderId;
}

export const isLeader = (kind: Hand['kind']): kind is LeaderId => (LEADERS as readonly string[]).includes(kind);

/** All kinds of an owner that can be in hand: units, a ruin, leaders. */
export function kindsInHand(written: Written, owner: Owner): readonly Hand['kind'][] {
  const kinds = kindsOf(written, owner);
  return [...kinds, ...(kinds.includes('castle') ? (['ruin'] as const) : []), ...leadersFor(written, owner)];
}

/** The hand with another owner; the kind stays if the owner has it. */
export function handOf(written: Written, owner: Owner, kind?: Hand['kind']): Hand {
  const kinds = kindsInHand(written, owner);
  return { owner, kind: kind !== undefined && kinds.includes(kind) ? kind : (kinds[0] ?? 'infantry') };
}

/** The initial hand: a counter of the active nation, or of the first one in play. */
export function firstHand(written: Written): Hand {
  const owner = written.active ?? ownersOf(written).now[0] ?? 'carthage';
  return handOf(written, owner);
}

/** The next or previous owner in play, in a cycle. */
export function nextOwner(written: Written, hand: Hand, by: 1 | -1): Hand {
  const { now } = ownersOf(written);
  const owner = now[(now.indexOf(hand.owner) + by + now.length) % now.length];
  return owner ? handOf(written, owner, hand.kind) : hand;
}

/** The next or previous kind of the owner, in a cycle. */
export function nextKind(written: Written, hand: Hand, by: 1 | -1): Hand {
  const kinds = kindsInHand(written, hand.owner);
  const kind = kinds[(kinds.indexOf(hand.kind) + by + kinds.length) % kinds.length];
  return kind ? { ...hand, kind } : hand;
}

/** The number of counters like the hand in a spot. */
export function countOf(written: Written, spot: Spot, { owner, kind }: Hand): number {
  if (isLeader(kind)) {
    const there = written.units;
    const cohorts = (spot === 'band' ? written.band : there[spot]) ?? [];
    return cohorts.some((cohort) => cohort.leader === kind) ? 1 : 0;
  }
  return countAt(written, spot, owner, kind);
}

/** Sets the number of counters like the hand in a spot; a leader or a work is there at most once. */
export function putDown(written: Written, spot: Spot, hand: Hand, count: number): Written {
  const { owner, kind } = hand;
  if (isLeader(kind)) return setLeader(written, spot, owner, kind, count > 0);
  return setCount(written, spot, owner, kind, count);
}

/** One more counter of the hand; a leader or a work that is already there is removed. */
export function tapped(written: Written, spot: Spot, hand: Hand): Written {
  const { owner, kind } = hand;
  const there = countOf(written, spot, hand);
  if (!isLeader(kind) && isWork(kind)) {
    return setWork(written, spot, owner, workAt(written, spot, owner) === kind ? null : kind);
  }
  return putDown(written, spot, hand, isLeader(kind) ? 1 - there : there + 1);
}
