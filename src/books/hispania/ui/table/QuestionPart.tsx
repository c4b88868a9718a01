import type { Decision } from '../../../../kernel/contract.ts';
import type { Beside } from '../../../../ui/table/parts.ts';
import { ownerOf, Question } from '../deciding/Question.tsx';
import { RoundPanel } from '../deciding/RoundPanel.tsx';
import { Stopped } from '../deciding/Stopped.tsx';
import type { OfHispania } from '../kinds.ts';
import { BattleHead } from './panels/BattleHead.tsx';
import { EndingNote } from './panels/EndingNote.tsx';
import { Happened } from './panels/Happened.tsx';
import { lastRound } from './panels/happened.ts';

interface Props extends Beside<OfHispania> {
  readonly decision: Decision;
}

/** The question, below the last round, the recent events and the state of the battle. */
export function QuestionPart({ shown, seats, gesture, decision, id }: Props & { readonly id: string }) {
  const { last, state } = shown;
  const round = lastRound(last.filter((fact) => fact.only === undefined || seats.includes(fact.only)));
  return (
    <>
      <RoundPanel facts={round} ours={[]} />
      <Happened facts={last} seats={seats} />
      <BattleHead state={state} />
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
