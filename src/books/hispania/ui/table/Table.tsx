import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Announced } from '../../../../ui/Announced.tsx';
import { Guarded } from '../../../../ui/Guarded.tsx';
import type { TextFile } from '../../../../ui/hand-out.ts';
import { mayPlay } from '../../../../ui/table/holding.ts';
import { isTheirs } from '../../../../ui/table/seats-here.ts';
import { fileOfRoom } from '../../../../ui/table/sharing.ts';
import { stands as standsHere } from '../../../../ui/table/stands.ts';
import { useFocusKept } from '../../../../ui/table/use-focus.ts';
import { useScroll } from '../../../../ui/table/use-scroll.ts';
import { useStore } from '../../../../ui/use-store.ts';
import type { NationId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { tablesOf } from '../../engine/view.ts';
import { announce } from '../../words/index.ts';
import { InteractiveBoard } from '../board/InteractiveBoard.tsx';
import type { CorrectedBorder } from '../board/types.ts';
import { movesOf } from '../deciding/moves.ts';
import { OffMap } from '../deciding/OffMap.tsx';
import { chosenSaid, placeSaid, pointedSaid, questionSaid } from '../deciding/spoken.ts';
import { labelsOf } from '../labels.ts';
import { useSpeech } from '../speech.tsx';
import { Asked } from './Asked.tsx';
import { boardOf } from './board-of.ts';
import { Whys } from './computers/whys.ts';
import { GameBar } from './GameBar.tsx';
import type { DeskHere, RoomHere } from './here.ts';
import { KeysDialog, Menu } from './Menu.tsx';
import { type PageId, Pages } from './Pages.tsx';
import { fallenOf, risenOf } from './panels/passing.ts';
import { RulePanel } from './RulePanel.tsx';
import { StickyBar } from './StickyBar.tsx';
import { NationHead } from './sheet/NationHead.tsx';
import { NationLine } from './sheet/NationLine.tsx';
import { useEnding } from './use-ending.ts';
import { useKeys } from './use-keys.ts';
import { useMoving } from './use-moving.ts';
import { useRecap } from './use-recap.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly room: RoomHere;
  readonly desk: DeskHere;
  /** The address of the book in the reader's language. */
  readonly home: string;
}

