import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'knight'> = {
  title: 'The knight',
  learn: t`Hits more easily, takes two hits, and cannot leave with the first of them.`,
  about: t`A knight hits infantry in a plain on 5, and two hits are needed to be rid of him. After the first he is wounded: he fights as before but cannot retreat, and is whole again if he outlives the battle.`,
  steps: {
    'who-rides': {
      ask: t`You are ${n('castile')}, with a knight and an infantry in ${p('toledo')}. One of them attacks the infantry of ${n('seville')} in ${p('la-mancha')}, the other stays to hold ${p('toledo')}: send whoever is likelier to win, and end your movement.`,
      done: t`Your knight hits on 5, the infantry of ${n('seville')} needs an 8 against him, and needs it twice. To hold a province any unit will do.`,
      lost: t`Your movement is over. One should be in ${p('la-mancha')} and one in ${p('toledo')}, and the knight should be the one that attacks.`,
      hints: [
        t`Both your units stand in ${p('toledo')}; the knight is the counter with a helmet.`,
        t`Move the knight to ${p('la-mancha')}, leave the infantry where it is, and end the movement.`,
      ],
      poor: {
        'infantry-goes': t`Infantry against infantry: both hit on 7, and the first hit decides. The knight sits in ${p('toledo')}.`,
        'nobody-goes': t`Nobody has attacked ${p('la-mancha')}.`,
      },
      wrongs: {
        'too-far': {
          label: t`He has two steps: let him ride on from ${p('la-mancha')} to ${p('denia')}.`,
          because: t`An enemy stands in ${p('la-mancha')}: whoever enters stops and fights.`,
        },
      },
    },
    'while-he-can': {
      ask: t`Another day: your two knights have attacked four elites of the ${n('almoravids')} in ${p('toledo')}. Fight the round that you must, then save whoever can still be saved.`,
      done: t`One rides home whole. The wounded one stays and fights on alone: he could be lucky, and would be as good as new.`,
      lost: t`The battle is over, and nobody was saved.`,
      hints: [
        t`After the round look at ${p('toledo')}: one knight is wounded, the other is not.`,
        t`Do not fight on: let the unhurt knight retreat to ${p('la-mancha')}, or to another free neighbour.`,
      ],
      poor: {
        'fights-on': t`The wounded knight had to fight on, the other need not have. Against four elites both will most likely fall.`,
      },
      wrongs: {
        'wounded-goes': {
          label: t`Let the wounded knight retreat to ${p('la-mancha')}.`,
          because: t`He has lost his horse, and fights where he stands.`,
        },
        'both-go': {
          label: t`Let both knights retreat together.`,
          because: t`One of them is wounded. Only the other can go.`,
        },
      },
    },
  },
  after: t`Two hits, and until the second he rolls his die like before (${r('6.2b')}). If you think of leaving, leave before the first of them (${r('6.6')}).`,
};
