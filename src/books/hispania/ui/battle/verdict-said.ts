import type { Seat } from '../../../../kernel/contract.ts';
import type { Rich } from '../../../../words/rich.ts';
import type { StageWords } from '../../words/stage.ts';
import { type Fought, sideIn } from './fought.ts';

/** How the battle ended, for the reader with these seats: `Alcántara is yours`. */
export function verdictTitle({ verdict }: StageWords, fought: Fought, seats: readonly Seat[]): Rich {
  const { over, place } = fought;
  if (!over?.winner)
    return over?.submits ? verdict.submits(over.submits.nation, over.submits.to) : verdict.nobody(place);
  const side = sideIn(fought, over.winner);
  const held = side !== 'attacker';
  const seat = side && fought.sides[side].seat;
  return seat && seats.includes(seat) ? verdict.yours(place, held) : verdict.theirs(over.winner, place, held);
}

/** The whole verdict in one sentence: the text twin of the stage after the battle. */
export function verdictSaid(words: StageWords, fought: Fought, seats: readonly Seat[]): Rich {
  const { over } = fought;
  return words.verdict.said(
    verdictTitle(words, fought, seats),
    words.verdict.rounds(over?.rounds ?? 0),
    over?.scored?.points ?? 0,
  );
}
