import { onlyAnswer } from '../../../../ui/deciding/filled.ts';
import { buttonsOf } from '../../../../ui/deciding/pointing.ts';
import { textOf } from '../../../../ui/speech.ts';
import { chairsOf } from '../../../../ui/table/chairs.ts';
import type { Parts } from '../../../../ui/table/parts.ts';
import { Stands } from '../../../../ui/table/plain/Stands.tsx';
import { usePress } from '../../../../ui/table/plain/use-place.ts';
import type { TableWords } from '../../words/table.ts';
import { COMPUTERS } from '../adviser/computers.ts';
import { labelOf } from '../deciding/labels.ts';
import { useCampaign } from '../deciding/use-campaign.ts';
import type { OfReconquista } from '../kinds.ts';
import type { Spoken } from '../speech.tsx';
import { BoardPart } from './BoardPart.tsx';
import { Head } from './Head.tsx';
import { NewGame } from './NewGame.tsx';
import { Panel } from './Panel.tsx';
import { ParOfGame } from './ParOfGame.tsx';
import { Picture } from './Picture.tsx';
import { PlayedOn } from './PlayedOn.tsx';
import { Question } from './Question.tsx';
import { StoryNow } from './Story.tsx';
import { Turn } from './Turn.tsx';

/** The table of Reconquista: the shared parts with its board, its moves and its starts. `home`: the address of the book. */
export function partsOf(
  { words, speech }: Spoken,
  { starts, bots, throws }: TableWords,
  home: string,
): Parts<OfReconquista> {
  const { book } = speech;
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
    Head,
    Question,
    Panel: (part) => <Panel {...part} adviser={bots.adviser} throws={throws} />,
    Since: StoryNow,
    Stands,
    Picture,
    PlayedOn: ({ state }) => <PlayedOn state={state} more={`${home}reconstructed/`} />,
    Ended: ({ shown }) => <ParOfGame shown={shown} words={starts.par} page={`${home}par/`} />,
    sheets: [],
    NewGame: (part) => <NewGame {...part} words={starts} />,
  };
}

const CUES: { readonly [kind in OfReconquista['fact']['kind']]?: 'dice' | 'hit' | 'move' } = {
  rolled: 'dice',
  fired: 'dice',
  assaulted: 'dice',
  removed: 'hit',
  moved: 'move',
  retreated: 'move',
};
