import { useState } from 'preact/hooks';
import { seedOf } from '../../../../kernel/hash.ts';
import { NewGameForm, newSeed, Seed } from '../../../../ui/table/NewGameForm.tsx';
import type { Unopened } from '../../../../ui/table/open-room.ts';
import type { HomePart } from '../../../../ui/table/parts.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import { STARTS } from '../../engine/data/starts.ts';
import { setup } from '../../engine/setup.ts';
import type { StartWords } from '../../words/table.ts';
import type { OfReconquista } from '../kinds.ts';
import { RECONQUISTA } from '../playable.ts';
import { useWords } from '../speech.tsx';
import { GameOptions } from './GameOptions.tsx';
import { expected, FIRST, optionsOf, type Wanted } from './new-game.ts';
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
              <GameOptions wanted={wanted} onChange={setWanted} />
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
