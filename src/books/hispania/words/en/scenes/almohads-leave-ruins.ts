import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'almohads-leave-ruins'> = {
  title: 'The Almohads leave ruins',
  about: t`Turn 20: 4 elites of the ${n('almohads')} attack ${p('toledo')}, where a castle of ${n('castile')} is the only defender. In ${p('cordoba')} they control a province with a ruin.`,
  steps: [
    t`The dice that show 8 and 9 hit the castle; 7 and 3 miss. The castle has 1 life left. It rolls 3 dice and destroys 1 elite.`,
    t`The ${n('almohads')} stay for another round; the castle cannot retreat. One of their 3 dice hits: the castle becomes a ruin, and they score 5 points.`,
  ],
  after: t`A Christian castle scores 5 points (${r('11-almohads')}). It stays a ruin: the ${n('almohads')} have no castle to rebuild it with, here or in ${p('cordoba')}. At the end of turn 21 they score points for ruins (${r('16.5-turn-21')}).`,
  tasks: {
    'segovia-too': {
      ask: t`The invasion continues: take ${p('segovia')} without giving up ${p('toledo')}.`,
      done: t`A ruin is not a unit: you control its province only with a unit there.`,
      lost: t`The second movement is over.`,
      hints: [
        t`There are 3 elites in ${p('toledo')}.`,
        t`${p('segovia')} is empty and adjacent.`,
        t`Move 1 elite from ${p('toledo')} to ${p('segovia')}.`,
      ],
    },
    'three-live': {
      ask: t`After the first round: bring all 3 elites to safety in ${p('cordoba')}.`,
      done: t`The elites survive, and the castle recovers both its lost lives.`,
      lost: t`They have stayed in the battle, or retreated elsewhere.`,
      hints: [
        t`The attacker is asked whether to stay.`,
        t`They control ${p('cordoba')}, and it can hold 3 more units.`,
        t`Retreat 3 elites to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'rebuild-toledo': {
      label: t`Give up 1 elite and rebuild the castle in ${p('toledo')}.`,
      because: t`The ${n('almohads')} have no castles.`,
    },
    'rebuild-cordoba': {
      label: t`Then rebuild the old ruin in ${p('cordoba')}.`,
      because: t`They have no castles, so it does not matter which nation’s castle it was.`,
    },
  },
};
