import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'castile-spends'> = {
  title: 'Five ways to spend 10½ gold',
  about: t`${n('castile')} has 7 provinces with an income of 8 gold together, and has saved 2½. With 10½ gold it can buy 1 castle; 1 knight; 1 infantry; 1 knight with 1 infantry; or 2 infantry. If it buys nothing, 2½ gold are lost. Try each choice.`,
  steps: [
    t`First 1 knight, for 6 gold: 4½ are left.`,
    t`Then 1 infantry, for 4: ½ gold is left. No unit costs so little, so the purchases are over.`,
    t`The knight is placed in ${p('segovia')}.`,
    t`The infantry is placed in ${p('salamanca')}, because each province takes only 1 new unit.`,
  ],
  after: t`A castle costs 8 gold, a knight 6, an infantry unit 4 (${r('2.3')}). ${n('castile')} saves the rest, up to 8 gold (${r('2.4')}).`,
  tasks: {
    'a-castle': {
      ask: t`Start again: buy 1 castle and place it in ${p('segovia')}.`,
      done: t`You paid 8 gold for 3 lives and 3 dice, and 2½ are left.`,
      lost: t`There is no castle in ${p('segovia')}. Start again, and buy nothing else.`,
      hints: [
        t`What does a castle cost?`,
        t`After a castle you cannot pay for another unit.`,
        t`Buy 1 castle and place it in ${p('segovia')}.`,
      ],
    },
    'a-knight-alone': {
      ask: t`Buy 1 knight and save the rest.`,
      done: t`You save 4½ gold for the next turn.`,
      lost: t`You have not saved 4½ gold.`,
      hints: [
        t`After a purchase you are asked again.`,
        t`You may end your purchases.`,
        t`Buy 1 knight, then end the phase.`,
      ],
    },
    'an-infantry-alone': {
      ask: t`Buy 1 infantry and save the rest.`,
      done: t`6½ gold are left.`,
      lost: t`You have not saved 6½ gold.`,
      hints: [
        t`An infantry unit costs 4 gold.`,
        t`You could then buy another unit, but do not.`,
        t`Buy 1 infantry, then end the phase.`,
      ],
    },
    'two-infantry': {
      ask: t`Buy 2 infantry.`,
      done: t`2½ gold are left, as with a castle.`,
      lost: t`You have not saved 2½ gold.`,
      hints: [t`Pay 4 gold twice.`, t`You are asked again after the first.`, t`Buy 1 infantry, then another.`],
    },
    'nothing-at-all': {
      ask: t`Buy nothing, and see what is left of 10½ gold.`,
      done: t`8 gold. The 2½ over the limit are lost.`,
      lost: t`You have bought a unit. Start again.`,
      hints: [
        t`There is a limit to what you can save.`,
        t`The saving limit of ${n('castile')} is 8 gold.`,
        t`End the phase at once.`,
      ],
    },
  },
  wrongs: {
    'a-castle-too': {
      label: t`After the knight, buy a castle too.`,
      because: t`4½ of the 10½ gold are left, and a castle costs 8.`,
    },
    'a-second-knight': {
      label: t`Buy 2 knights.`,
      because: t`They would cost 12 gold together.`,
    },
    together: {
      label: t`Place both in ${p('segovia')}.`,
      because: t`${p('segovia')} already has its new unit. Each province takes 1 bought unit, even if it is far below its limit.`,
    },
  },
};
