import { usePointing } from '../../deciding/use-place.ts';
import { type SpeechOf, textOf } from '../../speech.ts';
import type { SceneParts } from '../parts.ts';
import { type PlainSceneKinds, Slip } from './Slip.tsx';

/** The parts of a scene that need only the choices of a game: a book adds its board and any further drawings. */
export function plainSceneParts<K extends PlainSceneKinds>(speech: SpeechOf): Omit<SceneParts<K>, 'Board'> {
  const { book, words } = speech;
  return {
    usePointing: ({ decision }, _, play) => usePointing(decision, play.act),
    question: ({ decision }) => (decision ? textOf(speech, book.prompt(decision).ask) : ''),
    pointed: (_, { place }) => (place === undefined ? '' : words.play.board.pointed(book.place(place))),
    Slip,
  };
}
