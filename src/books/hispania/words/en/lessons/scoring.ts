import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'scoring'> = {
  title: 'How to score',
  learn: t`Control the provinces that score for your nation, and destroy enemy units that score in your own turn.`,
  about: t`Points win the game, and the sheet of each nation says what it scores for. Most points are scored at the end of a few game turns, when all nations have played. A nation then scores for each province on its sheet that contains its units alone.`,
  steps: {
    hold: {
      ask: t`You are the ${n('galicians')} on turn 10, a scoring turn. This time your sheet names only ${p('galicia')}, ${p('asturias')} and ${p('porto')}: control all 3 at the end of your turn.`,
      done: t`Your 3 units control 3 provinces that score. ${p('duero')} and ${p('leon')} do not score on this turn, so you lost nothing by leaving them.`,
      lost: t`Your turn is over, and you do not control all 3 provinces.`,
      hints: [
        t`The marked provinces score and are empty. Two of your units are in provinces that do not score.`,
        t`Move 1 unit from ${p('duero')} to ${p('porto')} and 1 from ${p('leon')} to ${p('asturias')}. Then end movement.`,
      ],
      poor: {
        stays: t`You control 3 provinces, but on this turn only ${p('galicia')} is on your sheet.`,
        'porto-alone': t`${p('porto')} scores now. The unit in ${p('leon')} scores nothing, and ${p('asturias')} was adjacent.`,
        'asturias-alone': t`${p('asturias')} scores now. The unit in ${p('duero')} scores nothing, and ${p('porto')} was adjacent.`,
        'leaves-galicia': t`${p('galicia')} scores as well: you gain nothing by leaving it for another province.`,
      },
      wrongs: {
        'straight-to-porto': {
          label: t`Move directly from ${p('leon')} to ${p('porto')}.`,
          because: t`Through ${p('duero')}, infantry can get there by entering 2 provinces.`,
        },
      },
    },
    strike: {
      ask: t`Turn 4 is not a scoring turn, but some nations also score for enemy units. You are the ${n('basques')} and score for each elite of ${n('rome')} that you destroy in your own turn. Attack the elite in ${p('huesca')} with 4 units, as many as may attack there.`,
      done: t`Your 4 dice will soon destroy the elite, and you score for it. If it had attacked you and been destroyed, you would have scored nothing.`,
      lost: t`Your movement is over, and you do not have exactly 4 units in ${p('huesca')}. A fifth is over the limit of the attack and is removed.`,
      hints: [
        t`One of the marked provinces contains a unit of ${n('rome')}, the other units of the ${n('iberians')}. You do not score for the ${n('iberians')}.`,
        t`Move 4 infantry to ${p('huesca')}, for example 2 from each side of the Pyrenees, and end movement.`,
      ],
      poor: {
        stays: t`You have not attacked, so you destroy no unit. If the elite attacks you, you score nothing for destroying it.`,
        iberians: t`The ${n('iberians')} are enemies like any other, but your sheet gives no points for them.`,
        alone: t`One unit attacks an elite: it needs a 6 to hit you, you need an 8 to hit it.`,
        two: t`Two units have fair odds. Four have good odds, and the others had nothing better to do.`,
      },
      wrongs: {
        'past-the-romans': {
          label: t`Move past the elite with both units, on to ${p('barcelona')}.`,
          because: t`A unit that meets an enemy unit stops there, unless other units stay behind to hold the enemy.`,
        },
      },
    },
  },
  after: t`Provinces score at the end of turns 3, 5, 7, 10, 13, 15 and 19 (${r('8-turn-end')}). Enemy units score when you destroy them in your own turn. The sheet of each nation says what it scores for, and when.`,
};
