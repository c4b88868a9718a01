import { useRef } from 'preact/hooks';
import { seatsHere } from '../../../../ui/table/seats-here.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { DeskHere, RoomHere } from './here.ts';
import { DiceCheck } from './history/DiceCheck.tsx';
import { History } from './history/History.tsx';
import { Log } from './history/Log.tsx';
import { MovePanel } from './MovePanel.tsx';
import { Panel } from './panels/Panel.tsx';
import { NationSheet } from './sheet/NationSheet.tsx';
import { NationTable } from './sheet/NationTable.tsx';
import { Scores } from './sheet/Scores.tsx';
import type { ShownHere } from './shown.ts';
import type { Ending } from './use-ending.ts';
import { useLabel } from './use-label.tsx';
import type { Moving } from './use-moving.ts';
import { useTableWords } from './words.ts';

/** What lies beside the board, one at a time. */
export const PAGES = ['choices', 'log', 'sheet', 'nations', 'points', 'history'] as const;
export type PageId = (typeof PAGES)[number];

interface Props {
  readonly room: RoomHere;
  readonly desk: DeskHere;
  readonly shown: ShownHere;
  readonly moving: Moving;
  readonly ending: Ending;
  /** The question is there to be answered (stands.ts). */
  readonly stands: boolean;
  readonly home: string;
  readonly page: PageId;
  readonly onPage: (page: PageId) => void;
  /** The nation whose sheet is wanted, if not that whose turn it is. */
  readonly chosen: NationId | undefined;
  readonly onChoose: (nation: NationId) => void;
}

/** The answers, and all that is known of the game: tabs that arrows walk along. */
export function Pages(props: Props) {
  const { page, onPage } = props;
  const { tabs } = useTableWords().table;
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = turned(page, step);
    onPage(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={tabs.label} onKeyDown={walk}>
        {PAGES.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            data-tab={id}
            aria-selected={page === id}
            aria-controls="leaf"
            tabIndex={page === id ? 0 : -1}
            onClick={() => onPage(id)}
          >
            {tabs[id]}
          </button>
        ))}
      </div>
      <div
        class="leaf"
        id="leaf"
        role="tabpanel"
        aria-labelledby={`tab-${page}`}
        tabIndex={-1}
        {...swipes((step) => onPage(turned(page, step)))}
      >
        <Page {...props} />
      </div>
    </>
  );
}

function turned(page: PageId, step: number): PageId {
  return PAGES[(PAGES.indexOf(page) + step + PAGES.length) % PAGES.length] ?? page;
}

/** A finger that goes this far sideways, and half as far up or down at most, turns to the next page. */
const SWIPE = 60;

/** A finger turns the pages, as it does in a book. */
function swipes(turn: (step: number) => void) {
  let from: { readonly x: number; readonly y: number } | undefined;
  return {
    onTouchStart: ({ touches: [touch, other] }: TouchEvent): void => {
      from = touch && !other ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches: [touch], target }: TouchEvent): void => {
      const begun = from;
      from = undefined;
      // What scrolls sideways itself, and a slider, keep their finger.
      const own = target instanceof Element && target.closest('.frame, .tabwrap, input') !== null;
      if (!begun || !touch || own) return;
      const [dx, dy] = [touch.clientX - begun.x, touch.clientY - begun.y];
      if (Math.abs(dx) > SWIPE && Math.abs(dy) < Math.abs(dx) / 2) turn(dx < 0 ? 1 : -1);
    },
  };
}

function Page({ room, desk, shown, moving, ending, stands, home, page, chosen, onChoose }: Props) {
  const { state, journal, sittings, looking } = shown;
  const look = (n: number | undefined): void => room.store.look(n);
  switch (page) {
    case 'choices':
      return <ChoicesPage shown={shown} stands={stands} moving={moving} ending={ending} onChoose={onChoose} />;
    case 'log':
      return <Log journal={journal} seats={seatsHere(shown)} looking={looking} onLook={look} />;
    case 'sheet': {
      const nation = chosen ?? state.active;
      return nation ? (
        <NationSheet state={state} nation={nation} sittings={sittings} home={home} />
      ) : (
        <NationTable state={state} sittings={sittings} chosen={chosen} onChoose={onChoose} />
      );
    }
    case 'nations':
      return <NationTable state={state} sittings={sittings} chosen={chosen} onChoose={onChoose} />;
    case 'points':
      return <Scores state={state} journal={journal} sittings={sittings} onGoTo={look} />;
    case 'history':
      return (
        <>
          <History
            journal={journal}
            seats={seatsHere(shown)}
            looking={looking}
            onLook={look}
            onBranch={(n) => desk.branch(room, n)}
          />
          <DiceCheck journal={journal} sittings={sittings} onLook={look} />
        </>
      );
  }
}

/** What may be answered now: where a stack can go, or the answers one by one. */
function ChoicesPage({
  shown,
  stands,
  moving,
  ending,
  onChoose,
}: Pick<Props, 'shown' | 'stands' | 'moving' | 'ending' | 'onChoose'>) {
  const { seen, state, asking } = shown;
  const label = useLabel(seen);
  const { decision } = seen;
  const { tabs } = useTableWords().table;
  if (!stands || asking.is !== 'person' || !decision) return <p class="slip empty">{tabs.nothing}</p>;
  const steps = decision.choices.some(({ kind }) => kind === 'step');
  return (
    <div class="slip answers">
      <h2 class="vh">{tabs.choices}</h2>
      {steps ? (
        <MovePanel
          state={state}
          seen={seen}
          decision={decision}
          stack={moving.stack}
          prospects={moving.prospects}
          onStack={moving.setStack}
          onGo={moving.go}
          onAnswer={ending.press}
          label={label}
        />
      ) : (
        <Panel
          state={state}
          seen={seen}
          decision={decision}
          seat={asking.seat}
          seats={seatsHere(shown)}
          sittings={shown.sittings}
          moving={moving}
          onAnswer={ending.press}
          onSheet={onChoose}
        />
      )}
    </div>
  );
}
