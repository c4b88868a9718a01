import type { Decision } from '../../../../kernel/contract.ts';
import { Say } from '../../../../ui/Say.tsx';
import { useGameSpeech } from '../../../../ui/speech.ts';
import type { Beside } from '../../../../ui/table/parts.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import type { Advice } from '../../bots/advice.ts';
import { l } from '../../words/marks.ts';
import type { TableWords } from '../../words/table.ts';
import { labelOf } from '../deciding/labels.ts';
import { placesOfAnswer } from '../deciding/places-of.ts';
import type { OfReconquista } from '../kinds.ts';
import { useWords } from '../speech.tsx';
import { useAdvice } from './use-advice.ts';

interface Props extends Pick<Beside<OfReconquista>, 'shown' | 'gesture' | 'ending' | 'verbs'> {
  readonly decision: Decision;
  readonly words: TableWords['bots']['adviser'];
}

/** The adviser: one answer with its reason and its risk, or a turn or more that it plays until it is stopped. */
export function Adviser({ shown, decision, gesture, ending, verbs, words }: Props) {
  const { bots } = useTableWords();
  const { book } = useGameSpeech();
  const { advising, ask, stop } = useAdvice(shown, ({ action }) => {
    gesture.advise(placesOfAnswer(action));
    verbs.advised();
  });
  const thinks = advising.is === 'thinking';
  const label = { idle: words.ask, thinking: words.stop, silent: words.again, told: words.again }[advising.is];
  return (
    <section class="adviser" aria-labelledby="adviser">
      <h3 id="adviser">{words.title}</h3>
      <p class="d">{words.says}</p>
      <p class="acts">
        {isOpen(decision) && (
          <button type="button" class="btn" onClick={thinks ? stop : ask}>
            {label}
          </button>
        )}
        <button type="button" class="btn" onClick={() => verbs.lend('turn')}>
          {words.turn}
        </button>
        <button type="button" class="btn" onClick={() => verbs.lend('game')}>
          {words.game}
        </button>
      </p>
      <div role="status">
        {thinks && <p>{words.thinks}</p>}
        {advising.is === 'silent' && (
          <p>
            <Say text={bots.silent(book.who(''))} />
          </p>
        )}
        {advising.is === 'told' && <Told decision={decision} advice={advising.advice} words={words} />}
      </div>
      {advising.is === 'told' && (
        <p class="acts">
          <button type="button" class="btn pri" onClick={() => ending.press(advising.advice.action)}>
            {words.doIt}
          </button>
        </p>
      )}
    </section>
  );
}

/** Whether there is more than one answer to choose from. */
function isOpen({ choices }: Decision): boolean {
  const [only, other] = choices;
  return other !== undefined || Object.keys(only?.ranges ?? {}).length > 0;
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
