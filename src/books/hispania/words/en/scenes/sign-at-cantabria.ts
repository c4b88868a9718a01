import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'sign-at-cantabria'> = {
  title: 'Two tens are one too many',
  about: t`The last two infantry of the ${n('galicians')} stand in ${p('cantabria')}, and two of the ${n('visigoths')} come to subdue them. Two tens are rolled: too well, for nobody would be left to submit. The players have agreed on the Sign of God. You may call on it for either side.`,
  steps: [
    t`The battle. Two tens, and the ${n('galicians')} miss. Nothing is taken off the map yet: first it is asked who wants the round rolled again.`,
    t`A, who plays the ${n('galicians')}, calls on the Sign of God. All four dice are rolled again, and only one of them hits.`,
    t`B could call on his own for the ${n('visigoths')}. He lets it stand: one infantry falls, and the other submits.`,
    t`So the ${n('visigoths')} leave their new subject's province, and go back to ${p('leon')}.`,
  ],
  after: t`What was rolled first is forgotten; targets stand, dice do not (${r('10.2')}). With two provinces or fewer the ${n('galicians')} must submit to the ${n('visigoths')} if they survive a round (${r('9.6-submission')}), and that is what both sides wanted.`,
  tasks: {
    'nobody-calls': {
      ask: t`Two tens lie on the table. Let them lie, for both players, and see what they would have done.`,
      done: t`The ${n('galicians')} are gone for good.`,
      lost: t`The round was rolled again. Go back to the two tens.`,
      hints: [
        t`Both players are asked, and each answers for himself.`,
        t`Nobody has to use the Sign.`,
        t`Pass for A, and for B.`,
      ],
    },
    'a-third-throw': {
      ask: t`A has had his Sign. Now B does not like the dice either: have the same round rolled a third time.`,
      done: t`As often as there are players in the battle with a Sign to spend. Both have spent theirs.`,
      lost: t`The dice have been let stand. Go back to the second throw.`,
      hints: [
        t`Each player has one Sign in the game.`,
        t`B, who plays the ${n('visigoths')}, has his still.`,
        t`Play the Sign of God for B.`,
      ],
    },
  },
  wrongs: {
    'once-more': {
      label: t`A calls a second time.`,
      because: t`Once in a game, and A has done so.`,
    },
    'by-a-bystander': {
      label: t`C, who plays the ${n('suebi')}, calls for the ${n('galicians')}.`,
      because: t`Only a player with a nation in the battle may.`,
    },
    'before-the-dice': {
      label: t`Call on it before the dice are rolled.`,
      because: t`There is nothing yet to be rolled again.`,
    },
  },
};
