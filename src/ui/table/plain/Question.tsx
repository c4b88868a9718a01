import type { Decision } from '../../../kernel/contract.ts';
import { FactLines } from '../../FactLines.tsx';
import { RuleLink, Say } from '../../Say.tsx';
import { useSpeech } from '../../speech.ts';
import type { Beside, TableKinds } from '../parts.ts';
import { useTableWords } from '../words.ts';

interface Props<K extends TableKinds> extends Beside<K> {
  readonly decision: Decision;
  readonly id: string;
}

/** So many of the last facts stand above the question; the log has all. */
const FEW = 4;

/** What has happened, who decides what, by which rule, and what happens if nothing is done. */
export function Question<K extends TableKinds>({ shown, seats, decision, id }: Props<K>) {
  const { book } = useSpeech();
  const { voice, history } = useTableWords();
  const { who, ask, otherwise } = book.prompt(decision);
  const happened = shown.last.filter(({ only }) => only === undefined || seats.includes(only)).slice(-FEW);
  return (
    <>
      {happened.length > 0 && (
        <ul class="happened" aria-label={history.history.brought}>
          <FactLines facts={happened} say={voice.fact} />
        </ul>
      )}
      <p class="who">
        <span>
          <Say text={who} />
        </span>
        <RuleLink rule={decision.rule} />
      </p>
      <h2 class="ask" id={id}>
        <Say text={ask} />
      </h2>
      <p class="else">
        <Say text={otherwise} />
      </p>
    </>
  );
}
