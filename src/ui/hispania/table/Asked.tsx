import { useState } from 'preact/hooks';
import type { WindowId } from '../../../hispania/state.ts';
import { prompt, refusal as refusalWords } from '../../../words/index.ts';
import { lastAnswered } from '../../table/recap.ts';
import { nameAt, personsOf } from '../../table/sitting.ts';
import type { Holding } from '../../table/tabs.ts';
import { COLOURS } from '../colours.ts';
import { Acts } from '../deciding/Choices.tsx';
import { ownerOf, Question } from '../deciding/Question.tsx';
import { RoundPanel } from '../deciding/RoundPanel.tsx';
import { RuleLink, Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';
import { customs } from './customs.ts';
import type { Desk } from './desk.ts';
import { Final } from './Final.tsx';
import { Recap, recapOf } from './history/Recap.tsx';
import { isFilled, withButtons } from './panels/acts.ts';
import { BattleHead } from './panels/BattleHead.tsx';
import { EndingNote } from './panels/EndingNote.tsx';
import { Happened } from './panels/Happened.tsx';
import type { Room } from './room.ts';
import { isTheirs, seatsHere } from './seats-here.ts';
import type { ShownHere } from './shown.ts';
import type { Ending } from './use-ending.ts';
import { useLabel } from './use-label.tsx';
import type { Moving } from './use-moving.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly room: Room;
  readonly desk: Desk;
  readonly shown: ShownHere;
  readonly holding: Holding;
  readonly moving: Moving;
  readonly ending: Ending;
}

/** After which answer somebody was told last what has happened since theirs, and at which they are being told. */
interface Recapped {
  readonly told: number;
  readonly open?: number;
}

/** Who has to do something, and what: the slip that is always in view. */
export function Asked(props: Props) {
  const { room, desk, shown, holding } = props;
  const { asks, retry } = useTableWords().table;
  const { asking, looking, journal, broken } = shown;
  // What has happened is told over other states than the present one, so that it stands above whatever is asked.
  const [recap, setRecap] = useState<Recapped>({ told: -1 });
  if (holding !== 'here' && holding !== 'asking') return <Elsewhere room={room} desk={desk} holding={holding} />;
  if (recap.open === journal.at && asking.is === 'person' && isTheirs(shown)) {
    const seats = seatsHere(shown);
    return (
      <Recap
        journal={journal}
        since={lastAnswered(journal, seats, customs.seatOf)}
        seats={seats}
        onLook={(n) => room.store.look(n)}
        onDone={() => {
          setRecap({ told: journal.at });
          room.store.look();
        }}
      />
    );
  }
  if (looking !== undefined && !shown.busy) {
    return (
      <Notice>
        <p class="ask">{asks.looking(looking, journal.at)}</p>
        <p class="acts">
          <button type="button" class="btn pri" onClick={() => room.store.look()}>
            {asks.present}
          </button>
          <button type="button" class="btn" onClick={() => desk.branch(room, looking)}>
            {asks.branch}
          </button>
        </p>
      </Notice>
    );
  }
  if (broken !== undefined) {
    return (
      <Notice>
        <p class="ask" role="alert">
          {asks.broken}
        </p>
        <p class="else">{broken}</p>
        <p class="acts">
          <button type="button" class="btn pri" onClick={() => room.store.look()}>
            {retry}
          </button>
        </p>
      </Notice>
    );
  }
  switch (asking.is) {
    case 'computer':
    case 'pass':
      return <Busy {...props} />;
    case 'table':
      return <InWindow {...props} />;
    case 'over':
      return <Final room={room} shown={shown} />;
    case 'person':
      return personsOf(shown.sittings).length > 1 && shown.holder !== nameAt(shown.sittings, asking.seat) ? (
        <Next {...props} />
      ) : (
        <Decision {...props} told={recap.told} onRecap={() => setRecap({ told: recap.told, open: journal.at })} />
      );
  }
}

function Notice({ children }: { readonly children: preact.ComponentChildren }) {
  const { words } = useSpeech();
  return (
    <section class="slip prompt asked notice" aria-label={words.play.prompt} tabIndex={-1}>
      {children}
    </section>
  );
}

/** A computer plays; it can be stopped at any moment. */
function Busy({ room, shown }: Props) {
  const { asks } = useTableWords().table;
  const { asking, paused } = shown;
  return (
    <Notice>
      <p class="ask">
        {paused ? asks.paused : <Say text={asks.computer(asking.is === 'computer' ? asking.seat : '')} />}
      </p>
      <p class="acts">
        <button type="button" class="btn" onClick={() => room.store.pause(!paused)}>
          {paused ? asks.goOn : asks.pause}
        </button>
      </p>
    </Notice>
  );
}

