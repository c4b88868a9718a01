import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'four-on-turn-six'> = {
  title: 'Four nations before turn 6',
  about: t`Player 1 has the ${n('visigoths')}, player 2 ${n('rome')} and the ${n('galicians')}, player 3 the ${n('lusitanians')} and ${n('castile')}, player 4 ${n('carthage')}. Turn 5 is about to end, and four nations find their players. Watch who is asked. The bids are ours, and so are all averages but one.`,
  steps: [
    t`${n('rome')} ends its movement, and turn 5 is over. Its heirs, the ${n('hispano-romans')}, are put up before turn 6 begins; all four may bid.`,
    t`Player 1 opens, with 18.`,
    t`Player 2 passes.`,
    t`Player 3 passes.`,
    t`Player 4 passes; player 1 has them. Turn 6 begins with the ${n('vandals')}, for whom all may bid.`,
    t`Player 2 opens, with 15.`,
    t`Player 3 passes.`,
    t`Player 4 passes.`,
    t`Player 1 passes; player 2 has the ${n('vandals')}. Then the ${n('alans')}.`,
    t`Player 3 opens, with 25.`,
    t`Player 4 passes.`,
    t`Player 2 passes. Player 1, who has the ${n('visigoths')}, is not asked. Then the ${n('suebi')}.`,
    t`Player 4 opens, with 23.`,
    t`Player 1 passes. Players 2 and 3, with the ${n('galicians')} and the ${n('lusitanians')}, are not asked.`,
  ],
  after: t`The four were put up in the order of play. The book has them all at the start of turn 6; an heir is put up when the old nation ends, so that its player can say what survives (${r('14.6')}).`,
  tasks: {
    'alans-for-the-second': {
      ask: t`The ${n('alans')} are up. Let player 2 have them.`,
      done: t`He is asked last, and half a point more is enough.`,
      lost: t`The ${n('alans')} are another’s.`,
      hints: [
        t`Player 3 is asked first, then player 4.`,
        t`Player 2 may raise whatever they bid; then they are asked again.`,
        t`Bid 25, pass, bid 25½, pass, pass.`,
      ],
    },
    'suebi-for-the-first': {
      ask: t`Only players 4 and 1 may bid for the ${n('suebi')}. Let player 1 have them at the opening bid.`,
      done: t`23, five less than the ${n('suebi')} earn on average.`,
      lost: t`The ${n('suebi')} are player 4’s.`,
      hints: [t`Player 4 is asked first.`, t`He need not bid.`, t`Pass, bid 23 for player 1, and pass.`],
    },
  },
  wrongs: {
    'visigoths-and-alans': {
      label: t`Player 1 bids 30 for the ${n('alans')}.`,
      because: t`He has the ${n('visigoths')}.`,
    },
    'galicians-and-suebi': {
      label: t`Player 2 bids 30 for the ${n('suebi')}.`,
      because: t`He has the ${n('galicians')}.`,
    },
    'lusitanians-and-suebi': {
      label: t`Player 3 bids 30 for the ${n('suebi')}.`,
      because: t`He has the ${n('lusitanians')}.`,
    },
  },
};
