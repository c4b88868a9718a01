import { RuleLink } from '../../../../../ui/Say.tsx';
import { Manners } from '../../../../../ui/table/Chairs.tsx';
import { useDialog } from '../../../../../ui/use-dialog.ts';
import { OPTIONS } from '../../../engine/data/ids.ts';
import { MODES, OPTION_TABLE, PLAYERS, SCENARIO_TABLE } from '../../../engine/data/scenarios.ts';
import { LEVELS } from '../../bots/levels.ts';
import { CorrectionsChoice } from '../CorrectionsChoice.tsx';
import { toggled, type Wanted, withMode, withPlayers } from '../new-game.ts';
import { RulingChoice } from '../RulingChoice.tsx';
import { SetChoice } from '../SetChoice.tsx';
import { useTableWords } from '../words.ts';

export interface ChangeProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly newSeed: () => string;
  /** The address of the book. */
  readonly home: string;
  readonly onClose: () => void;
}

/** Everything about a new game that most readers leave as it is. */
export function Change(props: ChangeProps) {
  const { wanted, onChange, newSeed, home, onClose } = props;
  const { begin } = useTableWords().table;
  const dialog = useDialog();
  return (
    <dialog ref={dialog} class="slip change-game own" aria-labelledby="change-game" onClose={onClose}>
      <header class="head">
        <h2 id="change-game">{begin.changeTitle}</h2>
        <button type="button" class="btn pri" onClick={() => dialog.current?.close()}>
          {begin.changeDone}
        </button>
      </header>
      <p class="else">{begin.says[wanted.scenario]}</p>
      <Version {...props} />
      <p class="else">{begin.hint}</p>
      <Manners levels={LEVELS} />
      <OptionalRules {...props} />
      <RulingChoice wanted={wanted} onChange={onChange} />
      <SetChoice wanted={wanted} onChange={onChange} />
      <CorrectionsChoice wanted={wanted} onChange={onChange} home={home} />
      <p class="seed">
        <label>
          <span>{begin.seed}</span>
          <input
            value={wanted.seed}
            maxLength={60}
            onInput={(event) => onChange({ ...wanted, seed: event.currentTarget.value })}
          />
        </label>
        <button type="button" class="btn quiet" onClick={() => onChange({ ...wanted, seed: newSeed() })}>
          {begin.another}
        </button>
        <small>{begin.seedSays}</small>
      </p>
    </dialog>
  );
}

type PartProps = Pick<ChangeProps, 'wanted' | 'onChange'>;

/** The version of the game (13, 14), and its number of players. */
function Version({ wanted, onChange }: PartProps) {
  const { begin } = useTableWords().table;
  const { modes, rule } = SCENARIO_TABLE[wanted.scenario];
  const [only] = modes;
  const numbers = PLAYERS[wanted.mode];
  return (
    <>
      <fieldset class="modes">
        <legend>
          {begin.mode} <RuleLink rule={rule} />
        </legend>
        {modes.length === 1 && only && <p class="else">{begin.onlyMode(only)}</p>}
        {MODES.filter((mode) => modes.includes(mode)).map((mode) => (
          <label key={mode} class="option">
            <input
              type="radio"
              name="mode"
              checked={wanted.mode === mode}
              onChange={() => onChange(withMode(wanted, mode, begin.names))}
            />
            <span>
              <b>{begin.modes[mode]}</b>
              <small>{begin.modeSays[mode]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {numbers.length > 1 && (
        <p class="many">
          <span>{begin.howMany}</span>
          {numbers.map((n) => (
            <label key={n}>
              <input
                type="radio"
                name="players"
                checked={wanted.chairs.length === n}
                onChange={() => onChange(withPlayers(wanted, n, begin.names))}
              />
              {n}
            </label>
          ))}
        </p>
      )}
    </>
  );
}

/** Optional rules of the version (10, 14.7, 14.8). */
function OptionalRules({ wanted, onChange }: PartProps) {
  const { begin } = useTableWords().table;
  const all = OPTIONS.filter((id) => OPTION_TABLE[id].modes.includes(wanted.mode));
  const chosen = wanted.options.length;
  return (
    <details class="more">
      <summary>
        {begin.options} <small>{chosen === 0 ? begin.none : chosen}</small>
      </summary>
      {all.map((id) => (
        <label key={id} class="option">
          <input
            type="checkbox"
            checked={wanted.options.includes(id)}
            onChange={() => onChange({ ...wanted, options: toggled(wanted.options, id) })}
          />
          <span>
            {begin.option[id]} <RuleLink rule={OPTION_TABLE[id].rule} />
          </span>
        </label>
      ))}
    </details>
  );
}
