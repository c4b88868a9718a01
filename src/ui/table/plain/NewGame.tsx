import { useState } from 'preact/hooks';
import type { Json, Seat } from '../../../kernel/contract.ts';
import { seedOf } from '../../../kernel/hash.ts';
import { useSpeech } from '../../speech.ts';
import { Chairs, Manners } from '../Chairs.tsx';
import type { Chair } from '../chairs.ts';
import { NewGameForm, newSeed, Seed } from '../NewGameForm.tsx';
import type { Unopened } from '../open-room.ts';
import type { HomePart, Parts, TableKinds } from '../parts.ts';
import { useTableWords } from '../words.ts';

/** One form of the game. */
export interface Form {
  readonly id: string;
  readonly name: string;
  /** The possible numbers of players. */
  readonly players: readonly number[];
}

/** The options of a new game, as data for its form. */
export interface Setup {
  readonly forms: readonly Form[];
  /** The seats of a form with this number of players, in order. */
  seats(form: string, players: number): readonly Seat[];
  /** The options for the engine. */
  options(form: string, players: number): Json;
}

interface Props<K extends TableKinds> extends HomePart<K> {
  readonly setup: Setup;
  readonly chairs: Parts<K>['chairs'];
}

/** A new game: its form, its players, the seed of its dice. It uses only the book's own data. */
export function NewGame<K extends TableKinds>({ desk, setup, chairs }: Props<K>) {
  const { table } = useTableWords();
  const { begin } = table;
  const { names } = begin;
  const levels = desk.device.playable.computers?.levels ?? [];
  const [form, setForm] = useState(setup.forms[0] as Form);
  const chairsFor = (players: number, before: readonly Chair[] = []): readonly Chair[] =>
    Array.from({ length: players }, (_, i) => before[i] ?? chairs.chairOf('person', i, names));
  const [who, setWho] = useState(() => chairsFor(form.players[0] ?? 1));
  const [seed, setSeed] = useState(newSeed);
  const choose = (next: Form): void => {
    setForm(next);
    setWho(chairsFor(next.players.includes(who.length) ? who.length : (next.players[0] ?? 1), who));
  };
  const { colon } = useSpeech().words.play;
  const start = (): Unopened<K> | undefined => {
    const seats = setup.seats(form.id, who.length);
    const sittings = chairs.sittingsOf(who, names).map((one, i) => ({ ...one, seat: seats[i] ?? one.seat }));
    return desk.begin({
      root: { is: 'game', options: setup.options(form.id, who.length), seed: seedOf(seed) },
      sittings,
      name: `${form.name}${colon}${sittings.map(({ name }) => name).join(', ')}`,
      keep: true,
    });
  };
  return (
    <NewGameForm start={start}>
      {(trouble) => (
        <>
          <fieldset class="forms">
            <legend>{begin.form}</legend>
            {setup.forms.map((one) => (
              <label key={one.id}>
                <input type="radio" name="form" checked={one === form} onChange={() => choose(one)} /> {one.name}
              </label>
            ))}
          </fieldset>
          <fieldset class="chairs">
            <legend>{begin.players}</legend>
            {form.players.length > 1 && (
              <p class="many">
                <span>{begin.howMany}</span>
                {form.players.map((n) => (
                  <label key={n}>
                    <input
                      type="radio"
                      name="players"
                      checked={who.length === n}
                      onChange={() => setWho(chairsFor(n, who))}
                    />
                    {n}
                  </label>
                ))}
              </p>
            )}
            <Chairs of={chairs} levels={levels} names={names} chairs={who} onChange={setWho} beside={() => null} />
            <Manners levels={levels} />
          </fieldset>
          <Seed seed={seed} onChange={setSeed} />
          {trouble}
          <p class="acts">
            <button type="submit" class="btn pri">
              {begin.start}
            </button>
          </p>
        </>
      )}
    </NewGameForm>
  );
}
