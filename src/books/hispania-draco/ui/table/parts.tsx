import { onlyAnswer } from '../../../../ui/deciding/filled.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { fetchedLater } from '../../../../ui/later.ts';
import { pageData } from '../../../../ui/page-data.ts';
import { Asks } from '../../../../ui/records/Asks.tsx';
import { LaterRecords } from '../../../../ui/records/LaterRecords.tsx';
import { Says } from '../../../../ui/records/Says.tsx';
import { textOf } from '../../../../ui/speech.ts';
import { chairsOf } from '../../../../ui/table/chairs.ts';
import type { Parts } from '../../../../ui/table/parts.ts';
import { Stands } from '../../../../ui/table/plain/Stands.tsx';
import { usePress } from '../../../../ui/table/plain/use-place.ts';
import { StoryNow } from '../../../../ui/table/Story.tsx';
import type { Cue } from '../../../../ui/table/sound/setting.ts';
import type { CommanderId } from '../../engine/data/ids.ts';
import type { TableWords } from '../../words/table.ts';
import { journeysOf } from '../deciding/journeys.ts';
import { buttonsIn, useCommand } from '../deciding/use-command.ts';
import type { OfDraco } from '../kinds.ts';
import { DRACO } from '../playable.ts';
import type { Spoken } from '../speech.tsx';
import { COLOURS } from '../voice.ts';
import { BoardPart } from './BoardPart.tsx';
import { Ended } from './Ended.tsx';
import { Head } from './Head.tsx';
import { NewGame } from './NewGame.tsx';
import { OfTheDay } from './OfTheDay.tsx';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Question } from './Question.tsx';
import { isRetold } from './retold.ts';
import { Turn } from './Turn.tsx';

/** The table of the book: the shared parts with its board, its orders and its combats. `home`: the address of the book. */
export function partsOf({ words, speech }: Spoken, table: TableWords, home: string): Parts<OfDraco> {
  const { book } = speech;
  const { records, conquests } = table;
  const chairs = chairsOf({ computers: DRACO.computers });
  return {
    rules: 'rules/',
    chairs,
    heading: ({ round }) => words.own.heading(round),
    useGesture: (shown, stands, act) => useCommand(shown, stands, act, journeysOf),
    useEnding: usePress,
    thing: ({ turn }) => turn,
    told: ({ shown: { seen }, gesture: { prepared, place } }) => ({
      question: seen.decision ? textOf(speech, book.prompt(seen.decision).ask) : '',
      chosen: prepared
        ? textOf(speech, book.answer(prepared.choice).label)
        : place
          ? speech.words.play.board.pointed(book.place(place))
          : '',
    }),
    buttons: buttonsIn,
    end: (decision) => {
      const [end, ...others] = buttonsIn(decision);
      return others.length === 0 ? end : undefined;
    },
    isFilled: (decision) => buttonsIn(decision).some((choice) => onlyAnswer(choice)?.kind === decision.preset?.kind),
    label: (_, __, action) => book.answer(action).label,
    colour: ({ kind, params }) => {
      const general = params['general'] as CommanderId | undefined;
      return kind === 'hispanic' || !general ? 'var(--d-r)' : COLOURS[general];
    },
    cue: ({ kind }) => CUES[kind],
    Board: BoardPart,
    Turn,
    Head,
    Question,
    Panel,
    Since: ({ shown }) => <StoryNow shown={shown} words={words.own} isRetold={isRetold} />,
    Stands,
    Picture,
    Ended: (part) => <Ended {...part} home={home} />,
    counted: {
      Asks: ({ room }) => <Asks room={room} words={records} />,
      Says: ({ counts }) => <Says counts={counts} words={records} />,
      Day: (part) => (
        <Guarded what={records.day.part} raw={pageData}>
          <OfTheDay {...part} />
        </Guarded>
      ),
      Records: ({ desk }) => (
        <LaterRecords later={useRecords()} failed={conquests.failed}>
          {({ Records }) => <Records desk={desk} />}
        </LaterRecords>
      ),
    },
    sheets: [],
    NewGame: (part) => <NewGame {...part} chairs={chairs} />,
  };
}

const useRecords = fetchedLater(() => import('./Records.tsx'));

const CUES: { readonly [kind in OfDraco['fact']['kind']]?: Cue } = {
  rolled: 'dice',
  rerolled: 'dice',
  removed: 'hit',
  dispersed: 'hit',
  lost: 'hit',
  beaten: 'hit',
  moved: 'move',
  sailed: 'move',
  marched: 'move',
};
