import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'a-leader-adds-two'> = {
  title: 'A leader adds two',
  about: t`Three infantry of the ${n('visigoths')} stand before ${p('cartagena')}, and their king Wallia is still in ${p('valencia')}. A leader rolls no die and takes no hit, but every unit of his side hits two numbers sooner. Look at the 5 where there was a 7.`,
  steps: [
    t`Wallia rides alone from ${p('valencia')} to ${p('denia')}.`,
    t`With him at their head the three infantry enter ${p('cartagena')}, where the ${n('alans')} stop them.`,
    t`The ${n('visigoths')} end their movement.`,
    t`The battle begins.`,
    t`All three aim at the infantry. A 7 would be needed in the plain; with Wallia a 5 will do.`,
  ],
  after: t`The 5 hit, thanks to the leader; the ${n('alans')}, without one, needed 7 (${r('6.2b')}). Two leaders would add no more than one, and a leader left alone before the enemy is lost.`,
  tasks: {
    'bring-him-up': {
      ask: t`From the start: attack ${p('cartagena')} so that your infantry hits on 5 in the first round.`,
      done: t`Wallia came up in time: 7, less 2 for the leader.`,
      lost: t`The infantry is on its own, or the king is. Bring both into ${p('cartagena')} in the same movement.`,
      hints: [
        t`Where is Wallia, and where is his army?`,
        t`Alone he may enter three provinces. He can pick the infantry up on his way.`,
        t`Wallia to ${p('denia')}, then with infantry to ${p('cartagena')}; end movement; fight.`,
      ],
    },
    'home-with-the-king': {
      ask: t`One round is enough. Bring all three infantry and Wallia home to ${p('denia')}.`,
      done: t`Everybody is home, and there is no king for the ${n('alans')} to boast of.`,
      lost: t`Somebody did not come home. A leader without units before the enemy dies at once.`,
      hints: [
        t`The retreat offers units and leaders.`,
        t`Nobody may be left behind, and least of all he. ${p('denia')} holds three, leaders not counted.`,
        t`Retreat three infantry to ${p('denia')}, and Wallia with them.`,
      ],
    },
  },
  wrongs: {
    'on-to-cordoba': {
      label: t`Use the infantry's second province and march on to ${p('cordoba')}.`,
      because: t`Units stop where they meet another nation. Three ${n('alans')} stop six, and you have three.`,
    },
    'wallia-rolls-too': {
      label: t`Let Wallia fight as well.`,
      because: t`A leader never rolls. His two points go to the dice of his units.`,
    },
  },
};
