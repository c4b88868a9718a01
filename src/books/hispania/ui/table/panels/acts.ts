import type { Decision } from '../../../../../kernel/contract.ts';
import { buttonsOf } from '../../deciding/buttons.ts';

/** The question with its own buttons: several battles are rows of the list, and places on the board. */
export function withButtons(decision: Decision): Decision {
  const battles = decision.choices.filter(({ kind }) => kind === 'battle');
  if (battles.length < 2) return decision;
  return { ...decision, choices: decision.choices.filter(({ kind }) => kind !== 'battle') };
}

const BIDS: readonly string[] = ['auction', 'group-raise', 'sealed-bid'];

/** Whether the first of the buttons is the usual answer, so that it is filled. */
export function isFilled(decision: Decision): boolean {
  const [first] = buttonsOf(decision);
  if (!first) return false;
  const { preset, choices } = decision;
  // The answer is the bid, which is entered next to the button.
  if (BIDS.includes(decision.kind)) return false;
  const isPreset = preset?.kind === first.kind && preset.kind !== 'end';
  return isPreset || choices.length === buttonsOf(decision).length;
}
