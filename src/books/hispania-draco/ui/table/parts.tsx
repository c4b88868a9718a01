import { onlyAnswer } from '../../../../ui/deciding/filled.ts';
import { buttonsOf } from '../../../../ui/deciding/pointing.ts';
import { textOf } from '../../../../ui/speech.ts';
import { chairsOf } from '../../../../ui/table/chairs.ts';
import type { Parts } from '../../../../ui/table/parts.ts';
import { NewGame } from '../../../../ui/table/plain/NewGame.tsx';
import { Stands } from '../../../../ui/table/plain/Stands.tsx';
import { usePress } from '../../../../ui/table/plain/use-place.ts';
import { StoryNow } from '../../../../ui/table/Story.tsx';
import type { Cue } from '../../../../ui/table/sound/setting.ts';
import type { CommanderId } from '../../engine/data/ids.ts';
import { isPrepared, useCommand } from '../deciding/use-command.ts';
import type { OfDraco } from '../kinds.ts';
import type { Spoken } from '../speech.tsx';
import { COLOURS } from '../voice.ts';
import { BoardPart } from './BoardPart.tsx';
import { Head } from './Head.tsx';
import { Panel } from './Panel.tsx';
import { Question } from './Question.tsx';
import { isRetold } from './retold.ts';
import { setupOf } from './setup.ts';
import { Turn } from './Turn.tsx';

/** The table of the book: the shared parts with its board, its orders and its combats. */
export function partsOf({ words, speech }: Spoken): Parts<OfDraco> {
  const { book } = speech;
  const setup = setupOf(words);
  const chairs = chairsOf({});
  const buttons: Parts<OfDraco>['buttons'] = (decision) => buttonsOf(decision).filter((one) => !isPrepared(one));
  return {
    rules: 'rules/',
    chairs,
    heading: ({ round }) => words.own.heading(round),
    useGesture: useCommand,
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
    buttons,
    end: (decision) => {
      const [end, ...others] = buttons(decision);
      return others.length === 0 ? end : undefined;
    },
    isFilled: (decision) => buttons(decision).some((choice) => onlyAnswer(choice)?.kind === decision.preset?.kind),
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
    sheets: [],
    NewGame: (props) => <NewGame {...props} setup={setup} chairs={chairs} />,
  };
}

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
