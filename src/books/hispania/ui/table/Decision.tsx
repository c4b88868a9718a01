import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { lastAnswered } from '../../../../ui/table/recap.ts';
import { seatsHere } from '../../../../ui/table/seats-here.ts';
import { refusal as refusalWords } from '../../words/index.ts';
import { COLOURS } from '../colours.ts';
import { Acts } from '../deciding/Choices.tsx';
import { ownerOf, Question } from '../deciding/Question.tsx';
import { RoundPanel } from '../deciding/RoundPanel.tsx';
import { useSpeech } from '../speech.tsx';
import { customs } from './customs.ts';
import { recapOf } from './history/Recap.tsx';
import { ASKED } from './Notice.tsx';
import { isFilled, withButtons } from './panels/acts.ts';
import { BattleHead } from './panels/BattleHead.tsx';
import { EndingNote } from './panels/EndingNote.tsx';
import { Happened } from './panels/Happened.tsx';
import { lastRound } from './panels/happened.ts';
import type { ShownHere } from './shown.ts';
import type { Ending } from './use-ending.ts';
import { useLabel } from './use-label.tsx';
import type { Moving } from './use-moving.ts';
import type { Recapping } from './use-recap.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly shown: ShownHere;
  readonly moving: Moving;
  readonly ending: Ending;
  readonly recap: Recapping;
}

/** The question, what the last answer has brought, and what has happened since this person last decided. */
export function Decision({ shown, moving, ending, recap }: Props) {
  const { words } = useSpeech();
  const { history } = useTableWords();
  const label = useLabel(shown.seen);
  const { state, seen, last, journal } = shown;
  const decision = seen.decision;
  if (!decision) return null;
  const seats = seatsHere(shown);
  const since = lastAnswered(journal, seats, customs.seatOf);
  const steps = recap.told || seats.length === 0 ? 0 : recapOf(journal, since, seats).length;
  const owner = ownerOf(decision);
  const visible = last.filter((fact) => fact.only === undefined || seats.includes(fact.only));
  const round = lastRound(visible);
  return (
    <section
      class="slip prompt asked"
      tabIndex={-1}
      aria-label={words.play.prompt}
      aria-describedby={ASKED}
      style={owner && { '--nat': COLOURS[owner].colour }}
    >
      {steps > 0 && (
        <p class="since">
          <button type="button" class="btn quiet" onClick={recap.begin}>
            {history.recap.title} <small>{steps}</small>
          </button>
        </p>
      )}
      <RoundPanel facts={round} ours={[]} />
      <Happened facts={last} seats={seats} />
      <BattleHead state={state} />
      <Question decision={decision} owner={owner} facts={round} from={undefined} id={ASKED} level={2} />
      <EndingNote ending={ending} basket={decision.kind === 'buy'} />
      {!ending.asked && (
        <Acts
          decision={withButtons(decision)}
          label={label}
          onAnswer={ending.press}
          filled={isFilled(decision) && !moving.pointed}
        />
      )}
      <Refused shown={shown} moving={moving} />
    </section>
  );
}

/** Why a stack cannot come to where it was to go, and why an answer was refused. */
function Refused({ shown: { refused }, moving: { stopped } }: Pick<Props, 'shown' | 'moving'>) {
  const { words } = useSpeech();
  const { drag } = useTableWords().deciding;
  return (
    <>
      {stopped && (
        <p class="refused" role="status">
          <b>
            <Say text={drag.stopped(stopped.place)} />
          </b>{' '}
          <Say text={refusalWords(words, stopped.refusal)} /> <RuleLink rule={stopped.refusal.rule} />
        </p>
      )}
      {refused && (
        <p class="refused" role="alert">
          <b>{words.play.refused}</b> <Say text={refusalWords(words, refused)} /> <RuleLink rule={refused.rule} />
        </p>
      )}
    </>
  );
}
