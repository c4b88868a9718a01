import type { Decision } from '../../../../kernel/contract.ts';
import { seedOf } from '../../../../kernel/hash.ts';
import { Say } from '../../../../ui/Say.tsx';
import { useGameSpeech } from '../../../../ui/speech.ts';
import { Adviser as Any } from '../../../../ui/table/computers/Adviser.tsx';
import { useAdvice } from '../../../../ui/table/computers/use-advice.ts';
import type { PanelPart } from '../../../../ui/table/parts.ts';
import { useTableWords } from '../../../../ui/table/words.ts';
import type { Advice, Risk } from '../../bots/advice.ts';
import { s } from '../../words/marks.ts';
import { askComputer } from '../adviser/client.ts';
import { USUAL } from '../adviser/computers.ts';
import { placesOfAnswer } from '../deciding/places-of.ts';
import type { OfDraco } from '../kinds.ts';
import { useOwnTable } from './table-words.ts';

/** The adviser's own seed, which says nothing about the dice of a game. */
const SEED = seedOf('adviser');

type Props = Pick<PanelPart<OfDraco>, 'shown' | 'gesture' | 'ending' | 'verbs' | 'seat'> & {
  readonly decision: Decision;
};

/** The adviser of the Romans, or of the player of Hispano. */
export function Adviser({ shown, decision, gesture, ending, verbs, seat }: Props) {
  const { adviser: words } = useOwnTable().bots;
  const { state, journal } = shown;
  const adviser = useAdvice(
    state,
    (signal) => askComputer({ level: USUAL, seat, seed: SEED, state, number: journal.at, advice: true }, signal),
    ({ action }) => {
      gesture.advise(placesOfAnswer(state, action));
      verbs.advised();
    },
  );
  return (
    <Any<OfDraco, Advice>
      decision={decision}
      adviser={adviser}
      words={words}
      verbs={verbs}
      press={ending.press}
      told={(advice) => <Told advice={advice} />}
    />
  );
}

/** The advised answer, why, and what the coming Hispanic phase may do after it. */
function Told({ advice: { action, why, risk } }: { readonly advice: Advice }) {
  const { voice } = useTableWords();
  const { book } = useGameSpeech();
  return (
    <>
      <p class="advised">
        <b>
          <Say text={book.answer(action).label} />
        </b>
      </p>
      <p>
        <Say text={voice.why(why)} />
      </p>
      {risk && <Risks risk={risk} />}
    </>
  );
}

function Risks({ risk: { defeat, beaten, lost, revolt } }: { readonly risk: Risk }) {
  const { adviser: words } = useOwnTable().bots;
  return (
    <>
      {defeat && (
        <p>
          <Say text={words.defeat(defeat)} />
        </p>
      )}
      {beaten && (
        <p>
          <Say text={words.beaten(beaten.general, beaten.chance)} />
        </p>
      )}
      {lost && (
        <p>
          <Say text={words.lost(s(lost.place), lost.chance)} />
        </p>
      )}
      {revolt && (
        <p>
          <Say text={words.revolt(s(revolt.place), revolt.chance)} />
        </p>
      )}
    </>
  );
}
