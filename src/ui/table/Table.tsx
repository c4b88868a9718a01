import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Announced } from '../Announced.tsx';
import { Guarded } from '../Guarded.tsx';
import type { TextFile } from '../hand-out.ts';
import { textOf, useSpeech } from '../speech.ts';
import { useStore } from '../use-store.ts';
import { Asked } from './Asked.tsx';
import { Whys } from './computers/whys.ts';
import type { Desk } from './desk.ts';
import { GameBar } from './GameBar.tsx';
import { Hint } from './Hint.tsx';
import { mayPlay } from './holding.ts';
import { KeysDialog, Menu } from './Menu.tsx';
import { Pages } from './Pages.tsx';
import type { Parts, TableKinds } from './parts.ts';
import { RulePanel } from './RulePanel.tsx';
import type { Room } from './room.ts';
import { StickyBar } from './StickyBar.tsx';
import { StoryPage } from './StoryPage.tsx';
import { isTheirs, seatsHere } from './seats-here.ts';
import { fileOfRoom } from './sharing.ts';
import { useSound } from './sound/use-sound.ts';
import { stands as standsHere, undoHalt } from './stands.ts';
import { showTextSize, textSize } from './text-size.ts';
import { useFocusKept } from './use-focus.ts';
import { useKeys } from './use-keys.ts';
import { useMoment } from './use-moment.ts';
import { useRecap } from './use-recap.ts';
import { useScroll } from './use-scroll.ts';
import { useTelling } from './use-telling.ts';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  readonly room: Room<K>;
  readonly desk: Desk<K>;
  readonly parts: Parts<K>;
  /** The address of the book in the reader's language. */
  readonly home: string;
}

