import { NO_ANSWER } from '../errand.ts';
import { Busy, Silent } from './computers/Busy.tsx';
import { Decision } from './Decision.tsx';
import type { Desk } from './desk.ts';
import { Final } from './Final.tsx';
import { Broken, Elsewhere, Looking, Next } from './Notices.tsx';
import type { Beside, Parts, TableKinds } from './parts.ts';
import { lastAnswered } from './recap.ts';
import type { Room } from './room.ts';
import { isTheirs } from './seats-here.ts';
import { drawnAt } from './sitting.ts';
import type { Holding } from './tabs.ts';
import type { Recapping } from './use-recap.ts';

interface Props<K extends TableKinds> extends Beside<K> {
  readonly room: Room<K>;
  readonly desk: Desk<K>;
  readonly parts: Parts<K>;
  readonly holding: Holding;
  readonly recap: Recapping;
  /** Opens the story of the game; undefined if its book tells none. */
  readonly onStory: (() => void) | undefined;
}

/** The seat that has to act, and its task: the slip that is always in view. */
export function Asked<K extends TableKinds>(props: Props<K>) {
  const { room, desk, parts, shown, holding, seats, recap, moment } = props;
  const { customs } = room.playable;
  const { Recap, Since, Window, Moment } = parts;
  const { asking, looking, journal, broken } = shown;
  if (holding !== 'here' && holding !== 'asking') return <Elsewhere room={room} desk={desk} holding={holding} />;
  if (recap.open && Recap) {
    return (
      <Recap
        journal={journal}
        since={lastAnswered(journal, seats, customs.seatOf)}
        from={recap.from}
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
  if (moment.covers && Moment && broken === undefined) {
    return (
      <Moment
        {...{ shown, seats, moment }}
        stands={props.stands}
        gesture={props.gesture}
        ending={props.ending}
        verbs={props.verbs}
      />
    );
  }
  if (broken === NO_ANSWER && asking.is === 'computer') return <Silent room={room} shown={shown} />;
  if (broken !== undefined) return <Broken why={broken} onRetry={() => room.store.look()} />;
  switch (asking.is) {
    case 'computer':
    case 'pass':
      return (
        <Busy room={room} shown={shown}>
          {Since && <Since shown={shown} since={lastAnswered(journal, seats, customs.seatOf)} seats={seats} />}
        </Busy>
      );
    case 'table':
      return Window ? <Window shown={shown} asking={asking} onAnswers={room.store.inWindow} /> : null;
    case 'over':
      return <Final room={room} shown={shown} Ended={parts.Ended} onStory={props.onStory} />;
    case 'person':
      return isTheirs(shown) ? (
        <Decision {...props} />
      ) : (
        <Next name={drawnAt(shown.sittings, asking.seat)} secret={asking.secret} onTake={room.store.take} />
      );
  }
}
