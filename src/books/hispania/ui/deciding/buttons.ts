import type { Choice, Decision } from '../../../../kernel/contract.ts';

/** Answers that need nothing filled in and end a question stand as buttons; one of them is filled. */
const BUTTONS = ['stay', 'battle', 'collect', 'submit', 'refuse', 'accept', 'decline', 'pass', 'end'];

/** Answers that need nothing filled in and end the question. */
export const buttonsOf = ({ choices }: Decision): readonly Choice[] =>
  choices.filter(({ kind }) => BUTTONS.includes(kind));
