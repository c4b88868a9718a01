import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { drawnName } from '../../../../kernel/names.ts';
import { onceDrawn } from '../../../../ui/drawn.ts';
import { SIDES } from '../../engine/state/battle.ts';
import type { Odds } from '../../odds/figures.ts';
import { emptySides } from '../../odds/written.ts';
import { useCommon } from '../naming.tsx';
import { OddsFigure } from '../odds/OddsFigure.tsx';
import type { Told } from '../odds/use-odds.ts';
import { useOddsWords } from '../odds/words.ts';
import { type Apart, apart, changesOf } from './compare.ts';
import { type Entry, letterOf } from './comparison.ts';
import { Picture } from './Piece.tsx';
import { namesOf } from './pieces.ts';
import { Rename } from './Rename.tsx';
import { Trouble } from './Trouble.tsx';
import { changeTold } from './told.ts';
import { usePage } from './words.ts';

export interface Acts {
  readonly change: () => void;
  /** Undefined if there is no room for one more. */
  readonly copy: (() => void) | undefined;
  /** Undefined if it is the only one. */
  readonly remove: (() => void) | undefined;
  readonly rename: (name: string) => void;
}

interface Props extends Acts {
  readonly entry: Entry;
  readonly index: number;
  /** The number of battles. */
  readonly of: number;
  readonly chosen: boolean;
  readonly told: Told;
  /** The battle with which the others are compared, and its odds. */
  readonly first: Entry;
  readonly basis: Odds | undefined;
}

/** One battle of the row: its sides, its result, and the difference from the first battle. */
export function Result(props: Props) {
  const { entry, index, of, chosen, told, first, basis } = props;
  const { page } = usePage();
  const { names } = useCommon();
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const letter = letterOf(index);
  const computing = told.is !== 'failed' && !told.answer && !emptySides(entry.battle).length;
  const odds = told.answer?.is === 'odds' ? told.answer.odds : undefined;
  const sides = namesOf(entry.battle, names.nations, page.side);
  const renamed = (name?: string): void => {
    setRenaming(false);
    if (name !== undefined && name !== entry.name) props.rename(name);
    // The field is gone, so the focus moves to the button that opened it.
    onceDrawn(() => renameButton.current?.focus());
  };
  return (
    <li
      class={['slip battle', chosen && of > 1 && 'chosen', computing && 'computing'].filter(Boolean).join(' ')}
      aria-label={page.battle(letter)}
    >
      <header>
        <span class="letter" aria-hidden="true">
          {letter}
        </span>
        {renaming ? (
          <Rename letter={letter} name={entry.name} onName={renamed} onLeave={() => renamed()} />
        ) : (
          <h3>
            <span class="vh">{page.battle(letter)}</span> {drawnName(entry.name)}
          </h3>
        )}
        {!renaming && entry.name === '' && <Picture battle={entry.battle} />}
      </header>
      {(renaming || entry.name !== '') && <Picture battle={entry.battle} />}
      <div class="unlike">
        {index > 0 && <Unlike first={first} entry={entry} />}
        {index > 0 && odds && basis && <Ends by={apart(basis, odds)} />}
        {index === 0 && of > 1 && <p class="quietly">{page.basis}</p>}
      </div>
      {odds ? (
        <OddsFigure
          odds={odds}
          attacker={sides.attacker}
          defender={sides.defender}
          size="full"
          unscored={!entry.battle.attacker.nation || !entry.battle.defender.nation}
        />
      ) : (
        <Trouble battle={entry.battle} told={told} />
      )}
      {index > 0 && odds && basis && <Against by={apart(basis, odds)} names={sides} />}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no fields of a form */}
      <div class="acts" role="group" aria-label={page.acts(letter)}>
        {of > 1 && (
          <Act onClick={props.change} pressed={chosen} of={letter}>
            {page.change}
          </Act>
        )}
        <Act onClick={props.copy} of={letter}>
          {page.copy}
        </Act>
        <Act onClick={() => setRenaming(true)} of={letter} at={renameButton}>
          {page.rename}
        </Act>
        {of > 1 && (
          <Act onClick={props.remove} of={letter}>
            {page.remove}
          </Act>
        )}
      </div>
    </li>
  );
}

interface ActProps {
  /** Undefined if the action is not available now. */
  readonly onClick: (() => void) | undefined;
  readonly pressed?: boolean;
  readonly of: string;
  readonly at?: preact.RefObject<HTMLButtonElement>;
  readonly children: ComponentChildren;
}

function Act({ onClick, pressed, of, at, children }: ActProps) {
  const { page } = usePage();
  return (
    <button
      type="button"
      class="act"
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      aria-disabled={onClick === undefined}
      {...(at && { ref: at })}
      onClick={() => onClick?.()}
    >
      {children}
      <span class="vh">{page.ofBattle(of)}</span>
    </button>
  );
}

/** The differences of the set-up from that of the first battle. */
function Unlike({ first, entry }: { readonly first: Entry; readonly entry: Entry }) {
  const { page } = usePage();
  const { semicolon } = useCommon().play;
  const changes = changesOf(first, entry).map((change) => changeTold(page, change));
  if (changes.length === 0) return <p class="quietly">{page.alike(letterOf(0))}</p>;
  return (
    <p>
      <span class="l">{page.unlike(letterOf(0))}</span> {changes.join(semicolon)}.
    </p>
  );
}

/** The differences of both victories from those of the first battle, above their ends of the bar; `Against` gives them in words. */
function Ends({ by: { ends } }: { readonly by: Apart }) {
  const { page } = usePage();
  const [attacker, defender] = [ends[0], ends.at(-1)];
  return (
    <p class="ends-apart" aria-hidden="true">
      <b>{page.signed((attacker?.by ?? 0) / 10)}</b>
      <small>{page.againstInHundred(letterOf(0))}</small>
      <b>{page.signed((defender?.by ?? 0) / 10)}</b>
    </p>
  );
}

interface AgainstProps {
  readonly by: Apart;
  readonly names: ReturnType<typeof namesOf<string>>;
}

/** The differences of the chances, losses and rounds from those of the first battle. */
function Against({ by, names }: AgainstProps) {
  const { page } = usePage();
  const { ends } = useOddsWords();
  return (
    <table class="against">
      <caption>
        <span class="l">{page.against(letterOf(0))}</span> <small>{page.inHundred}</small>
      </caption>
      <tbody>
        {by.ends.map(({ end, by: parts }) => {
          const said: { readonly who?: 'attacker' | 'defender'; readonly is: string } = ends[end];
          return (
            <tr key={end}>
              <th scope="row">
                {said.who && <span class="n">{names[said.who]}</span>} {said.is}
              </th>
              <td>{page.signed(parts / 10)}</td>
            </tr>
          );
        })}
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">{page.lost[side]}</th>
            <td>{page.signed(by.losses[side])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{page.meanRounds}</th>
          <td>{page.signed(by.rounds)}</td>
        </tr>
      </tbody>
    </table>
  );
}
