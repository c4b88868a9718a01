import type { Decision } from '../../kernel/contract.ts';
import { RuleLink, Say } from '../Say.tsx';
import { useGameSpeech } from '../speech.ts';

interface Props {
  readonly decision: Decision;
  /** The id of the question, for elements that it describes. */
  readonly id?: string;
  /** The level of the heading. */
  readonly level: 2 | 3 | 4;
}

/** The seat that decides, its decision, the rule, and the result if it does nothing. */
export function Asks({ decision, id, level }: Props) {
  const { book } = useGameSpeech();
  const { who, ask, otherwise } = book.prompt(decision);
  const Heading = `h${level}` as const;
  return (
    <>
      <p class="who">
        <span>
          <Say text={who} />
        </span>
        <RuleLink rule={decision.rule} />
      </p>
      <Heading class="ask" id={id}>
        <Say text={ask} />
      </Heading>
      <p class="else">
        <Say text={otherwise} />
      </p>
    </>
  );
}
