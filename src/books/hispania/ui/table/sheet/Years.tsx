import { TURN_YEARS } from '../../../engine/data/turns.ts';
import { useTableWords } from '../words.ts';
import { Known } from './Known.tsx';
import { yearsKnown } from './known.ts';

/** The years of a turn, marked if they are ours. */
export function Years({ turn }: { readonly turn: number }) {
  const { sheet } = useTableWords();
  return <Known is={yearsKnown(turn)}>{sheet.years(TURN_YEARS[turn - 1] ?? [0, 0])}</Known>;
}
