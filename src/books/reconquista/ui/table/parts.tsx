import { onlyAnswer } from '../../../../ui/deciding/filled.ts';
import { buttonsOf } from '../../../../ui/deciding/pointing.ts';
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
import type { TableWords } from '../../words/table.ts';
import { COMPUTERS } from '../adviser/computers.ts';
import { labelOf } from '../deciding/labels.ts';
import { useCampaign } from '../deciding/use-campaign.ts';
import type { OfReconquista } from '../kinds.ts';
import type { Spoken } from '../speech.tsx';
import { BoardPart } from './BoardPart.tsx';
import { Ended } from './Ended.tsx';
import { Head } from './Head.tsx';
import { NewGame } from './NewGame.tsx';
import { OfTheDay } from './OfTheDay.tsx';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { PlayedOn } from './PlayedOn.tsx';
import { Question } from './Question.tsx';
import { isRetold } from './retold.ts';
import { Turn } from './Turn.tsx';

/** The table of Reconquista: the shared parts with its board, its moves and its starts. `home`: the address of the book. */
export function partsOf({ words, speech }: Spoken, table: TableWords, home: string): Parts<OfReconquista> {
  const { book } = speech;
  const { records, starts, bots, throws, campaigns } = table;
  return {
    rules: 'rules/',
    chairs: chairsOf({ computers: COMPUTERS }),
    heading: ({ turn }) => words.own.heading(turn),
    useGesture: useCampaign,
    useEnding: usePress,
    thing: () => 'christian',
    told: ({ shown: { seen }, gesture: { chosen } }) => ({
      question: seen.decision ? textOf(speech, book.prompt(seen.decision).ask) : '',
      chosen: chosen === undefined ? '' : speech.words.play.board.pointed(book.place(chosen)),
    }),
    buttons: buttonsOf,
    end: (decision) => {
      const [end, ...others] = buttonsOf(decision);
      return others.length === 0 ? end : undefined;
    },
    isFilled: (decision) => buttonsOf(decision).some((choice) => onlyAnswer(choice)?.kind === decision.preset?.kind),
    label: ({ decision }, _, action) => labelOf(words, decision?.kind, action) ?? book.answer(action).label,
    colour: ({ kind }) => (kind === 'reaction' ? 'var(--pc-m)' : 'var(--pc-c)'),
    cue: ({ kind }) => CUES[kind],
    Board: BoardPart,
    Turn,
    Head: ({ shown }) => <Head shown={shown} words={records} />,
    Question,
    Panel: (part) => <Panel {...part} adviser={bots.adviser} throws={throws} />,
    Since: ({ shown }) => <StoryNow shown={shown} words={words.own} isRetold={isRetold} />,
    Stands,
    Picture,
    PlayedOn: ({ state }) => <PlayedOn state={state} more={`${home}reconstructed/`} />,
    Ended: (part) => <Ended {...part} words={table} home={home} />,
    counted: {
      Asks: ({ room }) => <Asks room={room} words={records} />,
      Says: ({ counts }) => <Says counts={counts} words={records} />,
      Day: (part) => (
        <Guarded what={records.day.part} raw={pageData}>
          <OfTheDay {...part} words={table} />
        </Guarded>
      ),
      Records: ({ desk }) => (
        <LaterRecords later={useRecords()} failed={campaigns.failed}>
          {({ Records }) => <Records desk={desk} words={table} />}
        </LaterRecords>
      ),
    },
    sheets: [],
    NewGame: (part) => <NewGame {...part} words={starts} />,
  };
}

const useRecords = fetchedLater(() => import('./Records.tsx'));

const CUES: { readonly [kind in OfReconquista['fact']['kind']]?: 'dice' | 'hit' | 'move' } = {
  rolled: 'dice',
  fired: 'dice',
  assaulted: 'dice',
  removed: 'hit',
  moved: 'move',
  retreated: 'move',
};
