import type { Decision } from '../../../../kernel/contract.ts';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { Beside } from '../../../../ui/table/parts.ts';
import { refusal } from '../../words/index.ts';
import { ownerOf, Question } from '../deciding/Question.tsx';
import { RoundPanel } from '../deciding/RoundPanel.tsx';
import type { OfHispania } from '../kinds.ts';
import { useSpeech } from '../speech.tsx';
import { BattleHead } from './panels/BattleHead.tsx';
import { EndingNote } from './panels/EndingNote.tsx';
import { Happened } from './panels/Happened.tsx';
import { lastRound } from './panels/happened.ts';
import { useTableWords } from './words.ts';

interface Props extends Beside<OfHispania> {
  readonly decision: Decision;
}

/** The question, below the round that was fought, what has happened and how the battle stands. */
export function QuestionPart({ shown, seats, decision, id }: Props & { readonly id: string }) {
  const { last, state } = shown;
  const round = lastRound(last.filter((fact) => fact.only === undefined || seats.includes(fact.only)));
  return (
    <>
      <RoundPanel facts={round} ours={[]} />
      <Happened facts={last} seats={seats} />
      <BattleHead state={state} />
      <Question decision={decision} owner={ownerOf(decision)} facts={round} from={undefined} id={id} level={2} />
    </>
  );
}

/** What ending a phase leaves undone, and costs. */
export function NotePart({ ending, decision }: Props) {
  return <EndingNote ending={ending} basket={decision.kind === 'buy'} />;
}

/** Why a stack cannot come to where it was to go. */
export function StoppedPart({ gesture: { stopped } }: Beside<OfHispania>) {
  const { words } = useSpeech();
  const { drag } = useTableWords().deciding;
  if (!stopped) return null;
  return (
    <p class="refused" role="status">
      <b>
        <Say text={drag.stopped(stopped.place)} />
      </b>{' '}
      <Say text={refusal(words, stopped.refusal)} /> <RuleLink rule={stopped.refusal.rule} />
    </p>
  );
}
