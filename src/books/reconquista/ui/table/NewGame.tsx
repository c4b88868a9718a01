import { useState } from 'preact/hooks';
import { seedOf } from '../../../../kernel/hash.ts';
import { RuleLink } from '../../../../ui/Say.tsx';
import { NewGameForm, newSeed, Seed } from '../../../../ui/table/NewGameForm.tsx';
import type { HomePart } from '../../../../ui/table/parts.ts';
import type { Unopened } from '../../../../ui/table/room.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import { EVENTS, type EventId } from '../../engine/data/ids.ts';
import { OPTIONS, SWITCHES } from '../../engine/data/play-ids.ts';
import { STARTS } from '../../engine/data/starts.ts';
import { setup } from '../../engine/setup.ts';
import type { StartWords } from '../../words/table.ts';
import type { OfReconquista } from '../kinds.ts';
import { RECONQUISTA } from '../playable.ts';
import { useWords } from '../speech.tsx';
import { expected, FIRST, OWN_TABLES, optionsOf, TABLES, toggled, type Wanted } from './new-game.ts';
import { Picture } from './Picture.tsx';

/** A new game: one of the starts, as a place in history; the options and the dice below it. */
export function NewGame({ desk, home, words }: HomePart<OfReconquista> & { readonly words: StartWords }) {
  const { own, yearOf } = useWords();
  const { begin } = useTableWords().table;
  const [wanted, setWanted] = useState(FIRST);
  const [seed, setSeed] = useState(newSeed);
  const start = (): Unopened<OfReconquista> | undefined =>
    desk.begin({
      root: { is: 'game', options: { ...optionsOf(wanted) }, seed: seedOf(seed), counts: {} },
      sittings: [{ seat: 'christian', name: begin.names.person(1), is: 'person' }],
      name: `${own.begin.turn(wanted.start)}, ${yearOf(wanted.start)}`,
      keep: true,
    });
  return (
    <NewGameForm look="campaign-begins" start={start}>
      {(trouble) => (
        <>
          <Starts wanted={wanted} onChange={setWanted} />
          <div class="slip to-begin">
            <About start={wanted.start} words={words} home={home} />
            <div class="begin-start">
              <button type="submit" class="btn pri" data-key="n" aria-keyshortcuts="N">
                {begin.start}
              </button>
              {trouble}
              <Rest wanted={wanted} onChange={setWanted} />
              <Seed seed={seed} onChange={setSeed} />
            </div>
          </div>
        </>
      )}
    </NewGameForm>
  );
}

interface PartProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** The twenty starts in the order of their years. */
function Starts({ wanted, onChange }: PartProps) {
  const { own, yearOf } = useWords();
  return (
    <fieldset class="starts">
      <legend class="vh">{own.begin.start}</legend>
      {STARTS.map((_, i) => {
        const turn = i + 1;
        return (
          <label key={turn}>
            <input
              type="radio"
              name="start"
              checked={wanted.start === turn}
              onChange={() => onChange({ ...wanted, start: turn })}
            />
            <b>{turn}</b>
            <span>{yearOf(turn)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface AboutProps {
  readonly start: number;
  readonly words: StartWords;
  /** The address of the book. */
  readonly home: string;
}

/** The history of a start and what to expect. */
function About({ start, words, home }: AboutProps) {
  const { own, yearOf } = useWords();
  const { christian, muslim, rebels, turns, score } = expected(start);
  const summary = RECONQUISTA.summary(setup({ start }, 1));
  return (
    <div class="about-start" aria-live="polite">
      <Picture summary={summary} />
      <div>
        <h3>
          {own.begin.turn(start)}, {yearOf(start)}
        </h3>
        <p>{words.history[start - 1]}</p>
        <p class="else">
          {own.begin.expect(christian, muslim, rebels)}. {own.begin.length(turns, score)}. {words.notes[start]}
        </p>
        <p class="else">
          <a href={`${home}par/#turn-${start}`}>{words.par.link}</a>
        </p>
      </div>
    </div>
  );
}

/** Options, events and rulings. */
function Rest({ wanted, onChange }: PartProps) {
  const { begin: words } = useWords().own;
  return (
    <>
      <details class="more">
        <summary>{words.options}</summary>
        <fieldset>
          <legend class="vh">{words.options}</legend>
          {OPTIONS.map((one) => {
            const [name, says, rule] = words.optional[one];
            return (
              <div key={one} class="option">
                <label>
                  <input
                    type="checkbox"
                    checked={wanted.options.includes(one)}
                    onChange={() => onChange({ ...wanted, options: toggled(wanted.options, one) })}
                  />{' '}
                  {name} <small>{says}</small>
                </label>
                <RuleLink rule={rule} />
              </div>
            );
          })}
        </fieldset>
        <fieldset>
          <legend>{words.events}</legend>
          {TABLES.map((one) => {
            const [name, says] = words.tables[one];
            return (
              <div key={one} class="option">
                <label>
                  <input
                    type="radio"
                    name="events"
                    checked={wanted.table === one}
                    onChange={() => onChange({ ...wanted, table: one })}
                  />{' '}
                  {name} <small>{says}</small>
                </label>
              </div>
            );
          })}
          <OwnTable wanted={wanted} onChange={onChange} />
        </fieldset>
      </details>
      <details class="more">
        <summary>{words.rulings}</summary>
        <fieldset>
          <legend class="vh">{words.rulings}</legend>
          {SWITCHES.map((one) => (
            <div key={one} class="option">
              <label>
                <input
                  type="checkbox"
                  checked={wanted.rulings.includes(one)}
                  onChange={() => onChange({ ...wanted, rulings: toggled(wanted.rulings, one) })}
                />{' '}
                {words.switches[one]} <small>{one}</small>
              </label>
            </div>
          ))}
        </fieldset>
      </details>
    </>
  );
}

/** The events of a table of one's own, one for each number. */
function OwnTable({ wanted, onChange }: PartProps) {
  const { names, own: words } = useWords();
  const { table, own } = wanted;
  if (table !== 'six' && table !== 'eleven') return null;
  const { size, lowest } = OWN_TABLES[table];
  return (
    <div class="own-table">
      {own.slice(0, size).map((event, i) => (
        <label key={`${i + lowest}`}>
          <span>{words.begin.entry(i + lowest)}</span>
          <select
            value={event}
            onChange={({ currentTarget }) => onChange({ ...wanted, own: own.with(i, currentTarget.value as EventId) })}
          >
            {EVENTS.map((one) => (
              <option key={one} value={one}>
                {names.events[one]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
