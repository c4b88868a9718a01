import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'retreat'> = {
  title: 'Retreats',
  learn: t`Learn to which provinces units may retreat from a battle, and to which they cannot.`,
  about: t`After each round of a battle, first the attacker and then the defender may retreat some or all units. They retreat to an adjacent province: an empty one, or one of their own within its limit.`,
  steps: {
    'both-get-away': {
      ask: t`You are ${n('castile')}, and your 3 infantry have attacked 4 infantry of ${n('seville')} in ${p('segovia')}. Fight the round that you must, which goes badly. Then retreat with all survivors.`,
      done: t`You do not control ${p('segovia')}, but your units have survived and can attack again.`,
      lost: t`A second round was fought, and not all your units have retreated.`,
      hints: [
        t`You may retreat to the 2 marked provinces adjacent to ${p('segovia')}. One is empty; the other contains 2 of your units.`,
        t`Fight, then choose a retreat to ${p('avila')} with both, or send 1 there and 1 to ${p('calatayud')}.`,
      ],
      poor: {
        stays: t`Two units fight on against 4, and all of them need a 7.`,
        'one-stays': t`One unit has retreated, and 1 was left alone against 4.`,
      },
      wrongs: {
        'to-the-enemy': {
          label: t`Retreat to ${p('toledo')}.`,
          because: t`An infantry unit of ${n('seville')} is there, and a retreat is not an attack.`,
        },
        'no-room': {
          label: t`Retreat with both to ${p('calatayud')}, which contains 2 units.`,
          because: t`The limit in these mountains is 2. A retreat may exceed it by 1 unit, but not by 2.`,
        },
        'too-far': {
          label: t`Retreat to ${p('old-castile')}.`,
          because: t`A retreat enters only 1 province.`,
        },
      },
    },
    attacked: {
      ask: t`Now you are attacked: 4 infantry of ${n('seville')} have come from ${p('cuenca')} to ${p('segovia')}, where you, ${n('castile')}, have 2 units. A defender cannot retreat to a province from which attackers came. Find the 2 provinces to which you may retreat.`,
      done: t`${p('calatayud')} is yours and may exceed its limit by 1; ${p('avila')} is empty. ${p('cuenca')} is empty too, but the attackers came from it.`,
      hints: [
        t`Check the 4 provinces adjacent to ${p('segovia')}. Which units do they contain, and from which of them did units attack?`,
        t`Choose ${p('calatayud')} and ${p('avila')}.`,
      ],
      wrong: t`You may retreat to your own or to an empty province, but not to the one from which the attackers came: that was ${p('cuenca')}.`,
    },
  },
  after: t`Units retreat to an adjacent province, their own or an empty one; the defender never to one from which attackers came (${r('6.6')}). A full province may exceed its limit by 1 unit until your next movement (${r('4.6')}). If you declare it your capital, its limit is 1 higher (${r('4.3')}).`,
};
