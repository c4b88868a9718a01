import { onlyAnswer } from '../../../../../ui/deciding/filled.ts';
import type { Beside } from '../../../../../ui/table/parts.ts';
import type { OfHispania } from '../../kinds.ts';

/** The keys of a battle: Space rolls the next round, R goes to the ways of retreat. */
export function battleKeys({ shown, stands, ending }: Beside<OfHispania>): { readonly [key: string]: () => void } {
  const decision = stands ? shown.seen.decision : undefined;
  if (decision?.kind !== 'retreat') return {};
  const stay = decision.choices.find(({ kind }) => kind === 'stay');
  const action = stay && onlyAnswer(stay);
  return {
    ...(action ? { ' ': () => ending.press(action) } : {}),
    r: () => document.querySelector<HTMLElement>('.whole-table .leaf button')?.focus(),
  };
}