/** The whole table: the board, the seat and its decision, and beside them all known facts of the game. */
export function Table<K extends TableKinds>({ room, desk, parts, home }: Props<K>) {
  const speech = useSpeech();
  const { play } = speech.words;
  const { parts: guarded } = play.guard;
  const { table, games, voice } = useTableWords();
  const { Board, Head, counted } = parts;
  const shown = useStore(room.store.$shown);
  const holding = useStore(room.hold.$holding);
  const { state, seen, asking, last } = shown;
  const [page, setPage] = useState('choices');
  const [chosen, setChosen] = useState<K['thing']>();
  const recap = useRecap(shown, room.store.look);
  const moment = useMoment(shown, room.playable.customs, () => shown.paused && room.store.pause(false));
  const stands = standsHere(shown, holding, recap.open || moment.covers);
  const gesture = parts.useGesture(
    shown,
    stands,
    room.store.act,
    shown.beyond || undoHalt(shown, holding) ? undefined : room.store.undo,
  );
  const ending = parts.useEnding(shown, stands, room.store.act);
  const [menu, setMenu] = useState<'menu' | 'keys'>();
  const [telling, tell] = useTelling(room, parts.story !== undefined);
  const desktop = useRef<HTMLDivElement>(null);
  const plays = mayPlay(holding);
  const theirs = isTheirs(shown);
  const hidden = plays && !theirs && asking.is === 'person' && asking.secret;
  const own = parts.thing(state);
  const thing = chosen ?? own;
  /** A page takes the room of the card. */
  const turnTo = (next: string): void => {
    gesture.release?.();
    setPage(next);
  };
  // An event that covers the question is a question of its own.
  useFocusKept(desktop, moment.covers ? moment.at : seen.decision);
  useSound(room, parts, shown);
  useLayoutEffect(() => showTextSize(textSize()), []);

  // A new question opens the page of the answers.
  useLayoutEffect(() => setPage('choices'), [asking.is === 'person' ? asking.decision.kind : asking.is]);
  useScroll(desktop, {
    page,
    asked: asking.is === 'person' ? `${asking.decision.kind} ${asking.seat}` : asking.is,
    at: shown.journal.at,
    stack: gesture.chosen,
  });
  useLayoutEffect(() => setChosen(undefined), [own]);
  // What waits for a second press is seen, and is dropped for a stack that is taken up after it.
  useLayoutEffect(() => {
    if (ending.waits) gesture.release?.();
  }, [ending.waits]);
  useLayoutEffect(() => {
    if (gesture.chosen !== undefined) ending.cancel();
  }, [gesture.chosen]);

  const raw = (): TextFile => ({ name: games.file(room.name), text: fileOfRoom(room, shown) });
  const choose = (of: K['thing']): void => {
    setChosen(() => of);
    turnTo('sheet');
  };
  const spoken = last.filter((fact) => fact.only === undefined);
  const beside = { shown, seats: seatsHere(shown), stands, gesture, ending, moment, verbs: room.store };
  useKeys(desktop, {
    ...{ shown, room, stands, covered: telling, setPage: turnTo, gesture, ending, recap, moment },
    openKeys: () => setMenu('keys'),
    openMenu: () => setMenu('menu'),
    own: parts.keys?.(beside) ?? {},
  });
  const onStory = parts.story && (() => tell(true));
  const onThing = { chosen, onChoose: choose };
  const told = parts.told(beside);
  const { computers } = room.playable;
  const whys = useMemo(
    () => ({
      whyAt: room.store.whyAt,
      reasons: (all: readonly unknown[]) => computers?.reasons(all) ?? all,
    }),
    [room],
  );
  return (
    <Whys.Provider value={whys}>
      <div class="whole-table table" ref={desktop} data-page={page} data-story={telling && !hidden}>
        <Guarded what={guarded.bar} of={shown} raw={raw}>
          <GameBar
            room={room}
            desk={desk}
            parts={parts}
            shown={shown}
            holding={holding}
            home={home}
            onMenu={() => setMenu('menu')}
          />
        </Guarded>
        {telling && !hidden ? (
          <Guarded what={guarded.story} of={shown.journal} raw={raw}>
            <StoryPage
              room={room}
              desk={desk}
              parts={parts}
              shown={shown}
              onHistory={() => turnTo('history')}
              onClose={() => tell(false)}
            />
          </Guarded>
        ) : (
          <div class="desk">
            <h1 class="vh">{parts.heading(state)}</h1>
            {hidden ? (
              <div class="covered" aria-hidden="true" />
            ) : (
              <section class="board-side" aria-label={play.board.board}>
                <Guarded what={guarded.board} of={shown} raw={raw}>
                  <Board {...beside} {...onThing} />
                </Guarded>
              </section>
            )}
            <section class="side" aria-label={table.tabs.label}>
              {!hidden && Head && thing !== undefined && (
                <Guarded what={guarded.head} of={thing} raw={raw}>
                  <Head shown={shown} thing={thing} />
                </Guarded>
              )}
              <Guarded what={guarded.question} of={shown} raw={raw}>
                <Asked
                  {...beside}
                  room={room}
                  desk={desk}
                  parts={parts}
                  holding={holding}
                  recap={recap}
                  onStory={onStory}
                />
              </Guarded>
              {!hidden && (
                <Guarded what={guarded.leaf} of={`${gesture.held ?? page} ${shown.journal.at}`} raw={raw}>
                  <Pages
                    {...beside}
                    {...onThing}
                    room={room}
                    desk={desk}
                    parts={parts}
                    home={home}
                    page={page}
                    onPage={turnTo}
                  />
                </Guarded>
              )}
              {stands && parts.hints && <Hint hints={parts.hints} book={room.playable.book.id} shown={shown} />}
            </section>
          </div>
        )}
        {(theirs || !plays) && !recap.open && !telling && (
          <Guarded what={guarded.deciding} of={shown} raw={raw}>
            <StickyBar room={room} parts={parts} shown={shown} holding={holding} stands={stands} ending={ending} />
          </Guarded>
        )}
        <RulePanel within={desktop} />
        {menu === 'menu' && (
          <Guarded what={guarded.menu} of={menu} raw={raw}>
            <Menu
              room={room}
              desk={desk}
              parts={parts}
              shown={shown}
              holding={holding}
              covered={hidden}
              onPage={(next) => {
                tell(false);
                setPage(next);
              }}
              onStory={onStory}
              onClose={() => setMenu(undefined)}
            />
          </Guarded>
        )}
        {counted && <counted.Asks room={room} />}
        {menu === 'keys' && <KeysDialog onClose={() => setMenu(undefined)} />}
        <Announced
          at={shown.journal.at}
          question={stands ? told.question : undefined}
          chosen={told.chosen}
          facts={spoken}
          say={(fact) => textOf(speech, voice.fact(fact))}
        />
      </div>
    </Whys.Provider>
  );
}
