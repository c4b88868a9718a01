import type { Action, Choice, Decision } from '../../../../kernel/contract.ts';
import { Filler } from '../../../../ui/deciding/Filler.tsx';
import { Say } from '../../../../ui/Say.tsx';
import { useGameSpeech } from '../../../../ui/speech.ts';
import { regionOf } from '../../engine/data/geography.ts';
import type { LocationId } from '../../engine/data/ids.ts';
import { l } from '../../words/marks.ts';
import type { OfReconquista } from '../kinds.ts';
import { useWords } from '../speech.tsx';
import { allFrom, goalsOf, movesTo, startsOf } from './moving.ts';
import type { CampaignGesture } from './use-campaign.ts';
import { useOdds } from './use-odds.ts';

interface Props {
  readonly decision: Decision;
  /** The position, for chances; undefined before the engine of a scene is loaded. */
  readonly state: OfReconquista['state'] | undefined;
  readonly gesture: CampaignGesture;
  readonly onAnswer: (action: Action) => void;
}

/** Phase 4: units, then where they move, then how many of them (11). The board does the same. */
export function MoveAnswers(props: Props) {
  const { gesture } = props;
  const { from, place } = gesture;
  if (place && from) return <HowMany {...props} from={from} to={place} />;
  return from ? <Goals {...props} from={from} /> : <Starts {...props} />;
}

/** The units that can move, by location. */
function Starts({ decision, state, gesture, onAnswer }: Props) {
  const { book } = useGameSpeech();
  const { own, units } = useWords();
  const starts = startsOf(decision);
  const sallies = decision.choices.filter(({ kind }) => kind === 'sally');
  return (
    <>
      {starts.length > 0 && <h3>{own.starts}</h3>}
      <ul class="choices">
        {starts.map(({ at, units: of }) => (
          <li key={at}>
            <button type="button" class="choice" onClick={() => gesture.onPlace(at)}>
              <b>
                <Say text={[l(at)]} />
              </b>
              <span class="d">{units(of)}</span>
            </button>
          </li>
        ))}
        {sallies.map((choice) => (
          <li key={choice.fixed['place']}>
            <button
              type="button"
              class="choice"
              onClick={() => onAnswer({ kind: choice.kind, fixed: choice.fixed, values: {} })}
            >
              <b>
                <Say text={book.answer(choice).label} />
              </b>
              <span class="d">
                <Chance state={state} action={{ kind: choice.kind, fixed: choice.fixed, values: {} }} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The locations that units of a location reach, each with what all of them would meet there. */
function Goals({ state, decision, gesture, from }: Props & { readonly from: LocationId }) {
  const { own, play } = useWords();
  const goals = goalsOf(decision, from);
  return (
    <>
      <h3 class="stack">
        <Say text={own.from(l(from))} />
      </h3>
      <ul class="choices">
        {goals.map((to) => {
          const [choice] = movesTo(decision, to);
          return (
            choice && (
              <li key={to}>
                <button type="button" class="choice" onClick={() => gesture.onPlace(to)}>
                  <b>
                    <Say text={[l(to)]} />
                  </b>
                  <span class="d">
                    {regionOf(to) !== regionOf(from) && `${own.goal.road}${play.semicolon}`}
                    <Chance state={state} action={allFrom(choice, from)} />
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ul>
      <p class="acts">
        <button type="button" class="btn quiet" onClick={gesture.cancel}>
          {own.others}
        </button>
      </p>
    </>
  );
}

/** How many units move, with the chances of these; El Cid may lead them. */
function HowMany({
  decision,
  gesture,
  onAnswer,
  state,
  from,
  to,
}: Props & { readonly from: LocationId; readonly to: LocationId }) {
  const { book } = useGameSpeech();
  const { own } = useWords();
  const choices = movesTo(decision, to);
  return (
    <>
      {choices.map((choice: Choice) => (
        <div key={`${choice.kind} ${to}`} class="move">
          <h3 class="stack">
            <Say text={book.answer(choice).label} />
          </h3>
          {startsOf(decision).length > 1 && <p class="d">{own.gather}</p>}
          <Filler
            key={JSON.stringify(choice.ranges)}
            choice={choice}
            preset={allFrom(choice, from)}
            label={(action) => <Say text={book.answer(action).label} />}
            beside={(action) => <Chance state={state} action={action} />}
            onAnswer={onAnswer}
            onCancel={() => gesture.onPlace(to)}
          />
        </div>
      ))}
    </>
  );
}

interface ChanceProps {
  readonly state: Props['state'];
  readonly action: Action;
}

/** What a move meets, with its exact chances. */
function Chance({ state, action }: ChanceProps) {
  const { own } = useWords();
  const key = JSON.stringify(action);
  const prospect = useOdds(({ prospectOf }) => state && prospectOf(state, action), state, key);
  if (!prospect) return null;
  if (prospect.is === 'battle') return <>{own.battle(prospect.win, prospect.shut)}</>;
  return <>{prospect.is === 'siege' ? own.siege(prospect.taken) : own.goal.free}</>;
}
