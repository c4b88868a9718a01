import { COMMANDERS } from '../../engine/data/ids.ts';
import { timeOf } from '../../engine/rules/reserve.ts';
import type { State } from '../../engine/state.ts';
import { lastRound } from '../playable.ts';
import { useWords } from '../speech.tsx';

/** The round and its turns in the head of the table; on a phone the round, the general and the phase in words. */
export function Turn({ state }: { readonly state: State }) {
  const { own, phases } = useWords();
  const { round, turn, phase } = state;
  const { year } = timeOf(state);
  const now = phase === 'starting' || phase === 'over' ? undefined : turn;
  return (
    <div class="turns-of-round">
      <p class="turn-line">{own.turn(round, own.ofTurn[turn], phases[phase])}</p>
      <p class="round-line">{own.round(round, lastRound(state), year)}</p>
      <ol aria-label={own.turns}>
        {COMMANDERS.map((one) => (
          <li key={one} class={one === now ? 'now' : ''} aria-current={one === now ? 'step' : undefined}>
            {own.ofTurn[one]}
          </li>
        ))}
        <li>{own.endOfRound}</li>
      </ol>
    </div>
  );
}
