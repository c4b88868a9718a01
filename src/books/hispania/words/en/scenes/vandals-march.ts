import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'vandals-march'> = {
  title: 'The Vandals’ march',
  about: t`Turn 6: the ${n('vandals')}’ turn begins with a march. Their 15 infantry and Geiseric move as one stack from ${p('narbonne')} across 3 provinces. Every enemy unit in these provinces rolls once against the stack, and the ${n('vandals')} do not strike back.`,
  steps: [
    t`The stack enters ${p('barcelona')}. An infantry unit and a fort of the ${n('hispano-romans')} roll 8 and 5 and need 7: the ${n('vandals')} lose 1 infantry.`,
    t`It moves on to ${p('tortosa')}. The infantry there rolls a 6 and misses.`,
    t`The third province is ${p('zaragoza')}. Its fort rolls a 7: the ${n('vandals')} lose another infantry unit, and the march is over.`,
  ],
  after: t`The march leaves 13 of 15 infantry, and their invasion starts from ${p('zaragoza')} (${r('11-vandals-march')}). They attacked no units on the way, and none of theirs was held. The fort in ${p('zaragoza')} is still there: units that stay in the province must fight it.`,
  tasks: {
    'nobody-lost': {
      ask: t`Start again, and end the march without a loss.`,
      done: t`You marched through the mountains, where there are no enemy units.`,
      lost: t`An enemy unit has rolled against the stack.`,
      hints: [
        t`The ${n('hispano-romans')} have units only in plains.`,
        t`Mountains do not stop the march.`,
        t`March through the ${p('eastern-pyrenees')} and the ${p('western-pyrenees')} to ${p('huesca')}.`,
      ],
    },
    'to-castellon': {
      ask: t`The stack has crossed 2 provinces. End the march in an empty province.`,
      done: t`${p('castellon')} is empty, so no more dice were rolled.`,
      lost: t`${p('zaragoza')} contains a fort.`,
      hints: [
        t`From ${p('tortosa')} the march can continue in 2 directions.`,
        t`One leads up the Ebro, the other down the coast.`,
        t`March to ${p('castellon')}.`,
      ],
    },
  },
  wrongs: {
    'no-march': {
      label: t`Stay in ${p('narbonne')} this turn.`,
      because: t`The stack must march. Only its route is a choice.`,
    },
    'barcelona-again': {
      label: t`March from ${p('tortosa')} back through ${p('barcelona')}.`,
      because: t`The march must cross 3 different provinces.`,
    },
  },
};
