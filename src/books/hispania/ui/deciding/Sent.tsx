import { useRef } from 'preact/hooks';
import { Say } from '../../../../ui/Say.tsx';
import type { NationId } from '../../engine/data/ids.ts';
import { useSpeech } from '../speech.tsx';
import { HowMany } from './HowMany.tsx';
import type { Sent as SentStack } from './hand.ts';
import { useStackKeys } from './stack-keys.ts';
import type { Stack } from './stacks.ts';

interface Props {
  readonly sent: SentStack;
  readonly nation: NationId;
  /** So many go instead. */
  readonly onStack: (stack: Stack) => void;
}

/** A whole stack has been dragged: another number can go instead, until the next answer. */
export function Sent({ sent: { whole, stack, to }, nation, onStack }: Props) {
  const { words } = useSpeech();
  const part = useRef<HTMLDivElement>(null);
  useStackKeys(part, { whole, stack, onStack });
  return (
    <div ref={part} class="stack sent">
      <h3>
        <Say text={words.around.hand.sent(words.units.picked(stack.units, stack.leaders), to)} />
      </h3>
      <HowMany whole={whole} stack={stack} nation={nation} onStack={onStack} />
    </div>
  );
}
