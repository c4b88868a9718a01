import type { SpeechOf } from '../../../../ui/speech.ts';
import { textOf } from '../../../../ui/speech.ts';
import { chairsOf } from '../../../../ui/table/chairs.ts';
import type { Parts } from '../../../../ui/table/parts.ts';
import { NewGame } from '../../../../ui/table/plain/NewGame.tsx';
import { plainParts } from '../../../../ui/table/plain/parts.ts';
import { tiny } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';
import type { Words } from '../../words/index.ts';
import type { OfTiny } from '../kinds.ts';
import { BoardPart } from './BoardPart.tsx';
import { setupOf } from './setup.ts';

/** The table of the small game: the shared parts, with its board. */
export function partsOf(speech: SpeechOf, words: Words): Parts<OfTiny> {
  const setup = setupOf(words);
  const chairs = chairsOf({});
  /** A line of the text twin that is public. */
  const line = (state: State, key: string): string =>
    tiny
      .describe(state, '')
      .filter((one) => one.key === key)
      .map((one) => textOf(speech, speech.book.line(one)))
      .join('. ');
  return {
    ...plainParts<OfTiny>(speech),
    rules: 'rules/',
    chairs,
    heading: (state) => `${words.names.title}, ${line(state, 'round')}`,
    thing: () => undefined,
    Board: BoardPart,
    Turn: ({ state }) => (
      <p class="turn-line">
        {line(state, 'round')}. {line(state, 'card')}
      </p>
    ),
    sheets: [],
    NewGame: (props) => <NewGame {...props} setup={setup} chairs={chairs} />,
  };
}
