import { PHASES, type State } from '../../engine/state.ts';
import { OWN } from '../../words/en/own-table.ts';
import { PHASE_NAMES } from '../../words/en/phases.ts';

/** The phases that a turn has, before its end. */
const SHOWN = PHASES.filter((phase) => phase !== 'over');

/** The phases of the turn in the head of the table; on a phone the turn and its phase in words. */
export function Turn({ state: { turn, phase } }: { readonly state: State }) {
  const now = phase === 'over' ? SHOWN.length : SHOWN.indexOf(phase);
  const name = PHASE_NAMES[phase];
  return (
    <div class="turn-phases">
      <p class="turn-line">{OWN.phase(turn, name)}</p>
      <ol aria-label={OWN.phases}>
        {[...SHOWN, 'end' as const].map((one, i) => (
          <li key={one} class={i === now ? 'now' : i < now ? 'past' : ''} aria-current={i === now ? 'step' : undefined}>
            <b>{i + 1}</b> {PHASE_NAMES[one]}
          </li>
        ))}
      </ol>
    </div>
  );
}
