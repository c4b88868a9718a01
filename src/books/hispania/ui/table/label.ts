import type { Action, Choice } from '../../../../kernel/contract.ts';
import type { Rich } from '../../../../words/rich.ts';
import { choice as choiceWords, type Words } from '../../words/index.ts';
import type { TableWords } from '../../words/table.ts';
import { prospectIn, type Seen } from '../deciding/seen.ts';

/** The text on the button of an answer. At the table one player is asked at a time, so a pass need not name the player. */
export function labelWith(
  words: Words,
  { deciding: { tokens, auction } }: Pick<TableWords, 'deciding'>,
): (seen: Seen, choice: Choice, action: Choice | Action) => Rich {
  const passes: { readonly [kind: string]: string } = { window: tokens.pass, 'sealed-bid': auction.passes };
  return (seen, choice, action) => {
    const pass = action.kind === 'pass' ? passes[seen.decision?.kind ?? ''] : undefined;
    return pass ? [pass] : choiceWords(words, action, prospectIn(seen, choice)).label;
  };
}
