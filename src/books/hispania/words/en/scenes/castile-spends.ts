import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'castile-spends'> = {
  title: 'Five ways to spend ten and a half',
  about: t`${n('castile')} holds seven provinces that pay 8 gold together, and has saved 2½. With 10½ it can buy a castle, a knight, an infantry, a knight and an infantry, or two infantry. Or nothing; then 2½ are lost. Try them all.`,
  steps: [
    t`First a knight, for 6 gold: 4½ are left.`,
    t`Then an infantry, for 4: ½ is left. Nothing costs so little, so the purchases are over.`,
    t`The knight is placed in ${p('segovia')}.`,
    t`The infantry goes to ${p('salamanca')}, since one new unit a province is all.`,
  ],
  after: t`A castle costs 8 gold, a knight 6, an infantry 4 (${r('2.3')}). What is left is kept, up to 8 gold for ${n('castile')} (${r('2.4')}).`,
  tasks: {
    'a-castle': {
      ask: t`Start again: buy a castle and place it in ${p('segovia')}.`,
      done: t`8 gold for three lives and three dice. 2½ are left.`,
      lost: t`There is no castle in ${p('segovia')}. Start again, and spend on nothing else.`,
      hints: [
        t`What does a castle cost?`,
        t`Nothing else can be paid beside it.`,
        t`Buy a castle and place it in ${p('segovia')}.`,
      ],
    },
    'a-knight-alone': {
      ask: t`Buy a knight and keep the rest.`,
      done: t`4½ gold for the next turn.`,
      lost: t`The purse does not hold 4½ gold.`,
      hints: [
        t`After a purchase you are asked again.`,
        t`It takes a word to stop.`,
        t`Buy a knight, then end the phase.`,
      ],
    },
    'an-infantry-alone': {
      ask: t`Buy an infantry and keep the rest.`,
      done: t`6½ gold are left.`,
      lost: t`The purse does not hold 6½ gold.`,
      hints: [
        t`An infantry costs 4 gold.`,
        t`After it you could still buy; do not.`,
        t`Buy an infantry, then end the phase.`,
      ],
    },
    'two-infantry': {
      ask: t`Buy two infantry.`,
      done: t`2½ gold are left, as with a castle.`,
      lost: t`The purse does not hold 2½ gold.`,
      hints: [t`Twice 4 gold.`, t`You are asked again after the first.`, t`Buy an infantry, and another.`],
    },
    'nothing-at-all': {
      ask: t`Buy nothing, and see what is left of 10½ gold.`,
      done: t`8. The 2½ above that are lost.`,
      lost: t`You have bought something. Start again.`,
      hints: [t`Saving has a limit.`, t`For ${n('castile')} it is 8 gold.`, t`End the phase at once.`],
    },
  },
  wrongs: {
    'a-castle-too': {
      label: t`After the knight, a castle too.`,
      because: t`4½ gold are left of 10½, and a castle costs 8.`,
    },
    'a-second-knight': {
      label: t`Two knights.`,
      because: t`They would be 12 gold together.`,
    },
    together: {
      label: t`Place both in ${p('segovia')}.`,
      because: t`${p('segovia')} has got its new unit. One bought unit to a province, however much room there is.`,
    },
  },
};
