import type { Fault } from '../../../../kernel/contract.ts';
import { Say } from '../../../../ui/Say.tsx';
import { Stepper } from '../../../../ui/Stepper.tsx';
import { useGameSpeech } from '../../../../ui/speech.ts';
import { locationsOf } from '../../engine/data/geography.ts';
import { EVENTS, type LocationId, REGIONS } from '../../engine/data/ids.ts';
import { TURNS } from '../../engine/data/score.ts';
import { useWords } from '../speech.tsx';
import { GameOptions } from '../table/GameOptions.tsx';
import { type Cardboard, ENTERED_PHASES, isAfter, mayBeLeft, ofStart } from './cardboard.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { Select } from './Select.tsx';
import { Wrong } from './Wrong.tsx';
import { useAssistant } from './words.ts';

interface Props {
  readonly board: Cardboard;
  readonly faults: readonly Fault[];
  readonly onChange: (board: Cardboard) => void;
  /** The location whose fields are open. */
  readonly open: LocationId | undefined;
  readonly onOpen: (at: LocationId | undefined) => void;
}

/** The turns as values of a choice. */
const ALL = Array.from({ length: TURNS }, (_, i) => `${i + 1}`);

/** The position in fields: a start to begin with, the turn, its phase and event, the options, and each location. */
export function Position({ board, faults, open, onChange, onOpen }: Props) {
  const words = useAssistant();
  return (
    <section class="entered" aria-labelledby="position">
      <h2 id="position">{words.position}</h2>
      <div class="fields">
        <Select
          label={words.setUp}
          value={`${board.wanted.start}`}
          options={ALL.map((turn) => [turn, words.startOf(Number(turn))])}
          onChange={(turn) => turn && onChange(ofStart(Number(turn), board.wanted))}
        />
        <Select
          label={words.turn}
          value={`${board.turn}`}
          options={ALL.map((turn) => [turn, turn])}
          onChange={(turn) => turn && onChange({ ...board, turn: Number(turn) })}
        />
        <OfTurn board={board} onChange={onChange} />
      </div>
      <details class="more">
        <summary>{words.rules}</summary>
        <GameOptions wanted={board.wanted} onChange={(wanted) => onChange({ ...board, wanted })} />
      </details>
      <h3 id="places">{words.places}</h3>
      <p class="hint">{words.placesSay}</p>
      <Wrong faults={faults} path="places" />
      <Places board={board} faults={faults} open={open} onChange={onChange} onOpen={onOpen} />
    </section>
  );
}

/** The phase to be played, and what the turn has brought before it. */
function OfTurn({ board, onChange }: Pick<Props, 'board' | 'onChange'>) {
  const words = useAssistant();
  const { names, phases } = useWords();
  const { phase, revolt, event, points } = board;
  return (
    <>
      <Select
        label={words.phase}
        value={phase}
        options={ENTERED_PHASES.map((one) => [one, phases[one]])}
        onChange={(next) => next && onChange({ ...board, phase: next })}
      />
      {isAfter(phase, 'rebellion') && (
        <Select
          label={words.revolt}
          value={revolt ?? undefined}
          none={words.none}
          options={REGIONS.map((one) => [one, names.regions[one]])}
          onChange={(next) => onChange({ ...board, revolt: next ?? null })}
        />
      )}
      {isAfter(phase, 'event') && (
        <Select
          label={words.event}
          value={event?.id}
          none={words.none}
          options={EVENTS.map((one) => [one, names.events[one]])}
          onChange={(id) => onChange({ ...board, event: id ? { id } : null })}
        />
      )}
      {isAfter(phase, 'event') && phase !== 'sieges' && event && mayBeLeft(event.id) && (
        <Count
          label={words.left}
          value={event.left ?? 0}
          onChange={(left) => onChange({ ...board, event: { ...event, left } })}
        />
      )}
      {isAfter(phase, 'event') && phase !== 'sieges' && event?.id === 'el-cid' && (
        <label class="tick">
          <input
            type="checkbox"
            checked={event.awaited === true}
            onChange={({ currentTarget }) =>
              onChange({ ...board, event: { id: event.id, ...(currentTarget.checked && { awaited: true }) } })
            }
          />{' '}
          {words.awaited}
        </label>
      )}
      {phase === 'spending' && (
        <Count label={words.points} value={points} onChange={(next) => onChange({ ...board, points: next })} />
      )}
    </>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Count({ label, value, onChange }: CountProps) {
  const words = useAssistant();
  return (
    <div class="field">
      <span>{label}</span>
      <Stepper
        label={label}
        value={value}
        min={0}
        max={30}
        less={words.less(label)}
        more={words.more(label)}
        onChange={onChange}
      />
    </div>
  );
}

/** The locations by region, each a line that says what is there and opens its fields. */
function Places({ board, faults, open, onChange, onOpen }: Props) {
  const { names } = useWords();
  return (
    <>
      {REGIONS.map((region) => (
        <section key={region} class="region" aria-labelledby={`troops-of-${region}`}>
          <h4 id={`troops-of-${region}`}>{names.regions[region]}</h4>
          <ul>
            {locationsOf(region).map((at) => (
              <li key={at}>
                <button
                  type="button"
                  id={`place-${at}`}
                  class={faults.some(({ path }) => path.startsWith(`places.${at}`)) ? 'place faulty' : 'place'}
                  aria-expanded={open === at}
                  onClick={() => onOpen(open === at ? undefined : at)}
                >
                  <Line board={board} at={at} />
                </button>
                {open === at && <PlaceFields board={board} at={at} faults={faults} onChange={onChange} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** What is in a location, as the text twin says it. */
function Line({ board, at }: { readonly board: Cardboard; readonly at: LocationId }) {
  const { book } = useGameSpeech();
  const { city = null, fort = false, held = null, siege = null } = board.places[at];
  const told = (troops: typeof held) => troops && { side: troops.side, units: { ...troops.units } };
  return (
    <Say text={book.line({ key: 'place', params: { place: at, city, fort, held: told(held), siege: told(siege) } })} />
  );
}
