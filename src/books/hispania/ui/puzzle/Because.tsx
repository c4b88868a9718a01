import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { PuzzleWords } from '../../words/en/puzzles.ts';
import type { FactWords } from '../../words/facts.ts';
import { useSpeech } from '../speech.tsx';
import type { PuzzleStart } from './seen.ts';
import { becauseOf, type Sentence as Told } from './told.ts';

interface Props {
  readonly puzzle: PuzzleStart;
  readonly say: PuzzleWords;
  readonly facts: FactWords | undefined;
}

/** What explains the right answer, sentence by sentence, each with its rule. */
export function Because({ puzzle, say, facts }: Props) {
  const { words } = useSpeech();
  const told = becauseOf(puzzle, words, say, facts);
  if (told.length === 0) return null;
  return (
    <ul class="because">
      {told.map((sentence, i) => (
        // They never change their order: the index is the identity of one.
        <li key={`${i}`}>
          <Sentence of={sentence} />
        </li>
      ))}
    </ul>
  );
}

/** A sentence with its rule behind it. */
export function Sentence({ of }: { readonly of: Told | undefined }) {
  if (!of) return null;
  return (
    <>
      <Say text={of.text} />
      {of.rule && (
        <>
          {' '}
          <RuleLink rule={of.rule} />
        </>
      )}
    </>
  );
}
