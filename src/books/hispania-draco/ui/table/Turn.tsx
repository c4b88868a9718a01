import type { State } from '../../engine/state.ts';
import { useWords } from '../speech.tsx';

/** The round, the general and the phase, in the head of the table. */
export function Turn({ state: { round, turn, phase } }: { readonly state: State }) {
  const { names, own, phases } = useWords();
  return <p class="turn-line">{own.turn(round, names.generals[turn], phases[phase])}</p>;
}
