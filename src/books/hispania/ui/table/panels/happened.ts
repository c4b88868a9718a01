import type { Seat } from '../../../../../kernel/contract.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';

/** Effects of the last answers that the board does not show: points, bids, bargains, the ends of battles, losses. */
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

/** The facts that begin a new stretch: earlier facts are in the log, and in the recap. */
const OPENS: readonly HispaniaFact['kind'][] = ['nation', 'turn'];

/**
 * The facts shown above a question, the newest last, from the current stretch only. Bids are shown once they are open: one by one in an
 * open auction, all together in a sealed one.
 */
export function happened(facts: readonly HispaniaFact[], seats: readonly Seat[]): readonly HispaniaFact[] {
  const mine = facts.filter(({ only }) => only === undefined || seats.includes(only));
  const from = mine.findLastIndex(({ kind }) => OPENS.includes(kind));
  const told = mine.slice(from + 1).filter(({ kind }) => TOLD.includes(kind));
  return told.length > 0 ? told : lastOf(mine, from);
}

/** The facts without what the reader has already left: verdicts that stayed in view. */
export function unread(facts: readonly HispaniaFact[], stays: boolean): readonly HispaniaFact[] {
  return stays ? facts.filter(({ kind }) => kind !== 'battle-over' && kind !== 'scored') : facts;
}

/** The number of lines that are not folded; a fold for one more line is not worthwhile. */
const OPEN = 4;
/** The maximum number of lines that belong together: five bids, their result, and one more. */
const MOST = 7;
const BIDS: readonly HispaniaFact['kind'][] = ['bid', 'awarded', 'group-awarded', 'set-aside', 'paid'];

/** The first line that is not folded. Bids that were opened together are not separated. */
export function openFrom(told: readonly HispaniaFact[]): number {
  if (told.length <= OPEN + 1) return 0;
  let from = told.length - OPEN;
  const isBid = (i: number): boolean => BIDS.includes(told[i]?.kind ?? 'turn');
  while (isBid(from) && isBid(from - 1) && told.length - from < MOST) from--;
  return from;
}

/** The last round: a reader does not need all dice of a hundred battles of computers. */
export function lastRound(facts: readonly HispaniaFact[]): readonly HispaniaFact[] {
  const from = facts.findLastIndex(({ kind }) => kind === 'phase' || kind === 'battle' || kind === 'nation');
  return facts.slice(Math.max(0, from));
}

/** At the start of a stretch: the end of the previous one, for the player who has just answered. */
function lastOf(facts: readonly HispaniaFact[], from: number): readonly HispaniaFact[] {
  if (facts.slice(0, from).some(({ kind }) => OPENS.includes(kind))) return [];
  return facts.slice(0, Math.max(0, from)).filter(({ kind }) => TOLD.includes(kind));
}
