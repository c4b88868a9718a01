import type { Choice, Decision } from '../../../../kernel/contract.ts';

/** Answers that need no input and end a question are buttons; one of them is filled. */
const BUTTONS = ['stay', 'battle', 'collect', 'submit', 'refuse', 'accept', 'decline', 'pass', 'end'];

/** Answers that need no input and end the question. */
export const buttonsOf = ({ choices }: Decision): readonly Choice[] =>
  choices.filter(({ kind }) => BUTTONS.includes(kind));
