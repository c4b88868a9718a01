import type { Decision } from '../../kernel/contract.ts';
import { RuleLink, Say } from '../Say.tsx';
import { useSpeech } from '../speech.ts';

interface Props {
  readonly decision: Decision;
  /** Of the question itself, for what is described by it. */
  readonly id?: string;
  /** The level of its heading. */
  readonly level: 2 | 3 | 4;
}

/** Who decides what, by which rule, and what happens if nothing is done. */
export function Asks({ decision, id, level }: Props) {
  const { book } = useSpeech();
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
