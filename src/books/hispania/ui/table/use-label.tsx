import type { Action, Choice } from '../../../../kernel/contract.ts';
import { Say } from '../../../../ui/Say.tsx';
import { choice as choiceWords } from '../../words/index.ts';
import { prospectIn, type Seen } from '../deciding/seen.ts';
import { useSpeech } from '../speech.tsx';
import { useTableWords } from './words.ts';

/** What stands on the button of an answer. At the table one player is asked at a time: who passes need not be said. */
export function useLabel(seen: Seen): (choice: Choice) => (action: Choice | Action) => preact.ComponentChildren {
  const { words } = useSpeech();
  const { tokens, auction } = useTableWords().deciding;
  const passes: { readonly [kind: string]: string } = { window: tokens.pass, 'sealed-bid': auction.passes };
  return (choice) => (action) => {
    const pass = action.kind === 'pass' ? passes[seen.decision?.kind ?? ''] : undefined;
    return pass ?? <Say text={choiceWords(words, action, prospectIn(seen, choice)).label} />;
  };
}
