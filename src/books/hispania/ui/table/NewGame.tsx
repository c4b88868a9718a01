import { useState } from 'preact/hooks';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { Chairs, Manners } from '../../../../ui/table/Chairs.tsx';
import { NotBegun } from '../../../../ui/table/Wrong.tsx';
import { OPTIONS, type OptionId } from '../../engine/data/ids.ts';
import { OPTION_TABLE, PLAYERS } from '../../engine/data/scenarios.ts';
import { tables } from '../../engine/data/sets.ts';
import { groupOf } from '../../engine/options/scenarios.ts';
import { fault as faultWords } from '../../words/faults.ts';
import { NationChip } from '../board/icons.tsx';
import { LEVELS } from '../bots/levels.ts';
import { CorrectionsChoice } from './CorrectionsChoice.tsx';
import type { UnopenedHere } from './here.ts';
import { CHAIRS, faultsOf, toggled, type Wanted, withPlayers } from './new-game.ts';
import { RulingChoice } from './RulingChoice.tsx';
import { ScenarioChoice } from './ScenarioChoice.tsx';
import { SetChoice } from './SetChoice.tsx';
import { useTableWords } from './words.ts';

interface Props {
  readonly first: Wanted;
  readonly newSeed: () => string;
  /** The address of the book. */
  readonly home: string;
  /** Begins it, or returns the reason why it cannot begin. */
  readonly onBegin: (wanted: Wanted) => UnopenedHere | undefined;
}

/** A new game: one press for a first one, or a choice of every setting. */
export function NewGame({ first, newSeed, home, onBegin }: Props) {
  const { begin } = useTableWords().table;
  const [wanted, setWanted] = useState(first);
  const [wrong, setWrong] = useState<{
    readonly first?: UnopenedHere | undefined;
    readonly own?: UnopenedHere | undefined;
  }>({});
  return (
    <section class="new-game" aria-labelledby="new-game">
      <h2 id="new-game">{begin.title}</h2>
      <div class="first">
        <button type="button" class="btn pri" onClick={() => setWrong({ first: onBegin(first) })}>
          {begin.first}
        </button>
        <p>{begin.firstSays}</p>
      </div>
      <NotBegun wrong={wrong.first} />
      <details class="own">
        <summary>{begin.choose}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (faultsOf(wanted, begin.names).length === 0) setWrong({ own: onBegin(wanted) });
          }}
        >
          <ScenarioChoice wanted={wanted} onChange={setWanted} />
          <Players wanted={wanted} onChange={setWanted} />
          <OptionalRules wanted={wanted} onChange={setWanted} />
          <RulingChoice wanted={wanted} onChange={setWanted} />
          <SetChoice wanted={wanted} onChange={setWanted} />
          <CorrectionsChoice wanted={wanted} onChange={setWanted} home={home} />
          <p class="seed">
            <label>
              <span>{begin.seed}</span>
              <input
                value={wanted.seed}
                maxLength={60}
                onInput={(event) => setWanted({ ...wanted, seed: event.currentTarget.value })}
              />
            </label>
            <button type="button" class="btn quiet" onClick={() => setWanted({ ...wanted, seed: newSeed() })}>
              {begin.another}
            </button>
            <small>{begin.seedSays}</small>
          </p>
          <Faults wanted={wanted} />
          <NotBegun wrong={wrong.own} />
          <p class="acts">
            <button type="submit" class="btn pri">
              {begin.start}
            </button>
          </p>
        </form>
      </details>
    </section>
  );
}

interface PartProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** The players at the seats; in the standard version with their nations (13). */
function Players({ wanted, onChange }: PartProps) {
  const { begin } = useTableWords().table;
  const numbers = PLAYERS[wanted.mode];
  return (
    <fieldset class="chairs">
      <legend>{begin.players}</legend>
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
      <Chairs
        of={CHAIRS}
        levels={LEVELS}
        names={begin.names}
        chairs={wanted.chairs}
        onChange={(chairs) => onChange({ ...wanted, chairs })}
        beside={(_, i) => <Group wanted={wanted} index={i} />}
      />
      <p class="hint">{begin.hint}</p>
      <Manners levels={LEVELS} />
    </fieldset>
  );
}

/** The nations of a group of the standard version: their chips, and their names for screen readers. */
function Group({ wanted, index }: { readonly wanted: Wanted; readonly index: number }) {
  const { begin } = useTableWords().table;
  const fixed = wanted.mode === 'standard' && !wanted.options.includes('group-auction');
  if (!fixed) return <small class="group">{begin.groupLater}</small>;
  const nations = groupOf(tables(wanted.set), wanted.scenario, index + 1);
  return (
    <span class="group">
      {nations.map((nation) => (
        <NationChip key={nation} nation={nation} size={26} />
      ))}
      <small>
        <Say text={begin.group(nations)} />
      </small>
    </span>
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
      {all.map((id: OptionId) => (
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

/** The faults of the chosen settings. */
function Faults({ wanted }: { readonly wanted: Wanted }) {
  const { faults, table } = useTableWords();
  const found = faultsOf(wanted, table.begin.names);
  if (found.length === 0) return null;
  return (
    <div class="trouble" role="alert">
      <p>{table.begin.faults}</p>
      <ul>
        {found.map((fault) => (
          <li key={`${fault.code} ${fault.path}`}>
            <Say text={faultWords(faults, fault)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
