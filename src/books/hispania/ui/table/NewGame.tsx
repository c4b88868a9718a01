import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import { Chairs } from '../../../../ui/table/Chairs.tsx';
import { NotBegun } from '../../../../ui/table/Wrong.tsx';
import { tables } from '../../engine/data/sets.ts';
import { fault as faultWords } from '../../words/faults.ts';
import { NationChip } from '../board/icons.tsx';
import { LEVELS } from '../bots/levels.ts';
import type { UnopenedHere } from './here.ts';
import type { ChangeProps } from './lobby/Change.tsx';
import { Axis, Lives } from './lobby/Lives.tsx';
import { PicturesNote, Scenarios } from './lobby/Scenarios.tsx';
import { CHAIRS, faultsOf, firstNation, groupAt, isFixed, nationsIn, seatedAll, type Wanted } from './new-game.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly first: Wanted;
  readonly newSeed: () => string;
  /** The address of the book. */
  readonly home: string;
  /** Begins it, or returns the reason why it cannot begin. */
  readonly onBegin: (wanted: Wanted) => UnopenedHere | undefined;
}

/** A new game: the scenarios, the players, and one press; everything else is on a sheet. */
export function NewGame({ first, newSeed, home, onBegin }: Props) {
  const { begin } = useTableWords().table;
  const [wanted, setWanted] = useState(first);
  const [wrong, setWrong] = useState<UnopenedHere>();
  return (
    <section class="new-game" aria-labelledby="new-game">
      <h2 id="new-game">{begin.title}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (faultsOf(wanted, begin.names).length === 0) setWrong(onBegin(wanted));
        }}
      >
        <Scenarios wanted={wanted} onChange={setWanted} />
        <PicturesNote />
        <div class="slip to-begin">
          <Players wanted={wanted} onChange={setWanted} />
          <div class="start">
            <button type="submit" class="btn pri" data-key="n" aria-keyshortcuts="N">
              {begin.start}
            </button>
            <YouAre wanted={wanted} />
            <Everyone wanted={wanted} onChange={setWanted} />
            <Faults wanted={wanted} />
            <NotBegun wrong={wrong} />
            <Rest wanted={wanted} onChange={setWanted} newSeed={newSeed} home={home} />
          </div>
        </div>
      </form>
    </section>
  );
}

interface PartProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** The players at the seats; in the standard version with the lives of their nations (13). */
function Players({ wanted, onChange }: PartProps) {
  const { begin } = useTableWords().table;
  const { scenario, chairs } = wanted;
  return (
    <fieldset class="chairs">
      <legend class="vh">{begin.players}</legend>
      <p class="what">
        <b>{scenario}</b> {begin.titles[scenario]} <small>{begin.version(chairs.length, nationsIn(wanted))}</small>
      </p>
      {isFixed(wanted) && <Axis scenario={scenario} />}
      <Chairs
        of={CHAIRS}
        levels={LEVELS}
        names={begin.names}
        chairs={chairs}
        onChange={(all) => onChange({ ...wanted, chairs: all })}
        beside={(_, i) => <Group wanted={wanted} index={i} />}
      />
    </fieldset>
  );
}

/** The nations of a group of the standard version: their lives, on a phone their letters, and their names in words. */
function Group({ wanted, index }: { readonly wanted: Wanted; readonly index: number }) {
  const { begin } = useTableWords().table;
  if (!isFixed(wanted)) return <small class="group">{begin.groupLater}</small>;
  const nations = groupAt(wanted, index);
  return (
    <span class="group">
      <Lives tables={tables(wanted.set)} scenario={wanted.scenario} nations={nations} />
      <span class="chips">
        {nations.map((nation) => (
          <NationChip key={nation} nation={nation} size={26} />
        ))}
      </span>
      <span class="vh">
        <Say text={begin.group(nations)} />
      </span>
    </span>
  );
}

/** The first nation of the only person. */
function YouAre({ wanted }: { readonly wanted: Wanted }) {
  const { begin } = useTableWords().table;
  const nation = firstNation(wanted);
  return nation ? (
    <p class="else">
      <Say text={begin.youAre(nation)} />
    </p>
  ) : null;
}

/** One press for a person at every seat, or for computers at all others. */
function Everyone({ wanted, onChange }: PartProps) {
  const { begin } = useTableWords().table;
  const alone = wanted.chairs.some(({ is }) => is === 'computer');
  return (
    <button
      type="button"
      class="btn quiet"
      onClick={() => onChange(seatedAll(wanted, alone ? 'persons' : 'computers', begin.names))}
    >
      {alone ? begin.everyone : begin.alone}
    </button>
  );
}

/** What the game is played with besides, and the sheet on which it is changed: fetched when it is opened. */
function Rest({ wanted, onChange, newSeed, home }: PartProps & Pick<Props, 'newSeed' | 'home'>) {
  const { table } = useTableWords();
  const { begin } = table;
  const [Sheet, setSheet] = useState<ComponentType<ChangeProps>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = (): void => {
    setOpen(true);
    setFailed(false);
    if (!Sheet)
      import('./lobby/Change.tsx').then(
        ({ Change }) => setSheet(() => Change),
        () => setFailed(true),
      );
  };
  return (
    <div class="rest">
      <p>
        {begin.rest(wanted.options.length, wanted.rulings.length, wanted.corrections !== undefined)}{' '}
        <button type="button" class="plain" aria-haspopup="dialog" onClick={change}>
          {begin.change}
        </button>
      </p>
      {failed && <p role="alert">{table.failed}</p>}
      {open && Sheet && (
        <Sheet wanted={wanted} onChange={onChange} newSeed={newSeed} home={home} onClose={() => setOpen(false)} />
      )}
    </div>
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
