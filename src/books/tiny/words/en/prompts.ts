import { type Rich, t } from '../../../../words/rich.ts';
import type { PlayerId } from '../../engine/data/ids.ts';
import { o } from '../marks.ts';

interface Turn {
  readonly seat: PlayerId;
}

/** The three parts of each prompt: the seat, the question, and the result of doing nothing. */
export const PROMPTS = {
  pledge: {
    who: (): Rich => ['Pledges'],
    ask: (): Rich => ['Which place do you pledge to control at the end?'],
    otherwise: (): Rich => ['The game begins when all pledges are made.'],
  },
  recruit: {
    who: ({ seat }: Turn): Rich => t`${o(seat)}, recruiting`,
    ask: (): Rich => ['Which units do you recruit?'],
    otherwise: (): Rich => ['You cannot save recruits for later rounds.'],
  },
  move: {
    who: ({ seat }: Turn): Rich => t`${o(seat)}, movement`,
    ask: (): Rich => ['Move units from one place?'],
    otherwise: (): Rich => ['If you do not move, your turn ends.'],
  },
};
