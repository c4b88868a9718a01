import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-zaragoza'> = {
  title: 'A hero for hire',
  about: t`Turn 17: El Cid serves whoever pays. ${n('aragon')} has bought what it wanted and has 4 gold left. Next to its ${p('tortosa')} lies ${p('zaragoza')} with a castle, worth 3 gold, and an infantry, worth 1. You play both: the one who hires, and the one who rides.`,
  steps: [
    t`${n('aragon')} asks for everybody in ${p('zaragoza')}: the castle and the infantry, 4 gold if all of them fall.`,
    t`El Cid's player accepts.`,
    t`He takes three knights and two infantry: three for the plain, and two more because he leads them.`,
    t`His infantry aims at the infantry, his knights at the castle.`,
    t`The defenders aim at his infantry. Castle and infantry of ${n('zaragoza')} fall in one round, and one of his infantry. ${n('aragon')} pays 4 gold; he scores 4, and is gone.`,
    t`The province lies open. Two infantry of ${n('aragon')} march in from ${p('barcelona')}.`,
    t`They end their movement. There is nobody left to fight.`,
    t`One of them is given up, and the ruin is a castle of ${n('aragon')}.`,
  ],
  after: t`A mission stands in the middle of the hirer's turn. The gold is spent and becomes points for El Cid; ${n('aragon')} has 3 of its own for a Muslim castle, as if it had stormed it itself (${r('11-el-cid-pay')}).`,
  tasks: {
    'the-infantry-alone': {
      ask: t`Start again and spend 1 gold only: rid ${p('zaragoza')} of its infantry, and let the castle stand.`,
      done: t`1 gold, and he was off as soon as it was gone. The castle had shot at him all the same.`,
      lost: t`He has declined, or more than the infantry was paid for. Start again.`,
      hints: [
        t`The hirer need not name everybody in the province.`,
        t`Who is not named is no target, but defends with the others.`,
        t`Name the infantry, accept, engage three knights and two infantry, and stay until it falls.`,
      ],
    },
    'he-declines': {
      ask: t`${n('aragon')} has asked. Play El Cid, and keep out of it.`,
      done: t`His eight units are where they were, and ${n('aragon')} has its 4 gold still.`,
      lost: t`He has accepted. Go back to the offer.`,
      hints: [t`It is his player who is asked now.`, t`He needs no reason.`, t`Decline the mission.`],
    },
  },
  wrongs: {
    'against-nobody': {
      label: t`Send him to ${p('huesca')}.`,
      because: t`${p('huesca')} is empty, and he is hired against units.`,
    },
    'six-units': {
      label: t`Take three knights and three infantry.`,
      because: t`A plain holds three, and El Cid brings two more: five.`,
    },
    'another-mission': {
      label: t`Hire him once more, now that it went so well.`,
      because: t`Each nation may make him one offer on this turn. The next nation may ask him again.`,
    },
    'too-late': {
      label: t`Decline after all.`,
      because: t`He has given his word. Now he says who comes along.`,
    },
  },
};
