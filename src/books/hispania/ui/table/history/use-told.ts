import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../../kernel/contract.ts';
import { lastAnswered } from '../../../../../ui/table/recap.ts';
import { customs } from '../customs.ts';
import type { ShownHere } from '../shown.ts';
import { useTableWords } from '../words.ts';
import { recapOf } from './Recap.tsx';
import { notesOf, turnsTold } from './told.ts';

/** The marks on the map of what has happened since a person last decided: they go when the person answers, or looks back. */
export function useTold({ journal, looking }: ShownHere, seats: readonly Seat[]): ReturnType<typeof notesOf> {
  const { rises } = useTableWords().deciding;
  return useMemo(() => {
    if (looking !== undefined || seats.length === 0) return {};
    const steps = recapOf(journal, lastAnswered(journal, seats, customs.seatOf), seats);
    return notesOf(steps, turnsTold(journal, steps), rises);
  }, [journal, looking === undefined, seats.join(' ')]);
}
