import { useMemo } from 'preact/hooks';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import type { Sitting } from '../../../../../ui/table/sitting.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { NationChip } from '../../board/icons.tsx';
import { Glyph } from '../../Glyph.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { Income } from './Income.tsx';
import { Known } from './Known.tsx';
import { type Sheet, sheetOf } from './nation.ts';
import { PlayedOn } from './PlayedOn.tsx';
import { Points } from './Points.tsx';
import { Player } from './Who.tsx';

export interface NationSheetProps {
  readonly state: State;
  readonly nation: NationId;
  readonly sittings: readonly Sitting[];
  /** The address of the book in the reader's language (`/hispania/`); the address of the nation's page starts with it. */
  readonly home: string;
  /** Closes the sheet; without it the sheet stays open. */
  readonly onClose?: (() => void) | undefined;
}

/** A nation's current sheet for this game: its scores, income, arrivals, remaining counters and bonds. */
export function NationSheet({ state, nation, sittings, home, onClose }: NationSheetProps) {
  const { sheet } = useTableWords();
  const { names, words: all } = useSpeech();
  const words = sheet.sheet;
  const of = useMemo(() => sheetOf(view(state), nation, sheet), [state, nation, sheet]);
  const { standing } = of;
  return (
    <section class="slip nation-sheet" aria-label={words.label(names.nations[nation])}>
      <header>
        <NationChip nation={nation} size={34} />
        <h2 class="n">{names.nations[nation]}</h2>
        {state.nations[nation] && state.players && <Player state={state} seat={standing.seat} sittings={sittings} />}
        <a href={`${home}nations/${nation}/`}>{words.page}</a>
        {onClose && (
          <button type="button" class="btn quiet" aria-label={sheet.close} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </header>
      <PlayedOn state={state} nation={nation} />
      {of.ended && <p class="else">{words.gone}</p>}
      {!of.ended && !of.alive && <p class="else">{words.notThere}</p>}
      {of.alive && (
        <p>
          {words.capital}
          {all.play.colon}
          {standing.capital ? <i>{names.places[standing.capital]}</i> : words.none} <RuleLink rule="4.3" />
        </p>
      )}
      <Submission of={of} />
      <Points of={of} nation={nation} barbarian={state.options?.includes('barbarian') ?? false} />
      {!of.ended && <Ahead of={of} turn={state.turn} />}
      {!of.ended && <Income of={of} nation={nation} />}
      {!of.ended && <Units of={of} />}
      <h3>{words.rules}</h3>
      <ul class="items">
        {of.rules.map((rule) => (
          <li key={rule}>
            <span>{sheet.rule(rule)}</span>
            <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Part {
  readonly of: Sheet;
}

/** Its overlord, its subjects, and the nations to which it may still submit. */
function Submission({ of: { overlord, subjects, submits } }: Part) {
  const words = useTableWords().sheet.sheet;
  if (!overlord && subjects.length === 0 && submits.length === 0) return null;
  return (
    <>
      <h3>{words.relations}</h3>
      <ul class="items">
        {overlord && (
          <li class="strong">
            <span>
              <Say text={words.overlord(overlord)} />
            </span>
            <RuleLink rule="9.6" />
          </li>
        )}
        {subjects.length > 0 && (
          <li class="strong">
            <span>
              <Say text={words.subjects(subjects)} />
            </span>
            <RuleLink rule="9.6" />
          </li>
        )}
        {submits.map((clause) => (
          <li key={clause.to}>
            <span>
              <Say text={words.submission(clause)} />
            </span>
            <RuleLink rule={clause.rule ?? '9.6-submission'} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The events of single turns that are still to come. */
function Ahead({ of: { ahead }, turn: now }: Part & { readonly turn: number }) {
  const { sheet } = useTableWords();
  const words = sheet.sheet;
  return (
    <>
      <h3>{words.ahead}</h3>
      {ahead.length === 0 && <p class="else">{words.nothingAhead}</p>}
      <ul class="items">
        {ahead.map(({ turns: [turn], text, rule }, i) => (
          // The order of the text never changes, so the index is the identity of a line.
          <li key={`${i}`} class="dated">
            <b class="num" title={sheet.turn(Math.max(turn, now))}>
              <span class="vh">{sheet.turn(Math.max(turn, now))}</span>
              <span aria-hidden="true">{Math.max(turn, now)}</span>
            </b>
            <span>
              <Say text={text} />
            </span>
            <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Remaining counters, units to be placed, and the leaders on the map. */
function Units({ of: { pool, waiting, leaders } }: Part) {
  const words = useTableWords().sheet.sheet;
  const waits = Object.keys(waiting.units).length + waiting.leaders.length > 0;
  return (
    <>
      <h3>{words.units}</h3>
      <dl class="pairs">
        {pool.map(({ kind, left, all, known }) => (
          <div key={kind}>
            <dt>
              <Glyph name={kind} size={18} /> {words.kind(kind, left)}
            </dt>
            <dd>
              {left} <Known is={known}>{words.leftOf(all)}</Known>
            </dd>
          </div>
        ))}
        {waits && (
          <div>
            <dt>{words.waiting}</dt>
            <dd>{words.some(waiting.units, waiting.leaders)}</dd>
          </div>
        )}
      </dl>
      {leaders.length > 0 && (
        <ul class="items">
          {leaders.map(({ leader, place, leaves }) => (
            <li key={leader}>
              <span>
                <Glyph name="leader" size={18} /> <Say text={words.led(leader, place, leaves)} />
              </span>
              <RuleLink rule="3.3" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
