import type { Seat } from '../../../../../kernel/contract.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';

/** What the board does not show of the last answers: points, bids, bargains, how a battle ended, what was lost. */
const TOLD: readonly HispaniaFact['kind'][] = [
  'scored',
  'points',
  'final',
  'battle-over',
  'submitted',
  'refused-submission',
  'surrendered',
  'mission',
  'paid',
  'bid',
  'awarded',
  'group-awarded',
  'set-aside',
  'lot-drawn',
  'played',
  'cancelled',
  'drew-tokens',
  'reshuffled',
  'gold-lost',
  'not-placed',
  'left',
  'removed',
  'leader-killed',
  'leader-gone',
  'freed',
  'toledo-fell',
];

/** Where a new stretch begins: what came before it is in the log, and in the recap. */
const OPENS: readonly HispaniaFact['kind'][] = ['nation', 'turn'];

/**
 * What is told above a question, the newest last: of the stretch that goes on only. Bids are told once they are open: one by
 * one in an open auction, all together in a sealed one.
 */
export function happened(facts: readonly HispaniaFact[], seats: readonly Seat[]): readonly HispaniaFact[] {
  const mine = facts.filter(({ only }) => only === undefined || seats.includes(only));
  const from = mine.findLastIndex(({ kind }) => OPENS.includes(kind));
  const told = mine.slice(from + 1).filter(({ kind }) => TOLD.includes(kind));
  return told.length > 0 ? told : lastOf(mine, from);
}

/** So many lines stand open; one more is not worth a fold. */
const OPEN = 4;
/** So many at most, where they belong together: five bids, what came of them, and one more. */
const MOST = 7;
const BIDS: readonly HispaniaFact['kind'][] = ['bid', 'awarded', 'group-awarded', 'set-aside', 'paid'];

/** From which line on what is told stands open; what came before is folded. Bids that were opened together are not parted. */
export function openFrom(told: readonly HispaniaFact[]): number {
  if (told.length <= OPEN + 1) return 0;
  let from = told.length - OPEN;
  const isBid = (i: number): boolean => BIDS.includes(told[i]?.kind ?? 'turn');
  while (isBid(from) && isBid(from - 1) && told.length - from < MOST) from--;
  return from;
}

/** The round that was fought last: of a hundred battles of computers nobody wants to see all dice. */
export function lastRound(facts: readonly HispaniaFact[]): readonly HispaniaFact[] {
  const from = facts.findLastIndex(({ kind }) => kind === 'phase' || kind === 'battle' || kind === 'nation');
  return facts.slice(Math.max(0, from));
}

/** At the start of a stretch: how the one before it ended for whoever has just answered. */
function lastOf(facts: readonly HispaniaFact[], from: number): readonly HispaniaFact[] {
  if (facts.slice(0, from).some(({ kind }) => OPENS.includes(kind))) return [];
  return facts.slice(0, Math.max(0, from)).filter(({ kind }) => TOLD.includes(kind));
}
