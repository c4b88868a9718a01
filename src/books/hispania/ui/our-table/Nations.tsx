import { useState } from 'preact/hooks';
import { NATIONS, type NationId, PROVINCES } from '../../engine/data/ids.ts';
import { MOST } from '../../engine/schema.ts';
import { NationChip } from '../board/icons.tsx';
import { bare } from './bare.ts';
import { Halves } from './Count.tsx';
import { mayBeCapital } from './check.ts';
import { isTime } from './counts.ts';
import { setBid, setGold, setOf, setOverlord, setPoints } from './fields.ts';
import { playersIn } from './players.ts';
import { OwnerSelect } from './Selects.tsx';
import { type Editing, useEditor } from './spoken.ts';
import { unitsOf } from './standing.ts';

interface Props extends Editing {
  /** Nations that were requested, in addition to those with any entry. */
  readonly asked: readonly NationId[];
  readonly onAsk: (nation: NationId) => void;
  /** Takes a nation in hand. */
  readonly onTake: (nation: NationId) => void;
}

/** Gold, points, capital, overlord, player of each nation. */
export function Nations({ written, edit, asked, onAsk, onTake }: Props) {
  const { editor } = useEditor();
  // On a phone they are folded, because the contents of the board come first there.
  const [open] = useState(() => matchMedia('(min-width: 50em)').matches);
  const shown = NATIONS.filter((nation) => asked.includes(nation) || has(written, nation) || isTime(written, nation));
  return (
    <details class="slip fold nations" id="our-table-nations" open={open}>
      <summary>
        {editor.nations.title} <small>{editor.nations.what}</small>
      </summary>
      <ul class="rows">
        {shown.map((nation) => (
          <Row key={nation} written={written} edit={edit} nation={nation} onTake={onTake} />
        ))}
      </ul>
      <OwnerSelect
        written={written}
        label={editor.nations.more}
        value=""
        none={editor.hand.choose}
        without={[...shown, 'neutral']}
        onChange={(owner) => owner !== '' && owner !== 'neutral' && onAsk(owner)}
      />
    </details>
  );
}

function has(written: Editing['written'], nation: NationId): boolean {
  const { gold, points, bids, capitals, overlords } = written;
  return (
    unitsOf(written, nation) > 0 ||
    [gold, points, bids, capitals, overlords].some((field) => field?.[nation] !== undefined)
  );
}

interface RowProps extends Editing, Pick<Props, 'onTake'> {
  readonly nation: NationId;
}

function Row({ written, edit, nation, onTake }: RowProps) {
  const { editor, names } = useEditor();
  const words = editor.nations;
  return (
    <li id={`our-table-${nation}`} tabIndex={-1}>
      <button type="button" class="pick whom" onClick={() => onTake(nation)}>
        <NationChip nation={nation} size={32} />
        <span>
          <span class="n">{names.nations[nation]}</span>
          <small>{words.units(unitsOf(written, nation))}</small>
        </span>
      </button>
      <fieldset class="fields">
        <legend class="vh">{names.nations[nation]}</legend>
        <div class="field">
          <span>{words.gold}</span>
          <Halves
            label={`${names.nations[nation]}, ${words.gold}`}
            value={written.gold?.[nation] ?? 0}
            max={MOST.gold}
            onChange={(value) => edit((old) => setGold(old, nation, value), `gold ${nation}`)}
          />
        </div>
        <div class="field">
          <span>{words.points}</span>
          <Halves
            label={`${names.nations[nation]}, ${words.points}`}
            value={written.points?.[nation] ?? 0}
            min={-MOST.points}
            max={MOST.points}
            onChange={(value) => edit((old) => setPoints(old, nation, value), `points ${nation}`)}
          />
        </div>
        {written.mode === 'advanced' && (
          <div class="field">
            <span>{words.bid}</span>
            <Halves
              label={`${names.nations[nation]}, ${words.bid}`}
              value={written.bids?.[nation] ?? 0}
              min={-MOST.points}
              max={MOST.points}
              onChange={(value) => edit((old) => setBid(old, nation, value), `bid ${nation}`)}
            />
          </div>
        )}
        <Capital written={written} edit={edit} nation={nation} />
        <OwnerSelect
          written={written}
          label={words.overlord}
          value={written.overlords?.[nation] ?? ''}
          none={words.free}
          without={[nation, 'neutral']}
          onChange={(owner) => edit((old) => setOverlord(old, nation, owner === '' ? undefined : (owner as NationId)))}
        />
        <Player written={written} edit={edit} nation={nation} />
      </fieldset>
    </li>
  );
}

type NationProps = Editing & { readonly nation: NationId };

/** A capital is declared in a province that the nation holds; one that is lost is still shown. */
function Capital({ written, edit, nation }: NationProps) {
  const { editor, names } = useEditor();
  const capital = written.capitals?.[nation];
  const state = bare(written);
  const held = PROVINCES.filter((place) => mayBeCapital(state, nation, place));
  const lost = capital !== undefined && !held.some((place) => place === capital);
  return (
    <label class="field">
      <span>{editor.nations.capital}</span>
      <select
        value={capital ?? ''}
        onChange={(event) => {
          const place = held.find((one) => one === event.currentTarget.value);
          edit((old) => setOf(old, 'capitals', nation, place));
        }}
      >
        <option value="">{editor.nations.noCapital}</option>
        {lost && <option value={capital}>{editor.nations.notHeld(capital)}</option>}
        {held.map((place) => (
          <option key={place} value={place}>
            {names.places[place]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Player({ written, edit, nation }: NationProps) {
  const { editor } = useEditor();
  const players = playersIn(written).map(({ seat }) => seat);
  if (players.length === 0) return null;
  const seat = written.seats?.[nation];
  return (
    <label class="field">
      <span>{editor.nations.player}</span>
      <select
        value={seat ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          edit((old) => setOf(old, 'seats', nation, chosen === '' ? undefined : chosen));
        }}
      >
        <option value="">{written.mode === undefined ? editor.nations.itself : editor.nations.noPlayer}</option>
        {seat !== undefined && !players.includes(seat) && <option value={seat}>{seat}</option>}
        {players.map((name) => (
          <option key={name} value={name}>
            {editor.players.called(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
