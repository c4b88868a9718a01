import { t } from '../../../../../words/rich.ts';
import { p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'to-gibraltar-with-a-leader'> = {
  title: 'Three provinces with a leader',
  about: t`The infantry in ${p('segovia')} again, now with Alfonso VI. With a leader it may enter 3 provinces, and mountains do not stop it. See how far south, and how far north, it can move.`,
  steps: [
    t`Both move to ${p('toledo')}, which is empty.`,
    t`They move on to ${p('cordoba')}. Without a leader, infantry could move no farther.`,
    t`They move on to ${p('gibraltar')}, the third province.`,
  ],
  after: t`A unit that moves with a leader for its whole movement may enter 1 additional province (${r('5.2')}). The leader moves no farther than the units that set out with him.`,
  tasks: {
    'to-cantabria': {
      ask: t`The other way from ${p('segovia')}: bring both to ${p('cantabria')}, over the mountains.`,
      done: t`${p('avila')}, ${p('old-castile')} and ${p('cantabria')} are all mountains, and none stopped them.`,
      lost: t`The infantry has stopped, or moved elsewhere.`,
      hints: [
        t`The way leads through 3 provinces, all of them mountains.`,
        t`Move both together at each step: without him the infantry stops.`,
        t`Move both to ${p('avila')}, to ${p('old-castile')} and to ${p('cantabria')}.`,
      ],
    },
    'alone-over-the-mountains': {
      ask: t`Move Alfonso there alone, and leave the infantry in control of ${p('segovia')}.`,
      done: t`A leader alone may enter 3 provinces, and mountains do not stop him.`,
      lost: t`The infantry has left ${p('segovia')}, or Alfonso moved elsewhere.`,
      hints: [
        t`A leader may move without units.`,
        t`Alone, he may enter 3 provinces.`,
        t`Move Alfonso to ${p('avila')}, to ${p('old-castile')} and to ${p('cantabria')}.`,
      ],
    },
  },
  wrongs: {
    'a-fourth-province': {
      label: t`Move on from ${p('gibraltar')} to ${p('granada')}.`,
      because: t`Three provinces are the maximum for the infantry, and so for its leader.`,
    },
    'without-him': {
      label: t`Move the infantry from ${p('cordoba')} to ${p('gibraltar')} alone.`,
      because: t`Only units that enter it with the leader may enter a third province.`,
    },
  },
};
