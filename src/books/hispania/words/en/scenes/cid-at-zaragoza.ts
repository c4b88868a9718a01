import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-zaragoza'> = {
  title: 'A hero for hire',
  about: t`Turn 17: any nation may offer El Cid a mission. ${n('aragon')} has made its purchases and has 4 gold left. Its province ${p('tortosa')} is adjacent to ${p('zaragoza')}, which holds a castle, worth 3 gold, and an infantry unit, worth 1. You play both the hirer and El Cid.`,
  steps: [
    t`${n('aragon')} names all units in ${p('zaragoza')}: the castle and the infantry, for 4 gold if both are destroyed.`,
    t`The player of ${n('el-cid')} accepts.`,
    t`He engages 3 knights and 2 infantry: the limit of 3 in a plain, and 2 more because he leads them.`,
    t`His infantry targets the infantry, his knights target the castle.`,
    t`The defenders target his infantry. ${n('zaragoza')} loses its castle and its infantry in one round, and he loses 1 infantry. ${n('aragon')} pays 4 gold; he scores 4 points and leaves.`,
    t`${p('zaragoza')} is empty. Two infantry units of ${n('aragon')} enter from ${p('barcelona')}.`,
    t`They end their movement. No enemy unit is left to fight.`,
    t`${n('aragon')} gives up one of them and rebuilds the ruin as its own castle.`,
  ],
  after: t`A mission interrupts the hirer’s turn. Its gold becomes points for ${n('el-cid')}; ${n('aragon')} scores 3 points for a Muslim castle, as if its own units had destroyed it (${r('11-el-cid-pay')}).`,
  tasks: {
    'the-infantry-alone': {
      ask: t`Start again and spend only 1 gold: have the infantry in ${p('zaragoza')} destroyed, but not the castle.`,
      done: t`You paid 1 gold, and he left as soon as the infantry was destroyed. The castle rolled its dice against him nevertheless.`,
      lost: t`He has declined, or more than the infantry was paid for. Start again.`,
      hints: [
        t`The hirer need not name all units in the province.`,
        t`A unit that is not named cannot be a target, but defends with the others.`,
        t`Name the infantry, accept, engage 3 knights and 2 infantry, and stay until it is destroyed.`,
      ],
    },
    'he-declines': {
      ask: t`${n('aragon')} has made an offer. Play ${n('el-cid')}, and decline.`,
      done: t`His 8 units stay off the map, and ${n('aragon')} still has its 4 gold.`,
      lost: t`He has accepted. Go back to the offer.`,
      hints: [t`The player of ${n('el-cid')} is asked now.`, t`He needs no reason.`, t`Decline the mission.`],
    },
  },
  wrongs: {
    'against-nobody': {
      label: t`Send him to ${p('huesca')}.`,
      because: t`${p('huesca')} is empty, and a mission must name units.`,
    },
    'six-units': {
      label: t`Engage 3 knights and 3 infantry.`,
      because: t`A plain has a limit of 3, and El Cid adds 2: he may engage 5.`,
    },
    'another-mission': {
      label: t`Hire him again, after this success.`,
      because: t`Each nation may make him one offer on this turn. The next nation may hire him again.`,
    },
    'too-late': {
      label: t`Decline after all.`,
      because: t`He has already accepted. Now he chooses the units that fight.`,
    },
  },
};
