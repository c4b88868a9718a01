import { type Rich, t } from '../rich.ts';
import type { Who } from '../who.ts';

/** The words of the computers at a table: how they are watched, stopped and taken over from. A book adds its levels and reasons. */
export const COMPUTERS = {
  /** At a seat, where a person may sit too. */
  computer: 'a computer',
  manners: 'How the computers play',

  pace: 'Watch the computers',
  paces: {
    step: 'step by step',
    slow: 'slowly',
    normal: 'at a normal pace',
    fast: 'fast',
    'at-once': 'all at once',
  },
  next: 'Next move',
  takeOver: ({ whose }: Who): Rich => t`Play ${whose} seat myself`,
  /** No way to ask it has brought an answer. */
  silent: ({ The, many }: Who): Rich => t`${The} ${many ? 'do' : 'does'} not answer.`,
  lent: {
    phase: ({ the }: Who): Rich => t`A computer plays this phase for ${the}.`,
    turn: ({ the }: Who): Rich => t`A computer plays this turn for ${the}.`,
    game: ({ the }: Who): Rich => t`A computer plays on for ${the}.`,
  },
  myself: 'Take over again',
  lend: 'Let the computer play this phase',
  /** Who may sit at a seat from now on. */
  seats: 'Players from now on',
  seatsSay: 'A person may take over from a computer at any moment, and a computer from a person.',
  person: (name: string): string => `${name}, a person`,

  ask: 'Why?',
  askOf: (n: number): string => `Why? Answer ${n}`,
  recap: 'Reason',
};
