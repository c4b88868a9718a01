import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'suebi-at-porto'> = {
  title: 'Infantry to the last',
  about: t`Two infantry against two, in the plain: the most common battle there is. The ${n('suebi')} attack the ${n('galicians')} at ${p('porto')}, and both sides need 7. Look at the last round, where both are hit at the same time.`,
  steps: [
    t`The first round: 3 and 4 miss, 2 and 9 hit once. One of the ${n('suebi')} falls.`,
    t`The ${n('suebi')} could retreat, and stay.`,
    t`The ${n('galicians')} stay too. A second round: an 8 hits, and two 10s hit.`,
  ],
  after: t`The last of the ${n('suebi')} took one of the ${n('galicians')} with him, for results count at the same time (${r('6.2')}). The second 10 found nobody left and is lost. The battle is over because one army is gone.`,
  tasks: {
    'home-with-one': {
      ask: t`One against two is a poor chance. Play the ${n('suebi')} and end the battle with a unit alive.`,
      done: t`The attacker may always turn back to where he came from, if there is room.`,
      lost: t`They stayed, and the dice speak again. Take it back.`,
      hints: [
        t`After the round the attacker is asked first.`,
        t`Which neighbour is empty, and not over a corner?`,
        t`Retreat to ${p('duero')}.`,
      ],
    },
    'one-against-two': {
      ask: t`Or take the poor chance: win ${p('porto')} with the one you have. The ${n('galicians')} stand and fight.`,
      done: t`Against the odds. It takes two hits on 7 and not one in return.`,
      lost: t`The odds have won, or somebody has left the field.`,
      hints: [
        t`Let both sides stay, round by round.`,
        t`There is nothing to aim: infantry against infantry, 7 for both.`,
        t`Stay with both sides until one is gone.`,
      ],
    },
  },
  wrongs: {
    'second-battle': {
      label: t`Attack ${p('porto')} a second time.`,
      because: t`It is still the same battle. It goes on when both sides stay.`,
    },
    'over-the-corner': {
      label: t`Retreat to ${p('asturias')}, across the corner.`,
      because: t`Four provinces meet in that point. ${p('porto')} and ${p('asturias')} share no border.`,
    },
    'into-their-hills': {
      label: t`Retreat forwards, to ${p('galicia')}.`,
      because: t`The ${n('galicians')} hold it. A retreat never goes into another nation's province.`,
    },
  },
};
