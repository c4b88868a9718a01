import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-badajoz'> = {
  title: 'His last infantry',
  about: t`${n('leon')} spends 6 gold at once: ${p('badajoz')}, a capital with a castle and three infantry, six dice against El Cid's five. It takes him two rounds and his last two infantry. After the first he could still go.`,
  steps: [
    t`${n('leon')} names all four: 3 gold for the castle and 3 for the infantry.`,
    t`El Cid accepts.`,
    t`He brings all he has: three knights and two infantry.`,
    t`Three dice go to the three infantry, two knights to the castle.`,
    t`Six dice answer, all at his infantry. Three infantry of ${n('badajoz')} fall, the castle is hit once, and both of his infantry are gone.`,
    t`A castle with two lives against three knights who have not a scratch: he stays, and it falls. 6 gold, and 6 points.`,
  ],
  after: t`El Cid has 6 for the gold, ${n('leon')} 3 for the Muslim castle. His player decided everything, staying too, though it was the turn of ${n('leon')} and its gold (${r('11-el-cid-battle')}).`,
  tasks: {
    'off-the-map': {
      ask: t`The first round is over. Bring the three knights home without another.`,
      done: t`Three infantry are paid, 3 gold. The castle was hit once: that is mended before ${n('leon')} plays on.`,
      lost: t`He has stayed, and the second round is rolled. Go back to the end of the first.`,
      hints: [
        t`The attacker is asked after every round.`,
        t`In a mission he comes from nowhere, and that is where he goes.`,
        t`Retreat three knights and El Cid off the map.`,
      ],
    },
    'the-castle-alone': {
      ask: t`Start again with half the gold: ruin the castle, and leave the three infantry alive.`,
      done: t`3 gold. The infantry shot at him and was not shot at.`,
      lost: t`He has declined, or infantry has fallen. Start again.`,
      hints: [
        t`The hirer says who is to be attacked.`,
        t`If only the castle is named, every one of his dice goes there.`,
        t`Name the castle, accept, engage three knights and two infantry, and stay if it still stands.`,
      ],
    },
  },
  wrongs: {
    'next-door': {
      label: t`Retreat a knight to the ${p('algarve')}.`,
      because: t`Whoever was put into the province for a mission leaves it off the map.`,
    },
  },
};
