import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'granada-feeds-seven'> = {
  title: 'Granada keeps 7 infantry',
  about: t`Turn 15, the first turn of ${n('granada')}. Its 7 infantry were placed freely, 5 of them in ${p('granada')}, with the castle. Now the limits apply again: the stacking limit of each province, and a population limit of 2 infantry for each province. Keep all 7.`,
  steps: [
    t`The limit of ${p('granada')} is 3 units, and the castle is 1 of them. Two infantry units move to ${p('gibraltar')}.`,
    t`They move on to ${p('cadiz')}, where ${n('seville')} has 1 infantry.`,
    t`Movement ends. ${p('granada')} still holds 4 units, 1 over its limit.`,
    t`It is declared the capital, and its limit is 1 higher.`,
    t`Two infantry units fight 1 in the plain: the infantry of ${n('seville')} is destroyed.`,
  ],
  after: t`Four provinces support 8 infantry, so all 7 stay; the castle does not count (${r('7')}). Three provinces would have supported only 6, and 1 infantry would have been removed (${r('11-granada-founding')}).`,
  tasks: {
    'without-a-fight': {
      ask: t`From the start: keep all 7 infantry without a battle.`,
      done: t`An empty province supports as many infantry as one taken in battle.`,
      lost: t`There was a battle, or a unit was removed.`,
      hints: [
        t`Which empty province is adjacent to those of ${n('granada')}?`,
        t`${p('la-mancha')} is. If a unit moves there, the province it leaves still needs a unit.`,
        t`Move 1 infantry from ${p('cartagena')} to ${p('la-mancha')}, and 2 from ${p('granada')} to ${p('cartagena')}; end movement, and declare ${p('granada')} the capital.`,
      ],
    },
    'no-capital': {
      ask: t`From the start: keep all 7 infantry, without a capital.`,
      done: t`You can still declare a capital if ${p('granada')} is attacked.`,
      lost: t`A capital was declared, or a unit was removed.`,
      hints: [
        t`Without a capital, how many infantry can stay with the castle?`,
        t`2. The other 3 must move out of ${p('granada')}, and a plain can hold 3.`,
        t`Move 1 infantry from ${p('cartagena')} to ${p('la-mancha')}, and 3 from ${p('granada')} to ${p('cartagena')}; end movement.`,
      ],
    },
  },
  wrongs: {
    'the-castle-walks': {
      label: t`Move the castle to ${p('gibraltar')}.`,
      because: t`A castle never moves. It stays where it was placed, and counts for stacking there.`,
    },
    'cadiz-for-a-capital': {
      label: t`Declare ${p('cadiz')} the capital before the battle.`,
      because: t`A capital is a province that the nation controls, and ${p('cadiz')} has not been taken yet.`,
    },
    'fight-first': {
      label: t`Fight in ${p('cadiz')} first, and check stacking afterwards.`,
      because: t`Stacking is checked before the battles, and again after them.`,
    },
  },
};