/** The whole table: the board, who decides what, and beside them all that is known of the game. */
export function Table({ room, desk, home }: Props) {
  const { words } = useSpeech();
  const { parts } = words.play.guard;
  const { table, games, facts, deciding } = useTableWords();
  const shown = useStore(room.store.$shown);
  const holding = useStore(room.hold.$holding);
  const { state, seen, asking, looking, sittings, last } = shown;
  const [page, setPage] = useState<PageId>('choices');
  const [chosen, setChosen] = useState<NationId>();
  const recap = useRecap(shown, room.store.look);
  const stands = standsHere(shown, holding, recap.open);
  const moving = useMoving(shown, stands, room.store.act);
  const ending = useEnding(shown, stands, room.store.act);
  const [menu, setMenu] = useState<'menu' | 'keys'>();
  const desktop = useRef<HTMLDivElement>(null);
  const tables = tablesOf(state);
  const labels = useMemo(() => labelsOf(words.names.places, tables), [words, tables]);
  const board = boardOf(shown, stands, moving);
  const plays = mayPlay(holding);
  const theirs = isTheirs(shown);
  const hidden = plays && !theirs && asking.is === 'person' && asking.secret;
  const nation = chosen ?? state.active ?? undefined;
  useFocusKept(desktop, seen.decision);
  useKeys(desktop, { shown, room, stands, setPage, moving, ending, recap, openKeys: () => setMenu('keys') });

  // A new question is answered on the page of the answers.
  useLayoutEffect(() => setPage('choices'), [asking.is === 'person' ? asking.decision.kind : asking.is]);
  useScroll(desktop, {
    page,
    asked: asking.is === 'person' ? `${asking.decision.kind} ${asking.seat}` : asking.is,
    stack: moving.stack?.from,
  });
  useLayoutEffect(() => setChosen(undefined), [state.active]);

  const raw = (): TextFile => ({ name: games.file(room.name), text: fileOfRoom(room, shown) });
  const choose = (of: NationId): void => {
    setChosen(of);
    setPage('sheet');
  };
  const spoken = last.filter((fact) => fact.only === undefined);
  return (
    <Whys.Provider value={room.store.whyAt}>
      <div class="whole-table table" ref={desktop} data-page={page}>
        <Guarded what={parts.bar} of={shown} raw={raw}>
          <GameBar room={room} desk={desk} shown={shown} holding={holding} home={home} onMenu={() => setMenu('menu')} />
        </Guarded>
        <div class="desk">
          <h1 class="vh">{table.head.heading(state.turn)}</h1>
          {hidden ? (
            <div class="covered" aria-hidden="true" />
          ) : (
            <section class="board-side" aria-label={words.play.board.board}>
              <Guarded what={parts.board} of={shown} raw={raw}>
                <NationLine state={state} sittings={sittings} chosen={chosen} onChoose={choose} />
                <div class="mapsheet">
                  <InteractiveBoard
                    view="all"
                    labels={labels}
                    rivers={words.names.rivers}
                    stacks={board.stacks}
                    arrows={seen.picture.arrows}
                    marks={board.marks}
                    corrected={correctedBorders(state.corrections)}
                    adjacency={tables.nextDoor}
                    about={board.about}
                    describe={(place) => placeSaid(words, seen, { labels, ...board }, place)}
                    onPlace={moving.onPlace}
                    moved={looking === undefined ? movesOf(spoken) : []}
                    fallen={looking === undefined ? fallenOf(spoken) : []}
                    risen={looking === undefined ? risenOf(spoken, deciding.rises) : []}
                    at={shown.journal.at}
                    dragging={{ may: moving.mayLift, onLift: moving.onLift, onDrop: moving.onDrop }}
                    {...(board.start ? { start: board.start } : {})}
                    wheel
                    words={words.play.board}
                    keys={words.around.board.keys}
                  />
                  <OffMap seen={seen} />
                </div>
              </Guarded>
            </section>
          )}
          <section class="side" aria-label={table.tabs.label}>
            {!hidden && nation && (
              <Guarded what={words.around.parts.nation} of={nation} raw={raw}>
                <NationHead state={state} nation={nation} sittings={sittings} />
              </Guarded>
            )}
            <Guarded what={parts.question} of={shown} raw={raw}>
              <Asked
                room={room}
                desk={desk}
                shown={shown}
                holding={holding}
                moving={moving}
                ending={ending}
                recap={recap}
              />
            </Guarded>
            {!hidden && (
              <Guarded what={parts.leaf} of={`${page} ${shown.journal.at}`} raw={raw}>
                <Pages
                  room={room}
                  desk={desk}
                  shown={shown}
                  moving={moving}
                  ending={ending}
                  stands={stands}
                  home={home}
                  page={page}
                  onPage={setPage}
                  chosen={chosen}
                  onChoose={choose}
                />
              </Guarded>
            )}
          </section>
        </div>
        {(theirs || !plays) && !recap.open && (
          <Guarded what={parts.deciding} of={shown} raw={raw}>
            <StickyBar room={room} shown={shown} holding={holding} stands={stands} ending={ending} />
          </Guarded>
        )}
        <RulePanel within={desktop} />
        {menu === 'menu' && (
          <Guarded what={parts.menu} of={menu} raw={raw}>
            <Menu
              room={room}
              desk={desk}
              shown={shown}
              holding={holding}
              covered={hidden}
              onPage={setPage}
              onClose={() => setMenu(undefined)}
            />
          </Guarded>
        )}
        {menu === 'keys' && <KeysDialog onClose={() => setMenu(undefined)} />}
        <Announced
          at={shown.journal.at}
          question={stands ? questionSaid(words, seen.decision) : undefined}
          chosen={
            moving.stack
              ? chosenSaid(words, moving.stack, board.marks)
              : pointedSaid(words, seen.decision, moving.pointed, board.marks)
          }
          happened={spoken
            .slice(-SPOKEN)
            .map((fact) => announce(words, facts, fact))
            .join(' ')}
        />
      </div>
    </Whys.Provider>
  );
}

/** Of what computers do by the hundred only the last things are announced; the log has all of it. */
const SPOKEN = 12;

/** Borders that an owner of the game has changed: the map is drawn as we have it, and marks them. */
function correctedBorders(corrections: State['corrections']): readonly CorrectedBorder[] {
  const { addBorders = [], removeBorders = [] } = corrections ?? {};
  return [...addBorders.map(({ between }): CorrectedBorder => between), ...removeBorders];
}
