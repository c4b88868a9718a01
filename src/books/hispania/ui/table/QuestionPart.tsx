import { useMemo } from 'preact/hooks';
import type { Decision } from '../../../../kernel/contract.ts';
import type { Beside } from '../../../../ui/table/parts.ts';
import { ownerOf, Question } from '../deciding/Question.tsx';
import { Stopped } from '../deciding/Stopped.tsx';
import type { OfHispania } from '../kinds.ts';
import { BattleBeside } from './panels/BattleBeside.tsx';
import { BattleHead } from './panels/BattleHead.tsx';
import { EndingNote } from './panels/EndingNote.tsx';
import { Happened } from './panels/Happened.tsx';
import { lastRound, unread } from './panels/happened.ts';
import { battleInView } from './panels/in-view.ts';
import { ownNews } from './panels/own-news.ts';

interface Props extends Beside<OfHispania> {
  readonly decision: Decision;
}

/** The question, below the last round, the recent events and the state of the battle. */
export function QuestionPart(props: Props & { readonly id: string }) {
  const { shown, seats, gesture, decision, id, moment } = props;
  const { last, state, journal } = shown;
  const battle = battleInView(shown, moment);
  const own = useMemo(() => ownNews(journal, seats), [journal, seats.join(' ')]);
  const round = lastRound(last.filter((fact) => fact.only === undefined || seats.includes(fact.only)));
  return (
    <>
      {battle ? (
        <BattleBeside {...props} battle={battle} />
      ) : (
        <>
          <Happened facts={unread(last, shown.stays)} seats={seats} own={own} />
          <BattleHead state={state} />
        </>
      )}
      <Question
        decision={decision}
        owner={ownerOf(decision)}
        facts={round}
        stack={gesture.hand.stack}
        id={id}
        level={2}
      />
    </>
  );
}

/** The things left undone at the end of a phase, and their cost. */
export function NotePart({ ending, decision }: Props) {
  return <EndingNote ending={ending} basket={decision.kind === 'buy'} />;
}

/** The reason why a stack cannot come to its target. */
export function StoppedPart({ gesture: { hand } }: Beside<OfHispania>) {
  return <Stopped hand={hand} />;
}
