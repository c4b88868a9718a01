import type { Decision } from '../../../../../kernel/contract.ts';
import { buttonsOf } from '../../deciding/buttons.ts';

/** The question with the buttons that stand with it: several battles are rows of the list, and places on the board. */
export function withButtons(decision: Decision): Decision {
  const battles = decision.choices.filter(({ kind }) => kind === 'battle');
  if (battles.length < 2) return decision;
  return { ...decision, choices: decision.choices.filter(({ kind }) => kind !== 'battle') };
}

const BIDS: readonly string[] = ['auction', 'group-raise', 'sealed-bid'];

/** Whether the first of the buttons is what one mostly does: it answers what is asked, or is filled in. */
export function isFilled(decision: Decision): boolean {
  const [first] = buttonsOf(decision);
  if (!first) return false;
  const { preset, choices } = decision;
  // A bid is written beside it, and that is what is asked.
  if (BIDS.includes(decision.kind)) return false;
  const isPreset = preset?.kind === first.kind && preset.kind !== 'end';
  return isPreset || choices.length === buttonsOf(decision).length;
}
