import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'whole-turn'> = {
  title: 'A whole turn',
  learn: t`Collect, buy, place, move and fight with the Galicians, from the first gold to the last province.`,
  about: t`The turn of a nation always has the same order. The nation collects gold from its provinces, buys units, places them, moves, and fights where it has met enemy units. You know all of these steps; now take them one after the other.`,
  steps: {
    turn: {
      ask: t`You are the ${n('galicians')} on turn 3, a scoring turn. ${p('galicia')}, ${p('porto')}, ${p('asturias')}, ${p('duero')} and ${p('leon')} score, and ${p('duero')} contains 1 infantry of the ${n('lusitanians')}. Control all 5 at the end of your turn.`,
      done: t`This was your first whole turn: gold bought a unit, the unit made an attack possible, and 5 provinces score. A nation does no more than that, turn after turn.`,
      lost: t`Your turn is over, and you do not control all 5 provinces. If it was the dice in ${p('duero')}, the plan may still have been good.`,
      hints: [
        t`You have 5 units for 5 provinces, and one of the 2 marked provinces contains an enemy unit. Your gold buys 1 more infantry.`,
        t`Buy 1 infantry and place it in ${p('porto')}. Move 2 from there to ${p('duero')}, the infantry of ${p('asturias')} to ${p('leon')}, and 1 from ${p('galicia')} to ${p('asturias')}. End movement, and fight.`,
      ],
      poor: {
        stays: t`You bought nothing and moved no unit: your gold is unspent, and you do not control 2 provinces that score.`,
        'buys-nobody': t`You had the gold for another infantry unit. Five units cannot hold 5 provinces if 2 of them attack ${p('duero')}.`,
        'buys-and-stays': t`You gained 1 unit and no province: 3 of your 6 units would have been enough at home.`,
        'no-battle': t`${p('leon')} was empty and is yours. But you did not attack the single unit of the ${n('lusitanians')} in ${p('duero')}, though you had 2 units for it.`,
      },
      wrongs: {
        'a-knight': {
          label: t`Buy a knight.`,
          because: t`The ${n('galicians')} have only infantry among their counters.`,
        },
        'place-in-leon': {
          label: t`Place the new infantry in ${p('leon')}, which is empty.`,
          because: t`If you place it in ${p('asturias')}, it can move there on the same turn.`,
        },
        'move-first': {
          label: t`Move to ${p('duero')} at once, and buy afterwards.`,
          because: t`Income comes first: units bought before the movement can take part in it.`,
        },
      },
    },
  },
  after: t`Collect (${r('2.1')}), place (${r('3.1')}), move (${r('5')}) and fight (${r('6')}). Provinces score at the end of the game turn (${r('8-turn-end')}). The order never changes; the order of play lists all its steps (${r('1')}).`,
};
