import type { UndoStop } from '../../kernel/journal.ts';

/** The words around a question and its answers: buttons, labels, what a screen reader says. */
export const ANSWERS = {
  prompt: 'The question',
  /** Between a name and what is said of it, and between parts that have commas of their own. */
  colon: ': ',
  semicolon: '; ',
  notNow: 'Not available now',
  refused: 'That is not allowed.',
  undone: 'Undone.',
  close: 'Close',
  more: (what: string): string => `One more: ${what}`,
  fewer: (what: string): string => `One fewer: ${what}`,
  /** Why undo goes no further. */
  stop: {
    start: 'Nothing is left to undo.',
    dice: 'Undo stops here: dice have been rolled.',
    seat: 'Undo stops here: another player has answered.',
    secret: 'Undo stops here: hidden information has been shown.',
  } satisfies Readonly<Record<UndoStop, string>>,
};
