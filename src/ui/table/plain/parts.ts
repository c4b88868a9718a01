import { onlyAnswer } from '../../deciding/filled.ts';
import { buttonsOf } from '../../deciding/pointing.ts';
import { type SpeechOf, textOf } from '../../speech.ts';
import type { Parts } from '../parts.ts';
import { Answers, type PlainKinds } from './Answers.tsx';
import { Question } from './Question.tsx';
import { Stands } from './Stands.tsx';
import { usePlace, usePress } from './use-place.ts';

/** The parts that a book need not draw itself. */
type Plain =
  | 'useGesture'
  | 'useEnding'
  | 'told'
  | 'buttons'
  | 'end'
  | 'isFilled'
  | 'label'
  | 'Question'
  | 'Panel'
  | 'Stands';

/** The parts of a table that need only the choices of a game: a book adds its board and any further drawings. */
export function plainParts<K extends PlainKinds>(speech: SpeechOf): Pick<Parts<K>, Plain> {
  const { book, words } = speech;
  return {
    useGesture: usePlace,
    useEnding: usePress,
    told: ({ shown, gesture: { place } }) => ({
      question: shown.seen.decision ? textOf(speech, book.prompt(shown.seen.decision).ask) : '',
      chosen: place === undefined ? '' : words.play.board.pointed(book.place(place)),
    }),
    buttons: buttonsOf,
    end: (decision) => {
      const [end, ...others] = buttonsOf(decision);
      return others.length === 0 ? end : undefined;
    },
    // The usual action is filled, or is the only one.
    isFilled: (decision) =>
      decision.choices.length === buttonsOf(decision).length ||
      buttonsOf(decision).some((choice) => onlyAnswer(choice)?.kind === decision.preset?.kind),
    label: (_, __, action) => book.answer(action).label,
    Question,
    Panel: Answers,
    Stands,
  };
}
