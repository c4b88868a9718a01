import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'a-leader-adds-two'> = {
  title: 'A leader adds 2',
  about: t`Three infantry units of the ${n('visigoths')} are about to attack ${p('cartagena')}, but their leader Wallia is still in ${p('valencia')}. A leader rolls no die and cannot be a target, but he adds 2 to each die of his side. Look at the 5: without him it would miss.`,
  steps: [
    t`Wallia moves alone from ${p('valencia')} to ${p('denia')}.`,
    t`Wallia leads the 3 infantry into ${p('cartagena')}, where the ${n('alans')} stop them.`,
    t`The ${n('visigoths')} end their movement.`,
    t`The battle begins.`,
    t`All 3 dice target the infantry. In a plain they would need 7; with Wallia they need 5.`,
  ],
  after: t`The 5 hits because of the leader. The ${n('alans')} have no leader and needed 7 (${r('6.2b')}). A second leader would add nothing, and a leader alone with enemy units is killed.`,
  tasks: {
    'bring-him-up': {
      ask: t`From the start: attack ${p('cartagena')} so that your infantry hits on 5 in the first round.`,
      done: t`Wallia arrived in time: 7, less 2 for the leader.`,
      lost: t`The infantry or Wallia is alone. Bring both into ${p('cartagena')} in the same movement phase.`,
      hints: [
        t`Where is Wallia, and where are his units?`,
        t`Alone he may enter 3 provinces. He can pick up the infantry on his way.`,
        t`Wallia to ${p('denia')}, then with the infantry to ${p('cartagena')}; end movement; fight.`,
      ],
    },
    'home-with-the-king': {
      ask: t`One round is enough. Retreat with all 3 infantry and Wallia to ${p('denia')}.`,
      done: t`All units are back, and the ${n('alans')} cannot kill Wallia.`,
      lost: t`You left a unit or Wallia behind. A leader alone with enemy units is killed at once.`,
      hints: [
        t`The retreat offers units and leaders.`,
        t`Leave no unit behind, and above all not Wallia. ${p('denia')} can hold 3 units, and leaders do not count.`,
        t`Retreat 3 infantry to ${p('denia')}, and Wallia with them.`,
      ],
    },
  },
  wrongs: {
    'on-to-cordoba': {
      label: t`Use the infantry’s second province and move on to ${p('cordoba')}.`,
      because: t`Units stop where they meet enemy units. Three units of the ${n('alans')} hold up to 6 units, and you have 3.`,
    },
    'wallia-rolls-too': {
      label: t`Let Wallia roll a die as well.`,
      because: t`A leader never rolls. He adds his 2 to the dice of his units.`,
    },
  },
};
