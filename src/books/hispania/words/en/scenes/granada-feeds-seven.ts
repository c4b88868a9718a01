import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'granada-feeds-seven'> = {
  title: 'Seven infantry for three provinces',
  about: t`Turn 15, the first of ${n('granada')}. Its seven infantry were placed freely, five of them beside the castle of ${p('granada')}. Now limits hold again: for each province by itself, and two infantry for each province in all. Keep all seven.`,
  steps: [
    t`${p('granada')} has room for three units, and a castle is one. Two infantry go to ${p('gibraltar')}.`,
    t`They go on to ${p('cadiz')}, where an infantry of ${n('seville')} stands.`,
    t`Movement ends. Four units are left in ${p('granada')}, one too many.`,
    t`It becomes the capital, which has room for one more.`,
    t`Two against one in the plain: the infantry of ${n('seville')} falls.`,
  ],
  after: t`Four provinces feed eight, so all seven stay; the castle does not count (${r('7')}). With three provinces it would have been six, and one would have had to go (${r('11-granada-founding')}).`,
  tasks: {
    'without-a-fight': {
      ask: t`From the start: keep all seven, and fight nobody.`,
      done: t`An empty province feeds as many as one that is won.`,
      lost: t`There was a battle, or somebody was removed.`,
      hints: [
        t`Which province next to ${n('granada')}’s is empty?`,
        t`${p('la-mancha')} is. Whoever goes there must leave somebody behind, or be followed.`,
        t`One infantry from ${p('cartagena')} to ${p('la-mancha')}, two from ${p('granada')} to ${p('cartagena')}; end movement, and make ${p('granada')} the capital.`,
      ],
    },
    'no-capital': {
      ask: t`From the start: keep all seven, without a capital.`,
      done: t`It can still be declared when somebody comes.`,
      lost: t`A capital was declared, or somebody was removed.`,
      hints: [
        t`Without a capital, how many may stay beside the castle?`,
        t`Two. Three infantry have to leave ${p('granada')}, and a plain has room for three.`,
        t`One infantry from ${p('cartagena')} to ${p('la-mancha')}, three from ${p('granada')} to ${p('cartagena')}; end movement.`,
      ],
    },
  },
  wrongs: {
    'the-castle-walks': {
      label: t`Move the castle to ${p('gibraltar')}.`,
      because: t`A castle never moves. It stays where it was placed and takes its share of the room.`,
    },
    'cadiz-for-a-capital': {
      label: t`Make ${p('cadiz')} the capital before the battle.`,
      because: t`A capital is one of the nation’s own provinces, and this is not won yet.`,
    },
    'fight-first': {
      label: t`Fight for ${p('cadiz')} first, and see then who is too many.`,
      because: t`The check of stacking comes before the battles, and again after them.`,
    },
  },
};