/** Does anybody answer? Asked of the table as a whole, so that nobody shows by looking what they hold (10.3). */
function InWindow({ room, shown }: Props) {
  const { words } = useSpeech();
  const { asks } = useTableWords().table;
  const { asking, last, state } = shown;
  if (asking.is !== 'table') return null;
  // Only what all may see.
  const open = last.filter(({ only }) => only === undefined);
  const { played } = asking.decision.params;
  return (
    <Notice>
      <RoundPanel facts={lastRound(open)} ours={[]} />
      <Happened facts={open} seats={[]} />
      <BattleHead state={state} />
      <p class="who">
        <span>{asks.at[asking.decision.params['at'] as WindowId]}</span>
        <RuleLink rule={asking.decision.rule} />
      </p>
      <p class="ask">{played ? <Say text={prompt(words, asking.decision).ask} /> : asks.window}</p>
      <p class="else">{asks.windowSays}</p>
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => room.store.inWindow(null)}>
          {asks.nobody}
        </button>
        {asking.seats.map((seat) => (
          <button key={seat} type="button" class="btn" onClick={() => room.store.inWindow(seat)}>
            {asks.me(seat)}
          </button>
        ))}
      </p>
    </Notice>
  );
}

/** The device goes to another person. Where something is hidden the board is covered until they say that they have it. */
function Next({ room, shown }: Props) {
  const { asks } = useTableWords().table;
  const { asking, sittings } = shown;
  if (asking.is !== 'person') return null;
  const name = nameAt(sittings, asking.seat);
  return (
    <Notice>
      <p class="ask">{asking.secret ? asks.handOver(name) : <Say text={asks.next(name)} />}</p>
      {asking.secret && <p class="else">{asks.hidden}</p>}
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => room.store.take(name)}>
          {asks.take(name)}
        </button>
      </p>
    </Notice>
  );
}

/** The question, what the last answer has brought, and what has happened since this person last decided. */
function Decision({
  shown,
  moving,
  ending,
  told,
  onRecap,
}: Props & { readonly told: number; readonly onRecap: () => void }) {
  const { words } = useSpeech();
  const { history, deciding } = useTableWords();
  const label = useLabel(shown.seen);
  const { state, seen, last, refused, asking, journal } = shown;
  const decision = seen.decision;
  if (asking.is !== 'person' || !decision) return null;
  const seats = seatsHere(shown);
  const since = lastAnswered(journal, seats, customs.seatOf);
  const steps = told === journal.at || seats.length === 0 ? 0 : recapOf(journal, since, seats).length;
  const owner = ownerOf(decision);
  const visible = last.filter((fact) => fact.only === undefined || seats.includes(fact.only));
  return (
    <section
      class="slip prompt asked"
      tabIndex={-1}
      aria-label={words.play.prompt}
      style={owner && { '--nat': COLOURS[owner].colour }}
    >
      {steps > 0 && (
        <p class="since">
          <button type="button" class="btn quiet" onClick={onRecap}>
            {history.recap.title} <small>{steps}</small>
          </button>
        </p>
      )}
      <RoundPanel facts={lastRound(visible)} ours={[]} />
      <Happened facts={last} seats={seats} />
      <BattleHead state={state} />
      <Question decision={decision} owner={owner} facts={visible} from={undefined} />
      <EndingNote ending={ending} basket={decision.kind === 'buy'} />
      {!ending.asked && (
        <Acts
          decision={withButtons(decision)}
          label={label}
          onAnswer={ending.press}
          filled={isFilled(decision) && !moving.pointed}
        />
      )}
      {moving.stopped && (
        <p class="refused" role="status">
          <b>
            <Say text={deciding.drag.stopped(moving.stopped.place)} />
          </b>{' '}
          {moving.stopped.refusal ? (
            <>
              <Say text={refusalWords(words, moving.stopped.refusal)} /> <RuleLink rule={moving.stopped.refusal.rule} />
            </>
          ) : (
            deciding.drag.far
          )}
        </p>
      )}
      {refused && (
        <p class="refused" role="alert">
          <b>{words.play.refused}</b> <Say text={refusalWords(words, refused)} /> <RuleLink rule={refused.rule} />
        </p>
      )}
    </section>
  );
}

/** The dice of the round that was fought last: of a hundred battles of computers nobody wants to see all. */
function lastRound(facts: ShownHere['last']): ShownHere['last'] {
  const from = facts.findLastIndex(({ kind }) => kind === 'phase' || kind === 'battle' || kind === 'nation');
  return facts.slice(Math.max(0, from));
}

/** The game is played in another tab: here it can be looked at, or taken over. */
function Elsewhere({ room, desk, holding }: Pick<Props, 'room' | 'desk' | 'holding'>) {
  const { elsewhere } = useTableWords().table;
  return (
    <Notice>
      <p class="ask">{holding === 'taken' ? elsewhere.taken : holding === 'free' ? elsewhere.free : elsewhere.is}</p>
      <p class="else">{elsewhere.says}</p>
      <p class="acts">
        <button type="button" class="btn pri" onClick={() => void desk.takeHere(room)}>
          {elsewhere.take}
        </button>
      </p>
    </Notice>
  );
}
