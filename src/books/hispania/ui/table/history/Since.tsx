import { useMemo } from 'preact/hooks';
import type { SincePart } from '../../../../../ui/table/parts.ts';
import type { OfHispania } from '../../kinds.ts';
import { recapOf } from './Recap.tsx';
import { TurnLines } from './TurnLines.tsx';
import { turnsTold } from './told.ts';

/** A line for each turn since a person last decided; on a small screen they are in the recap only. */
export function Since({ shown: { journal }, since, seats, onStep }: SincePart<OfHispania>) {
  const told = useMemo(
    () => (seats.length > 0 ? turnsTold(journal, recapOf(journal, since, seats), seats) : []),
    [journal, since, seats.join(' ')],
  );
  return told.length > 0 ? <TurnLines told={told} onGo={onStep} /> : null;
}
