import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'knight-against-cavalry'> = {
  title: 'A knight attacks cavalry',
  about: t`Now the knights attack: one in the plain of ${p('segovia')}, one in the mountains of ${p('avila')}, each against 1 cavalry of ${n('seville')}. Terrain matters to an attacking knight. See whether it matters to defending cavalry.`,
  steps: [
    t`In ${p('segovia')} the knight needs 5 and the cavalry 8. Both hit.`,
    t`In ${p('avila')} the knight needs 6, so its 5 misses. The cavalry again needs 8.`,
  ],
  after: t`Defending cavalry hits a knight on 8 or higher, in plains and in mountains (${r('6.7-defender')}). The knight in ${p('segovia')} was wounded in the round that it won, and has recovered. The battle of the other knight, in ${p('avila')}, is not over.`,
  tasks: {
    'he-has-to-fight-on': {
      ask: t`The wounded knight in ${p('avila')} cannot retreat. Fight on and win the battle with it; let ${n('seville')} stay.`,
      done: t`The cavalry is destroyed. The knight recovers as soon as the battle is over.`,
      lost: t`The knight was destroyed, or ${n('seville')} retreated. Try again.`,
      hints: [
        t`A wounded knight cannot retreat, but it attacks as before.`,
        t`It needs 6. All you can do is stay.`,
        t`Stay with both sides and fight the next round.`,
      ],
    },
    'both-provinces': {
      ask: t`Start again. Take both provinces and keep both knights, without a retreat by either side. You choose which battle comes first.`,
      done: t`You have won 2 battles and 2 provinces, and kept both knights.`,
      lost: t`A knight was destroyed, or a unit retreated.`,
      hints: [
        t`The attacker chooses the order of the battles.`,
        t`Begin where the odds are worse. You will then know how much to risk in the other battle.`,
        t`Fight in ${p('avila')} first, then in ${p('segovia')}.`,
      ],
    },
  },
  wrongs: {
    'the-wounded-ride-home': {
      label: t`Retreat the wounded knight to ${p('calatayud')}.`,
      because: t`A wounded knight cannot retreat. It fights on until the battle ends.`,
    },
    'two-battles-at-once': {
      label: t`Attack again at once, without asking whether either side retreats.`,
      because: t`After a round, first the attacker and then the defender decides whether to stay. Then the next round begins by itself.`,
    },
  },
};
