import { onlyAnswer } from '../../../../../ui/deciding/filled.ts';
import { filledButton, filledOnPage } from '../../../../../ui/table/filled-button.ts';
import type { Beside } from '../../../../../ui/table/parts.ts';
import type { OfHispania } from '../../kinds.ts';
import { isEmpty } from './basket.ts';
import { endOf } from './undone.ts';

type Keys = { readonly [key: string]: () => void };

/** The keys that one kind of question has. */
export function ownKeys({ shown, stands, ending }: Beside<OfHispania>): Keys {
  const decision = stands ? shown.seen.decision : undefined;
  const table = (): HTMLElement | null => document.querySelector('.whole-table');
  switch (decision?.kind) {
    // Space rolls the next round; R goes to the one way of retreat, or to the first of several.
    case 'retreat': {
      const stay = decision.choices.find(({ kind }) => kind === 'stay');
      const action = stay && onlyAnswer(stay);
      return {
        ...(action ? { ' ': () => ending.press(action) } : {}),
        r: () => (filledOnPage(table()) ?? table()?.querySelector<HTMLElement>('.leaf button'))?.focus(),
      };
    }
    case 'aim':
      return { ' ': () => filledButton(table())?.click() };
    // There is no suggestion for purchases, only the reader's own basket.
    case 'buy': {
      const end = endOf(decision);
      return { a: () => end && !isEmpty(ending.wanted) && ending.press(end) };
    }
    default:
      return {};
  }
}
