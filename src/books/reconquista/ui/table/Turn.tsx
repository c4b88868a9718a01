import { PHASES, type State } from '../../engine/state.ts';
import { useWords } from '../speech.tsx';

/** The phases that a turn has, before its end. */
const SHOWN = PHASES.filter((phase) => phase !== 'over');

/** The phases of the turn in the head of the table; on a phone the turn and its phase in words. */
export function Turn({ state: { turn, phase } }: { readonly state: State }) {
  const { own, phases } = useWords();
  const now = phase === 'over' ? SHOWN.length : SHOWN.indexOf(phase);
  const name = phases[phase];
  return (
    <div class="turn-phases">
      <p class="turn-line">{own.phase(turn, name)}</p>
      <ol aria-label={own.phases}>
        {[...SHOWN, 'end' as const].map((one, i) => (
          <li key={one} class={i === now ? 'now' : i < now ? 'past' : ''} aria-current={i === now ? 'step' : undefined}>
            <b>{i + 1}</b> {phases[one]}
          </li>
        ))}
      </ol>
    </div>
  );
}
