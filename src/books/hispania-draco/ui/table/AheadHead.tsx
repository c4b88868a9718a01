import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { SpaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { combatBy } from '../../odds/ledger.ts';
import { mayBeWon } from '../ahead/may-be-won.ts';
import type { Ahead, CommandGesture } from '../deciding/use-command.ts';
import { useWords } from '../speech.tsx';

interface Props {
  readonly state: State;
  readonly gesture: CommandGesture;
  readonly id: string;
}

/** The phase ahead in place of the question, with the position from which it is told. */
export function AheadHead({ state, gesture, id }: Props) {
  const { ahead: words } = useWords().own;
  return (
    <div class="command ahead-head">
      <p class="who">
        <span>
          <Say text={words.title} />
        </span>
        <RuleLink rule="5" />
      </p>
      <h2 class="ask" id={id}>
        {words.ask}
      </h2>
      <Which state={state} gesture={gesture} />
      <p class="shuts">
        <button type="button" class="btn pri" onClick={() => gesture.look(undefined)}>
          {words.close}
        </button>
      </p>
    </div>
  );
}

/** The two positions: the one of now, and the one after the prepared combat is won. */
function Which({ state, gesture }: Omit<Props, 'id'>) {
  const { ahead: words } = useWords().own;
  const { prepared, ahead, look } = gesture;
  const combat = prepared && combatBy(state, prepared.choice, prepared.coins);
  if (!prepared || combat?.by !== 'roman' || !mayBeWon(state, prepared)) return null;
  const option = (which: Ahead, label: preact.ComponentChildren) => (
    <label>
      <input type="radio" name="ahead" checked={ahead === which} onChange={() => look(which)} />
      <span>{label}</span>
    </label>
  );
  const to: SpaceId = combat.to;
  return (
    <fieldset class="spend two">
      <legend class="vh">{words.ask}</legend>
      {option('now', words.now)}
      {option('won', <Say text={words.won(to)} />)}
    </fieldset>
  );
}
