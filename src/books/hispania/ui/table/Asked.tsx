import { NO_ANSWER } from '../../../../ui/errand.ts';
import { lastAnswered } from '../../../../ui/table/recap.ts';
import { isTheirs, seatsHere } from '../../../../ui/table/seats-here.ts';
import { drawnAt } from '../../../../ui/table/sitting.ts';
import type { Holding } from '../../../../ui/table/tabs.ts';
import { Busy, Silent } from './computers/Busy.tsx';
import { customs } from './customs.ts';
import { Decision } from './Decision.tsx';
import { Final } from './Final.tsx';
import type { DeskHere, RoomHere } from './here.ts';
import { Recap } from './history/Recap.tsx';
import { InWindow } from './InWindow.tsx';
import { Broken, Elsewhere, Looking, Next } from './Notices.tsx';
import type { ShownHere } from './shown.ts';
import type { Ending } from './use-ending.ts';
import type { Moving } from './use-moving.ts';
import type { Recapping } from './use-recap.ts';

interface Props {
  readonly room: RoomHere;
  readonly desk: DeskHere;
  readonly shown: ShownHere;
  readonly holding: Holding;
  readonly moving: Moving;
  readonly ending: Ending;
  readonly recap: Recapping;
}

/** Who has to do something, and what: the slip that is always in view. */
export function Asked({ room, desk, shown, holding, moving, ending, recap }: Props) {
  const { asking, looking, journal, broken } = shown;
  if (holding !== 'here' && holding !== 'asking') return <Elsewhere room={room} desk={desk} holding={holding} />;
  if (recap.open) {
    const seats = seatsHere(shown);
    return (
      <Recap
        journal={journal}
        since={lastAnswered(journal, seats, customs.seatOf)}
        seats={seats}
        onLook={(n) => room.store.look(n)}
        onDone={recap.end}
      />
    );
  }
  if (looking !== undefined && !shown.busy) {
    return (
      <Looking
        at={looking}
        of={journal.at}
        onPresent={() => room.store.look()}
        onBranch={() => desk.branch(room, looking)}
      />
    );
  }
  if (broken === NO_ANSWER && asking.is === 'computer') return <Silent room={room} shown={shown} />;
  if (broken !== undefined) return <Broken why={broken} onRetry={() => room.store.look()} />;
  switch (asking.is) {
    case 'computer':
    case 'pass':
      return <Busy room={room} shown={shown} />;
    case 'table':
      return <InWindow shown={shown} asking={asking} onAnswers={room.store.inWindow} />;
    case 'over':
      return <Final room={room} shown={shown} />;
    case 'person':
      return isTheirs(shown) ? (
        <Decision shown={shown} moving={moving} ending={ending} recap={recap} />
      ) : (
        <Next name={drawnAt(shown.sittings, asking.seat)} secret={asking.secret} onTake={room.store.take} />
      );
  }
}
