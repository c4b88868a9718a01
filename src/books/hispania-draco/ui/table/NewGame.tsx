import { useState } from 'preact/hooks';
import { seedOf } from '../../../../kernel/hash.ts';
import { Chairs, Manners } from '../../../../ui/table/Chairs.tsx';
import type { Chair, Chairs as ChairsOf } from '../../../../ui/table/chairs.ts';
import { NewGameForm, newSeed, Seed } from '../../../../ui/table/NewGameForm.tsx';
import type { Unopened } from '../../../../ui/table/open-room.ts';
import type { HomePart } from '../../../../ui/table/parts.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import { HISPANO, SCENARIOS } from '../../engine/data/ids.ts';
import { PARAMETERS } from '../../engine/data/level.ts';
import { setup } from '../../engine/setup.ts';
import type { OfDraco } from '../kinds.ts';
import { DRACO } from '../playable.ts';
import { useWords } from '../speech.tsx';
import { LevelTable } from './LevelTable.tsx';
import {
  FIRST,
  faultIn,
  generalsOf,
  measuredOf,
  optionsOf,
  seatsOf,
  stepOf,
  variantsOf,
  type Wanted,
  withScenario,
} from './new-game.ts';
import { Picture } from './Picture.tsx';
import { ShareBar } from './ShareBar.tsx';
import { useOwnTable } from './table-words.ts';
import { MEASURED_BY, useRates } from './use-rates.ts';
import { VariantList } from './VariantList.tsx';

interface PartProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** A new game: where it begins, one of 243 levels, variants, and who plays; with the wins of the computers where they are measured. */
export function NewGame({ desk, chairs: of }: HomePart<OfDraco> & { readonly chairs: ChairsOf }) {
  const { begin: own } = useOwnTable();
  const { begin } = useTableWords().table;
  const { names } = useWords();
  const [wanted, setWanted] = useState(FIRST);
  const [chairs, setChairs] = useState<readonly Chair[]>([]);
  const [seed, setSeed] = useState(newSeed);
  const levels = DRACO.computers?.levels ?? [];
  const fault = faultIn(wanted);
  const seats = seatsOf(wanted);
  // A chair keeps its player while seats come and go; the player of Hispano sits at the last one.
  const seated = seats.map(
    (seat, i) => chairs[i] ?? of.chairOf(seat === HISPANO && levels.length > 0 ? 'computer' : 'person', i, begin.names),
  );
  const start = (): Unopened<OfDraco> | undefined => {
    const sittings = of.sittingsOf(seated, begin.names).map((one, i) => ({ ...one, seat: seats[i] ?? one.seat }));
    const helps = sittings.some(({ is, seat }) => is === 'computer' && seat !== HISPANO);
    return desk.begin({
      root: {
        is: 'game',
        options: { ...optionsOf(wanted) },
        seed: seedOf(seed),
        // With computers as colleagues a victory is not one's own.
        ...(helps ? {} : { counts: {} }),
      },
      sittings,
      name: own.name(
        wanted.scenario ? names.scenarios[wanted.scenario] : own.basic[0],
        PARAMETERS.map((one) => wanted.level[one]).join(' '),
        wanted.variants.map((one) => names.variants[one]),
      ),
      keep: true,
    });
  };
  return (
    <NewGameForm look="conquest-begins" start={start}>
      {(trouble) => (
        <>
          <Where wanted={wanted} onChange={setWanted} />
          <div class="middle">
            <LevelTable wanted={wanted} onChange={setWanted} />
            <VariantList wanted={wanted} onChange={setWanted} />
          </div>
          <div class="slip yours">
            <Yours wanted={wanted} />
            <fieldset class="romans">
              <legend>{own.romans}</legend>
              <div class="spend">
                {([1, 2, 3] as const).map((n) => (
                  <label key={n}>
                    <input
                      type="radio"
                      name="players"
                      checked={wanted.players === n}
                      onChange={() => setWanted({ ...wanted, players: n })}
                    />
                    <b>{n}</b>
                  </label>
                ))}
              </div>
              <div class="chairs">
                <Chairs
                  of={of}
                  levels={levels}
                  names={begin.names}
                  chairs={seated}
                  onChange={setChairs}
                  beside={(_, i) => {
                    const seat = seats[i];
                    return (
                      <small class="group">
                        {seat === undefined || seat === HISPANO
                          ? own.hispano
                          : own.plays(generalsOf(wanted.players, seat))}
                      </small>
                    );
                  }}
                />
                {seated.some(({ is }) => is === 'computer') && <Manners levels={levels} />}
              </div>
            </fieldset>
            <Fault wanted={wanted} />
            <button
              type="submit"
              class="btn pri"
              data-key="n"
              aria-keyshortcuts="N"
              aria-disabled={fault !== undefined}
              onClick={(event) => fault && event.preventDefault()}
            >
              {own.board}
            </button>
            {trouble}
            <Seed seed={seed} onChange={setSeed} />
          </div>
        </>
      )}
    </NewGameForm>
  );
}

