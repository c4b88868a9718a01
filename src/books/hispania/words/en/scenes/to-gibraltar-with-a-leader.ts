import { t } from '../../../../../words/rich.ts';
import { p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'to-gibraltar-with-a-leader'> = {
  title: 'One more province with a leader',
  about: t`The infantry in ${p('segovia')} again, but Alfonso VI is with it. With a leader it enters three provinces, and mountains do not stop it. Look how far south, and how far north, that is.`,
  steps: [
    t`Both go to ${p('toledo')}, which is empty.`,
    t`And on to ${p('cordoba')}; here an infantry alone would have to stay.`,
    t`And on to ${p('gibraltar')}, the third.`,
  ],
  after: t`One province more, as long as the unit moves with him all the way (${r('5.2')}). He himself goes no further than those he set out with.`,
  tasks: {
    'to-cantabria': {
      ask: t`From ${p('segovia')} the other way: bring both to ${p('cantabria')}, over the mountains.`,
      done: t`${p('avila')}, ${p('old-castile')}, ${p('cantabria')}: three mountains, and no stop.`,
      lost: t`The infantry has stopped, or gone elsewhere.`,
      hints: [
        t`Three provinces, all of them mountains.`,
        t`Move both together at each step; without him the infantry stops.`,
        t`Both to ${p('avila')}, to ${p('old-castile')}, to ${p('cantabria')}.`,
      ],
    },
    'alone-over-the-mountains': {
      ask: t`Send Alfonso there alone, and leave the infantry to hold ${p('segovia')}.`,
      done: t`A leader alone enters three provinces, and mountains do not stop him.`,
      lost: t`The infantry has left ${p('segovia')}, or he took another road.`,
      hints: [
        t`A leader needs no company.`,
        t`By himself he enters three provinces.`,
        t`Alfonso to ${p('avila')}, to ${p('old-castile')}, to ${p('cantabria')}.`,
      ],
    },
  },
  wrongs: {
    'a-fourth-province': {
      label: t`Go on from ${p('gibraltar')} to ${p('granada')}.`,
      because: t`Three provinces were all, for the infantry and so for him.`,
    },
    'without-him': {
      label: t`Let the infantry go from ${p('cordoba')} to ${p('gibraltar')} alone.`,
      because: t`The third province is for those who enter it with him.`,
    },
  },
};
