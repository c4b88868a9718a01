import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'almohads-leave-ruins'> = {
  title: 'The Almohads leave ruins',
  about: t`Turn 20: four elites of the ${n('almohads')} attack a castle of ${n('castile')}, alone in ${p('toledo')}. In ${p('cordoba')} they already stand beside a ruin.`,
  steps: [
    t`8 and 9 hit a castle, 7 and 3 do not: one more hit will do. The castle rolls three dice and brings down an elite.`,
    t`The ${n('almohads')} fight on; a castle cannot leave. Of three dice one hits: the castle is a ruin, and 5 points are scored.`,
  ],
  after: t`A Christian castle is 5 points (${r('11-almohads')}). It stays a ruin: they have no castle to put there, here or in ${p('cordoba')}. At the end of turn 21 ruins are what they score for (${r('16.5-turn-21')}).`,
  tasks: {
    'segovia-too': {
      ask: t`The invasion goes on: take ${p('segovia')} without giving up ${p('toledo')}.`,
      done: t`A ruin is no unit: it needs somebody beside it to be held.`,
      lost: t`The second movement is over.`,
      hints: [
        t`Three elites stand in ${p('toledo')}.`,
        t`${p('segovia')} is empty, and next to it.`,
        t`Move one elite from ${p('toledo')} to ${p('segovia')}.`,
      ],
    },
    'three-live': {
      ask: t`After the first round: save all three elites, in ${p('cordoba')}.`,
      done: t`They live, and the castle recovers from both its hits.`,
      lost: t`They fight on, or have gone elsewhere.`,
      hints: [
        t`The attacker is asked whether to stay.`,
        t`${p('cordoba')} is their own, and has room.`,
        t`Retreat three elites to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'rebuild-toledo': {
      label: t`Give up an elite and rebuild ${p('toledo')}.`,
      because: t`The ${n('almohads')} have no castles.`,
    },
    'rebuild-cordoba': {
      label: t`Rebuild the old ruin in ${p('cordoba')} then.`,
      because: t`Nor there, whoever's castle it was.`,
    },
  },
};