/** What does not go together (`faultOf`). */
function Fault({ wanted }: { readonly wanted: Wanted }) {
  const { optionFaults } = useWords();
  const fault = faultIn(wanted);
  return <div role="status">{fault && <p class="wrong">{optionFaults[fault]}</p>}</div>;
}

/** The basic game and the scenarios, with what each puts on the board. */
function Where({ wanted, onChange }: PartProps) {
  const { begin: own } = useOwnTable();
  const { names } = useWords();
  const fault = faultIn(wanted);
  return (
    <div class="where-begins">
      <fieldset class="scenarios">
        <legend>{own.where}</legend>
        {([null, ...SCENARIOS] as const).map((one) => (
          <label key={one} class="option">
            <input
              type="radio"
              name="scenario"
              checked={wanted.scenario === one}
              onChange={() => onChange(withScenario(wanted, one))}
            />
            <span>
              <b>{one ? names.scenarios[one] : own.basic[0]}</b>
              <small>{one ? own.scenarios[one] : own.basic[1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {!fault && (
        <figure>
          <Picture summary={DRACO.summary(setup(optionsOf(wanted), 1))} />
          <figcaption>{wanted.scenario ? own.picture : own.none}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** The level as it is written, and how often a team of computers wins with it. */
function Yours({ wanted }: { readonly wanted: Wanted }) {
  const { begin: own } = useOwnTable();
  const { names } = useWords();
  const { parts: rates } = useRates();
  const { level } = wanted;
  const step = stepOf(level);
  const variants = variantsOf(wanted).map((one) => names.variants[one]);
  const options = measuredOf(wanted);
  const rate = rates?.rateOf(MEASURED_BY, options);
  const share = rates?.shareOf(MEASURED_BY, options)?.share;
  return (
    <div class="your-game" aria-live="polite">
      <h3>{own.yours}</h3>
      <p class="five">
        {PARAMETERS.map((one) => (
          <span key={one} title={names.level[one]}>
            <span class="vh">{names.level[one]} </span>
            {level[one]}{' '}
          </span>
        ))}
      </p>
      <p class="else">
        {[step === undefined ? own.mixed : own.levels[step], ...(variants.length > 0 ? [own.with(variants)] : [])].join(
          ', ',
        )}
      </p>
      {share === undefined ? (
        <>
          <p class="rate none">{own.unmeasured}</p>
          <p class="else">{own.unmeasuredSays}</p>
        </>
      ) : (
        <>
          <p class="rate">
            {Math.round(100 * share)} <small>{own.wins}</small>
          </p>
          <ShareBar share={share} />
          <p class="else">{rate ? own.measured(rate.games, rate.from, rate.to) : own.estimate}</p>
        </>
      )}
    </div>
  );
}
