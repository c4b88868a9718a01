import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'retreat-from-segovia'> = {
  title: 'Room for one in Calatayud',
  about: t`The ${n('umayyads')} have come to ${p('segovia')} from ${p('toledo')} and ${p('cuenca')}, and ${n('castile')} wants to save what is left. ${p('toledo')} lies open and empty, ${p('avila')} belongs to ${n('leon')}, and ${p('calatayud')} is full. Look at where the two survivors may go.`,
  steps: [
    t`Three infantry against three.`,
    t`${n('castile')} aims at those who came over the Tagus. Each side loses one.`,
    t`The ${n('umayyads')} do not retreat. Now it is ${n('castile')}'s turn to speak.`,
    t`One infantry goes to ${p('calatayud')}, one more than its limit of two.`,
    t`There is no room for the other, until ${n('castile')} declares ${p('calatayud')} its capital.`,
    t`Now the second one can follow.`,
  ],
  after: t`${p('toledo')} was barred because attackers had come from it, ${p('avila')} and ${p('cuenca')} because others held them (${r('6.6')}). ${p('calatayud')} took one by the rule of retreat (${r('4.6')}) and one as the capital (${r('4.3')}).`,
  tasks: {
    'both-get-away': {
      ask: t`The attacker stays. Get both infantry of ${n('castile')} out of ${p('segovia')} alive.`,
      done: t`Four in ${p('calatayud')}: two for the mountain, one for the capital, one for the retreat.`,
      lost: t`Staying for another round is not getting away.`,
      hints: [
        t`One neighbour is open, and it has room for one.`,
        t`${n('castile')} may change that limit at any time, even in its enemy's turn.`,
        t`Declare ${p('calatayud')} the capital, then retreat both infantry there.`,
      ],
    },
    'back-within-the-limit': {
      ask: t`Four stand in ${p('calatayud')}, and the capital holds three. When ${n('castile')} comes to move, pass its check without a loss. ${n('leon')} plays before; let it stand.`,
      done: t`In order again before anybody counted.`,
      lost: t`${n('castile')} lost a unit. It had a movement to prevent that.`,
      hints: [
        t`${n('leon')} moves first: end its movement. Then look at ${p('calatayud')}.`,
        t`One infantry has to find a province with room.`,
        t`End ${n('leon')}'s movement; move one infantry from ${p('calatayud')} to ${p('old-castile')}; end movement.`,
      ],
    },
  },
  wrongs: {
    'both-without-the-capital': {
      label: t`Both to ${p('calatayud')} at once.`,
      because: t`Its two units fill the mountain, and a retreat may add one.`,
    },
    'through-the-gap-to-toledo': {
      label: t`Through the gap to ${p('toledo')}: nobody is there.`,
      because: t`Some of the attackers came from ${p('toledo')}. That way is theirs.`,
    },
    'to-the-neighbours': {
      label: t`To ${p('avila')}, where a Christian nation stands.`,
      because: t`Another nation's province is closed, whatever its faith. A retreat goes to own or empty provinces.`,
    },
  },
};
