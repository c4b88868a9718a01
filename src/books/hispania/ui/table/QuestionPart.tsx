import type { Decision } from '../../../../kernel/contract.ts';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { Beside } from '../../../../ui/table/parts.ts';
import { refusal } from '../../words/index.ts';
import { ownerOf, Question } from '../deciding/Question.tsx';
import type { OfHispania } from '../kinds.ts';
import { useSpeech } from '../speech.tsx';
import { BattleBeside } from './panels/BattleBeside.tsx';
import { BattleHead } from './panels/BattleHead.tsx';
import { EndingNote } from './panels/EndingNote.tsx';
import { Happened } from './panels/Happened.tsx';
import { lastRound } from './panels/happened.ts';
import { battleInView } from './panels/in-view.ts';
import { useTableWords } from './words.ts';

interface Props extends Beside<OfHispania> {
  readonly decision: Decision;
}

/** The question, below the last round, the recent events and the state of the battle. */
export function QuestionPart(props: Props & { readonly id: string }) {
  const { shown, seats, decision, id, moment } = props;
  const { last, state } = shown;
  const battle = battleInView(shown, moment);
  const round = lastRound(last.filter((fact) => fact.only === undefined || seats.includes(fact.only)));
  return (
    <>
      {battle ? (
        <BattleBeside {...props} battle={battle} />
      ) : (
        <>
          <Happened facts={last} seats={seats} />
          <BattleHead state={state} />
        </>
      )}
      <Question decision={decision} owner={ownerOf(decision)} facts={round} from={undefined} id={id} level={2} />
    </>
  );
}

/** The things left undone at the end of a phase, and their cost. */
export function NotePart({ ending, decision }: Props) {
  return <EndingNote ending={ending} basket={decision.kind === 'buy'} />;
}

/** The reason why a stack cannot come to its target. */
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
