import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'vandals-march'> = {
  title: 'The march of the Vandals',
  about: t`Turn 6: before anything else the ${n('vandals')}, 15 infantry and Geiseric in one stack, march from ${p('narbonne')} across three provinces. Everybody who stands there rolls at them once, and they do not roll back.`,
  steps: [
    t`Into ${p('barcelona')}. An infantry and a fort of the ${n('hispano-romans')} roll 8 and 5, and want 7: one loss.`,
    t`On to ${p('tortosa')}. The infantry there rolls a 6.`,
    t`The third province is ${p('zaragoza')}. Its fort rolls a 7: one more loss, and the march is over.`,
  ],
  after: t`13 of 15 are through, and their invasion starts from ${p('zaragoza')} (${r('11-vandals-march')}). Nobody along the way was fought, and nobody had to stay behind. The fort in ${p('zaragoza')} still stands: whoever stays there must fight it.`,
  tasks: {
    'nobody-lost': {
      ask: t`Start again, and come through without a loss.`,
      done: t`Over the mountains, where nobody lives.`,
      lost: t`Somebody has rolled at them.`,
      hints: [
        t`${n('hispano-romans')} stand in the plains only.`,
        t`Mountains do not stop the march.`,
        t`March through both ${p('eastern-pyrenees')} and ${p('western-pyrenees')} to ${p('huesca')}.`,
      ],
    },
    'to-castellon': {
      ask: t`Two provinces are behind you. End the march where nobody stands.`,
      done: t`${p('castellon')} it is; no more dice.`,
      lost: t`${p('zaragoza')} has its fort.`,
      hints: [
        t`From ${p('tortosa')} the march has two ways on.`,
        t`One leads up the Ebro, the other down the coast.`,
        t`March to ${p('castellon')}.`,
      ],
    },
  },
  wrongs: {
    'no-march': {
      label: t`Stay at ${p('narbonne')} this turn.`,
      because: t`The march is no choice, only its way is.`,
    },
    'barcelona-again': {
      label: t`From ${p('tortosa')} back through ${p('barcelona')}.`,
      because: t`Three different provinces are to be crossed.`,
    },
  },
};
