import { chairsOf } from '../../../../ui/table/chairs.ts';
import type { Parts } from '../../../../ui/table/parts.ts';
import { NewGame } from '../../../../ui/table/plain/NewGame.tsx';
import { plainParts } from '../../../../ui/table/plain/parts.ts';
import type { OfDraco } from '../kinds.ts';
import type { Spoken } from '../speech.tsx';
import { BoardPart } from './BoardPart.tsx';
import { setupOf } from './setup.ts';
import { Turn } from './Turn.tsx';

/** The table of the book: the shared parts with its board. */
export function partsOf({ words, speech }: Spoken): Parts<OfDraco> {
  const setup = setupOf(words);
  const chairs = chairsOf({});
  return {
    ...plainParts<OfDraco>(speech),
    rules: 'rules/',
    chairs,
    heading: ({ round }) => words.own.heading(round),
    thing: ({ turn }) => turn,
    Board: BoardPart,
    Turn,
    sheets: [],
    NewGame: (props) => <NewGame {...props} setup={setup} chairs={chairs} />,
  };
}
