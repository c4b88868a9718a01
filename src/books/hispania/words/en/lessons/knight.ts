import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'knight'> = {
  title: 'The knight',
  learn: t`A knight hits more easily, takes 2 hits, and cannot retreat after the first.`,
  about: t`A knight hits infantry in a plain on 5 or higher, and 2 hits are needed to destroy it. After the first hit it is wounded: it fights as before but cannot retreat. If it survives the battle, it recovers.`,
  steps: {
    'who-rides': {
      ask: t`You are ${n('castile')}, with 1 knight and 1 infantry in ${p('toledo')}. One of them attacks the infantry of ${n('seville')} in ${p('la-mancha')}; the other stays to hold ${p('toledo')}. Send the unit that is likelier to win, and end movement.`,
      done: t`Your knight hits on 5 or higher; the infantry of ${n('seville')} needs an 8 against it, twice. Any unit is good enough to hold a province.`,
      lost: t`Your movement is over. Your knight should be in ${p('la-mancha')} and your infantry in ${p('toledo')}.`,
      hints: [
        t`Both your units are in ${p('toledo')}. The knight is the counter with a helmet.`,
        t`Move the knight to ${p('la-mancha')}, leave the infantry where it is, and end movement.`,
      ],
      poor: {
        'infantry-goes': t`Infantry attacks infantry: both hit on 7 or higher, and the first hit decides. The knight waits in ${p('toledo')}.`,
        'nobody-goes': t`No unit has attacked ${p('la-mancha')}.`,
      },
      wrongs: {
        'too-far': {
          label: t`The knight may enter 2 provinces: move it on from ${p('la-mancha')} to ${p('denia')}.`,
          because: t`An enemy unit is in ${p('la-mancha')}: a unit that enters stops and fights.`,
        },
      },
    },
    'while-he-can': {
      ask: t`In another battle, your 2 knights have attacked 4 elites of the ${n('almoravids')} in ${p('toledo')}. Fight the round that you must, then save the knight that can still retreat.`,
      done: t`One knight retreats unhurt. The wounded knight fights on alone; if it survives, it recovers.`,
      lost: t`The battle is over, and no knight was saved.`,
      hints: [
        t`Look at ${p('toledo')} after the round: one knight is wounded, the other is not.`,
        t`Do not fight on. Retreat with the unhurt knight to ${p('la-mancha')}, or to another empty adjacent province.`,
      ],
      poor: {
        'fights-on': t`The wounded knight must fight on, but the other could have retreated. Against 4 elites both will most likely be destroyed.`,
      },
      wrongs: {
        'wounded-goes': {
          label: t`Retreat with the wounded knight to ${p('la-mancha')}.`,
          because: t`A wounded knight has lost its horse.`,
        },
        'both-go': {
          label: t`Retreat with both knights together.`,
          because: t`One of them is wounded. Only the other can retreat.`,
        },
      },
    },
  },
  after: t`A knight takes 2 hits, and until the second it rolls its die as before (${r('6.2b')}). If you want to retreat, do so before the first hit (${r('6.6')}).`,
};
