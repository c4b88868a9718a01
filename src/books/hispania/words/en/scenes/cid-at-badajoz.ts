import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-badajoz'> = {
  title: 'His last infantry',
  about: t`${n('leon')} spends 6 gold on one mission: ${p('badajoz')}, a capital, has a castle and 3 infantry, which roll 6 dice against El Cid’s 5. The battle takes 2 rounds and costs him his last 2 infantry. After the first round he could still retreat.`,
  steps: [
    t`${n('leon')} names all 4 units: 3 gold for the castle and 3 for the infantry.`,
    t`El Cid accepts.`,
    t`He engages all his units: 3 knights and 2 infantry.`,
    t`Three dice target the 3 infantry, and 2 knights target the castle.`,
    t`Six dice answer, all against his infantry. ${n('badajoz')} loses 3 infantry, and the castle loses 1 life. El Cid loses his 2 infantry.`,
    t`A castle with 2 lives faces 3 unwounded knights: he stays, and it becomes a ruin. ${n('leon')} pays 6 gold, and he scores 6 points.`,
  ],
  after: t`El Cid scores 6 points for the gold, ${n('leon')} 3 for the Muslim castle. El Cid’s player made each decision of the battle, even whether to stay, in the turn of ${n('leon')} and for its gold (${r('11-el-cid-battle')}).`,
  tasks: {
    'off-the-map': {
      ask: t`The first round is over. Retreat with the 3 knights instead of fighting another round.`,
      done: t`${n('leon')} pays 3 gold for 3 infantry. The castle recovers its lost life before ${n('leon')} plays on.`,
      lost: t`He has stayed, and the second round has been rolled. Go back to the end of the first.`,
      hints: [
        t`The attacker is asked after each round.`,
        t`On a mission he arrives from off the map, and retreats off the map.`,
        t`Retreat 3 knights and El Cid off the map.`,
      ],
    },
    'the-castle-alone': {
      ask: t`Start again with half the gold: destroy the castle, but none of the 3 infantry.`,
      done: t`3 gold. The infantry rolled dice, but could not be a target.`,
      lost: t`He has declined, or infantry has been destroyed. Start again.`,
      hints: [
        t`The hirer names the units to be attacked.`,
        t`If only the castle is named, each of his dice must target it.`,
        t`Name the castle, accept, engage 3 knights and 2 infantry, and stay until the castle is a ruin.`,
      ],
    },
  },
  wrongs: {
    'next-door': {
      label: t`Retreat a knight to the ${p('algarve')}.`,
      because: t`Units placed in a province for a mission can retreat only off the map.`,
    },
  },
};
