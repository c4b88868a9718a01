import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { onceDrawn } from '../../../../ui/drawn.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { Written } from '../../engine/position.ts';
import { Beginnings } from './Beginnings.tsx';
import type { Start } from './begin.ts';
import { check, type Target } from './check.ts';
import { ownersOf } from './counts.ts';
import { useDesk } from './desk.ts';
import { FootBar } from './FootBar.tsx';
import { ahead as goOn } from './forecast.ts';
import { HandBar } from './HandBar.tsx';
import { firstHand, type Hand, handOf } from './hand.ts';
import { Keeping } from './Keeping.tsx';
import { useHandKeys } from './keys.ts';
import { Legal } from './Legal.tsx';
import { Nations } from './Nations.tsx';
import { OnBoard } from './OnBoard.tsx';
import { PlaceEditor } from './PlaceEditor.tsx';
import { Players } from './Players.tsx';
import { Removed } from './Removed.tsx';
import { Rules } from './Rules.tsx';
import { Scores } from './Scores.tsx';
import { Situation } from './Situation.tsx';
import { Soundness } from './Soundness.tsx';
import { useEditor } from './spoken.ts';
import type { Spot } from './standing.ts';
import { TheBoard } from './TheBoard.tsx';

export interface OurTableProps {
  /** The start of the table; by default the draft on the device. */
  readonly start?: Start;
  /** Begins a game from a position that `hispania.position` accepts; the game provides the dice. */
  readonly onPlay: (position: Written) => void;
}

/** The time, in ms, after the last edit until the rules are asked again. */
const PAUSE = 120;

/**
 * Our table: a board editor for a game on cardboard. It names the faults of the board during the editing; below are the consequences by
 * the rules, and the board can be played on.
 */
export function OurTable({ start, onPlay }: OurTableProps) {
  const { editor } = useEditor();
  const desk = useDesk(start);
  const { written, edit } = desk;
  const [hand, setHand] = useState<Hand>(() => firstHand(written));
  const [taps, setTaps] = useState(false);
  const [spot, setSpotOnly] = useState<Spot>();
  const [before, setBefore] = useState<Spot>();
  const [asked, setAsked] = useState<readonly NationId[]>([]);
  const section = useRef<HTMLElement>(null);
  const root = useRef<HTMLDivElement>(null);

  const { state, position, faults } = useMemo(() => check(written), [written]);
  const settled = useLater(state, PAUSE);
  const forecast = useMemo(() => {
    if (!settled) return undefined;
    try {
      return goOn(settled);
    } catch {
      // A board that no game could lead to may break the rules code: this is reported, and nothing is lost.
      return 'failed';
    }
  }, [settled]);

  const setSpot = (next: Spot | undefined): void => {
    if (next === spot) return;
    if (spot !== undefined) setBefore(spot);
    setSpotOnly(next);
  };
  const keys = useHandKeys({ desk, hand, setHand, setSpot });

  // A player who sets the active nation will put down its counters next; a nation that is gone on another turn leaves the hand.
  useLayoutEffect(() => {
    if (written.active !== null) setHand((old) => handOf(written, written.active ?? old.owner, old.kind));
  }, [written.active]);
  useLayoutEffect(() => {
    setHand((old) =>
      ownersOf(written).now.includes(old.owner) ? handOf(written, old.owner, old.kind) : firstHand(written),
    );
  }, [written.turn]);

  const show = (target: Target): void => {
    if (target.is === 'spot') {
      setSpot(target.spot);
      section.current?.focus();
      return;
    }
    const id = target.is === 'nation' ? target.nation : target.section;
    if (target.is === 'nation') setAsked((old) => (old.includes(target.nation) ? old : [...old, target.nation]));
    // The requested element may have to be rendered first.
    onceDrawn(() => reveal(root.current?.querySelector<HTMLElement>(`#our-table-${id}`)));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Control and Z work wherever the focus is
    <div class="our-table table" ref={root} onKeyDown={keys.onUndo}>
      <header>
        <h2>{editor.title}</h2>
        <p>{editor.lead}</p>
      </header>
      <Situation written={written} edit={edit} />
      <div class="desk">
        <div class="left">
          <HandBar desk={desk} hand={hand} onHand={setHand} taps={taps} onTaps={setTaps} />
          <TheBoard
            desk={desk}
            hand={hand}
            taps={taps}
            spot={spot}
            onSpot={setSpot}
            onOpen={() => section.current?.focus()}
            keys={keys}
          />
          <FootBar desk={desk} />
        </div>
        <div class="side">
          <PlaceEditor
            written={written}
            edit={edit}
            spot={spot}
            onSpot={setSpot}
            hand={hand}
            onHand={setHand}
            before={before}
            section={section}
            onKeyDown={(event) => event.target === section.current && spot && keys.onSpot(event, spot)}
          />
          <Soundness written={written} faults={faults} onTarget={show} />
          <OnBoard written={written} onSpot={(next) => show({ is: 'spot', spot: next })} />
          <Beginnings desk={desk} />
        </div>
      </div>
      <Nations
        written={written}
        edit={edit}
        asked={asked}
        onAsk={(nation) => setAsked([...asked, nation])}
        onTake={(nation) => setHand(handOf(written, nation, hand.kind))}
      />
      <div class="sheets">
        <Players written={written} edit={edit} />
        <Rules written={written} edit={edit} />
      </div>
      <PlayOn
        failed={forecast === 'failed'}
        over={typeof forecast === 'object' && forecast.state.stage === 'over'}
        onPlay={position && (() => onPlay(position))}
      />
      <div class="sheets">
        <Legal ahead={forecast === 'failed' ? undefined : forecast} />
        <div class="column">
          <Removed state={settled} onSpot={(next) => show({ is: 'spot', spot: next })} />
          <Scores state={settled} />
        </div>
      </div>
      <Keeping desk={desk} />
      <p class="vh" role="status">
        {keys.said}
      </p>
    </div>
  );
}

interface PlayOnProps {
  readonly failed: boolean;
  readonly over: boolean;
  readonly onPlay: (() => void) | undefined;
}

/** Continues the game from the board, once it has no faults. */
function PlayOn({ failed, over, onPlay }: PlayOnProps) {
  const { state } = useEditor().editor;
  const why = !onPlay ? state.notYet : failed ? state.failed : over ? state.over : undefined;
  return (
    <p class="playon">
      <button
        type="button"
        class="btn tbtn next"
        aria-disabled={why !== undefined}
        aria-describedby="our-table-why"
        onClick={() => why === undefined && onPlay?.()}
      >
        {state.play}
      </button>
      <span id="our-table-why">{why}</span>
    </p>
  );
}

/** Opens the folded parts around an element, and scrolls to it. */
function reveal(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const fold = element.closest('details');
  if (fold) fold.open = true;
  const first = element instanceof HTMLDetailsElement ? element.querySelector('summary') : element;
  first?.focus();
  element.scrollIntoView({ block: 'center' });
}

/** A value once it has not changed for a number of ms. */
function useLater<T>(value: T, ms: number): T {
  const [late, setLate] = useState(value);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setLate(() => value), ms);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
