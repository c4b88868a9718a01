import type { Decision } from '../../../../kernel/contract.ts';
import { seedOf } from '../../../../kernel/hash.ts';
import { Say } from '../../../../ui/Say.tsx';
import { useGameSpeech } from '../../../../ui/speech.ts';
import { Adviser as Any } from '../../../../ui/table/computers/Adviser.tsx';
import { useAdvice } from '../../../../ui/table/computers/use-advice.ts';
import type { Beside } from '../../../../ui/table/parts.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import type { Advice } from '../../bots/advice.ts';
import { l } from '../../words/marks.ts';
import type { TableWords } from '../../words/table.ts';
import { askComputer } from '../adviser/client.ts';
import { USUAL } from '../adviser/computers.ts';
import { labelOf } from '../deciding/labels.ts';
import { placesOfAnswer } from '../deciding/places-of.ts';
import type { OfReconquista } from '../kinds.ts';
import { useWords } from '../speech.tsx';

/** The adviser's own seed, which says nothing about the dice of a game. */
const SEED = seedOf('adviser');

interface Props extends Pick<Beside<OfReconquista>, 'shown' | 'gesture' | 'ending' | 'verbs'> {
  readonly decision: Decision;
  readonly words: TableWords['bots']['adviser'];
}

/** The adviser of a campaign. */
export function Adviser({ shown, decision, gesture, ending, verbs, words }: Props) {
  const { state, journal } = shown;
  const adviser = useAdvice(
    state,
    (signal) => askComputer({ level: USUAL, seed: SEED, state, number: journal.at, advice: true }, signal),
    ({ action }) => {
      gesture.advise(placesOfAnswer(action));
      verbs.advised();
    },
  );
  return (
    <Any<OfReconquista, Advice>
      decision={decision}
      adviser={adviser}
      words={words}
      verbs={verbs}
      press={ending.press}
      told={(advice) => <Told decision={decision} advice={advice} words={words} />}
    />
  );
}

interface ToldProps {
  readonly decision: Decision;
  readonly advice: Advice;
  readonly words: Props['words'];
}

/** The advised answer, why, and what the coming reaction may do after it. */
function Told({ decision, advice: { action, why, risk }, words }: ToldProps) {
  const { voice } = useTableWords();
  const { book } = useGameSpeech();
  const own = useWords();
  return (
    <>
      <p class="advised">
        <b>
          <Say text={labelOf(own, decision.kind, action) ?? book.answer(action).label} />
        </b>
      </p>
      <p>
        <Say text={voice.why(why)} />
      </p>
      {risk && (
        <p>
          <Say text={words.risk(risk.armies)} />{' '}
          {risk.first ? <Say text={words.first(l(risk.first.at), risk.first.chance)} /> : words.safe}
        </p>
      )}
    </>
  );
}
