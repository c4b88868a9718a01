import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'scoring'> = {
  title: 'What points are for',
  learn: t`Hold what your nation is paid for when the count comes, and strike whom it is paid for in your own turn.`,
  about: t`Points win the game, and each nation has a sheet that says what brings them. Most are counted at the end of a few game turns, when all nations have played: so many for each province on the sheet, if one of your units stands there alone.`,
  steps: {
    hold: {
      ask: t`You are the ${n('galicians')}, on turn 10, which is counted at its end. This time your sheet names ${p('galicia')}, ${p('asturias')} and ${p('porto')}, and nothing else: hold all three when your turn is over.`,
      done: t`Three units, three provinces that pay. ${p('duero')} and ${p('leon')} pay nothing on this turn, so nothing was lost by leaving them.`,
      lost: t`Your turn is over, and you do not hold all three.`,
      hints: [
        t`The marked provinces pay and are empty. Two of your units stand where nothing is paid.`,
        t`One unit from ${p('duero')} to ${p('porto')}, one from ${p('leon')} to ${p('asturias')}; then end the movement.`,
      ],
      poor: {
        stays: t`You hold three provinces, but only ${p('galicia')} is on the sheet of this turn.`,
        'porto-alone': t`${p('porto')} pays now. The unit in ${p('leon')} stands for nothing, and ${p('asturias')} was next door.`,
        'asturias-alone': t`${p('asturias')} pays now. The unit in ${p('duero')} stands for nothing, and ${p('porto')} was next door.`,
        'leaves-galicia': t`${p('galicia')} pays as well: whoever leaves one for another has won nothing.`,
      },
      wrongs: {
        'straight-to-porto': {
          label: t`Go from ${p('leon')} to ${p('porto')} in one step.`,
          because: t`Through ${p('duero')} it takes two steps, which infantry has.`,
        },
      },
    },
    strike: {
      ask: t`Turn 4 is not counted at its end, but some sheets pay for enemies too. You are the ${n('basques')}, paid for each elite of ${n('rome')} that you destroy in your own turn: attack it in ${p('huesca')} with four, as many as may attack there.`,
      done: t`Four dice against one: the Roman will hardly see another turn, and his end is worth points. Had he attacked you and fallen, you would have had nothing for it.`,
      lost: t`Your movement is over, and you are not just four at ${p('huesca')}: a fifth has no room in the attack, and is given up.`,
      hints: [
        t`Romans stand in one of the marked provinces, ${n('iberians')} in the other. For ${n('iberians')} you are not paid.`,
        t`Move four infantry to ${p('huesca')}, two from each side of the Pyrenees for example, and end the movement.`,
      ],
      poor: {
        stays: t`Whoever does not attack destroys nobody. Should the Roman come to you, his losses would bring you nothing.`,
        iberians: t`The ${n('iberians')} are enemies like any other, but your sheet pays nothing for them.`,
        alone: t`One against an elite: he needs 6 to hit you, you need 8 to hit him.`,
        two: t`Two have a fair chance. Four have a good one, and nothing else called for the others.`,
      },
      wrongs: {
        'past-the-romans': {
          label: t`Pass the Roman with both units, on to ${p('barcelona')}.`,
          because: t`Whoever meets an enemy stops there, unless others stay behind to hold him.`,
        },
      },
    },
  },
  after: t`Provinces are counted at the end of turns 3, 5, 7, 10, 13, 15 and 19 (${r('8-turn-end')}); enemies count when you destroy them in your own turn (${r('8-kills')}). What pays, and when, is on the sheet of each nation (${r('8')}).`,
};
