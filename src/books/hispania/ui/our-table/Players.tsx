import { useLayoutEffect, useState } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import { TOKENS, type TokenId } from '../../engine/data/ids.ts';
import { MOST } from '../../engine/schema.ts';
import { Halves } from './Count.tsx';
import { giveToken, handOf, inBag, playToken, setTally, takeToken, toggled, unplayToken } from './memory.ts';
import { addPlayer, groupsIn, playersIn, removePlayer, renamePlayer, setAdjust, setGroup } from './players.ts';
import { type Editing, useEditor } from './spoken.ts';

/** The players: names, points besides their nations, groups of the standard game, event tokens. */
export function Players({ written, edit }: Editing) {
  const { editor } = useEditor();
  const { players: words } = editor;
  const players = playersIn(written);
  return (
    <details class="slip fold" id="our-table-players">
      <summary>
        {words.title} <small>{players.map(({ seat }) => words.called(seat)).join(', ')}</small>
      </summary>
      {players.length === 0 && <p class="quietly">{words.none}</p>}
      {players.map(({ seat }, i) => (
        // A player keeps the place at the table under a new name.
        <Player key={`${i}`} written={written} edit={edit} seat={seat} />
      ))}
      {groupsIn(written).map(({ lot, seat }, i) => (
        <label key={lot} class="field">
          <span>
            <Say text={words.group(lot)} />
          </span>
          <select
            value={seat ?? ''}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              edit((old) => setGroup(old, i + 1, chosen));
            }}
          >
            {seat === undefined && <option value="">{editor.nations.noPlayer}</option>}
            {players.map((player) => (
              <option key={player.seat} value={player.seat}>
                {words.called(player.seat)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {written.bag && <Played written={written} edit={edit} />}
      {players.length < MOST.seats && (
        <p class="acts">
          <button type="button" class="btn quiet" onClick={() => edit((old) => addPlayer(old, words.named))}>
            {words.add}
          </button>
        </p>
      )}
    </details>
  );
}

function Player({ written, edit, seat }: Editing & { readonly seat: string }) {
  const { editor, words: said } = useEditor();
  const { players: words } = editor;
  const [name, setName] = useState(seat);
  useLayoutEffect(() => setName(seat), [seat]);
  const adjust = playersIn(written).find((player) => player.seat === seat)?.adjust ?? 0;
  const signs = written.options?.includes('sign-of-god');
  return (
    <fieldset class="player">
      <legend class="vh">{words.called(seat)}</legend>
      <div class="fields">
        <label class="field">
          <span>{words.name}</span>
          <input
            type="text"
            maxLength={MOST.name}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
            // An invalid name is not accepted: the old one is shown again.
            onChange={() => {
              edit((old) => renamePlayer(old, { seat, wanted: name.trim() }));
              setName(seat);
            }}
          />
        </label>
        <div class="field">
          <span>
            {words.adjust} <small>{words.adjustWhy}</small>
          </span>
          <Halves
            label={`${words.called(seat)}, ${words.adjust}`}
            value={adjust}
            min={-MOST.points}
            max={MOST.points}
            onChange={(value) => edit((old) => setAdjust(old, seat, value), `adjust ${seat}`)}
          />
        </div>
        <button type="button" class="btn quiet" onClick={() => edit((old) => removePlayer(old, seat))}>
          {words.remove(words.called(seat))}
        </button>
      </div>
      {signs && (
        <label class="tick">
          <input
            type="checkbox"
            checked={written.tally?.signs?.includes(seat) ?? false}
            onChange={() =>
              edit((old) => {
                const all = playersIn(old).map((player) => player.seat);
                return setTally(old, 'signs', toggled(old.tally?.signs, seat, all));
              })
            }
          />
          <span>{words.sign}</span>
        </label>
      )}
      {written.bag && (
        <Tokens
          title={`${words.called(seat)}${said.play.colon}${words.tokens}`}
          written={written}
          tokens={handOf(written, seat)}
          onGive={(token) => edit((old) => giveToken(old, seat, token))}
          onTake={(token) => edit((old) => takeToken(old, seat, token))}
        />
      )}
    </fieldset>
  );
}

function Played({ written, edit }: Editing) {
  const { players: words } = useEditor().editor;
  return (
    <>
      <Tokens
        title={words.played}
        written={written}
        tokens={written.bag?.played ?? []}
        onGive={(token) => edit((old) => playToken(old, token))}
        onTake={(token) => edit((old) => unplayToken(old, token))}
      />
      <p class="quietly">{words.bag(written.bag?.left.length ?? 0)}</p>
    </>
  );
}

interface TokensProps extends Pick<Editing, 'written'> {
  readonly title: string;
  readonly tokens: readonly TokenId[];
  readonly onGive: (token: TokenId) => void;
  readonly onTake: (token: TokenId) => void;
}

/** Tokens of one heap: each is a button that returns it, with a list of those left in the bag. */
function Tokens({ title, written, tokens, onGive, onTake }: TokensProps) {
  const { editor, names, words: said } = useEditor();
  const { players: words } = editor;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row
    <div class="event-tokens" role="group" aria-label={title}>
      <span>{title}</span>
      {tokens.map((token, i) => (
        <button
          // Equal tokens are distinguished by their position.
          key={`${token} ${i}`}
          type="button"
          class="btn quiet"
          aria-label={words.takeBack(token)}
          onClick={() => onTake(token)}
        >
          {names.tokens[token]} <span aria-hidden="true">×</span>
        </button>
      ))}
      <select
        aria-label={`${title}${said.play.colon}${words.give}`}
        value=""
        onChange={(event) => {
          const token = TOKENS.find((id) => id === event.currentTarget.value);
          if (token) onGive(token);
          event.currentTarget.value = '';
        }}
      >
        <option value="">{words.give}</option>
        {TOKENS.filter((token) => inBag(written, token) > 0).map((token) => (
          <option key={token} value={token}>
            {words.left(token, inBag(written, token))}
          </option>
        ))}
      </select>
    </div>
  );
}
