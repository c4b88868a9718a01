import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'population'> = {
  title: 'Two for each province',
  learn: t`How many units a nation can keep, and why more of them should go and conquer.`,
  about: t`After its battles a nation may keep two units for each province that it holds, wherever they stand. Castles, forts and leaders are not counted; of the others, what is too much must go.`,
  steps: {
    'give-up': {
      ask: t`You are ${n('leon')}: eleven units and a castle in five provinces, which can keep ten. Give up one unit, and hold on to all five provinces.`,
      done: t`One from where several stand costs no province. Knights count no more than infantry: whoever has the choice gives up an infantry.`,
      lost: t`One had to go; more has gone.`,
      hints: [
        t`Count the units in the marked provinces. In which of them does only one stand, and no castle?`,
        t`Give up one infantry in ${p('porto')}, where there are four.`,
      ],
      poor: {
        asturias: t`The only unit in ${p('asturias')} held it. Without that province you may keep two fewer, so two more had to go.`,
      },
      wrongs: {
        nobody: {
          label: t`Keep them all.`,
          because: t`Five provinces keep ten units, and you have eleven.`,
        },
        castle: {
          label: t`Give up the castle instead.`,
          because: t`Castles are not counted, so that would not help.`,
        },
      },
    },
    spread: {
      ask: t`The same turn, a little earlier: your units can still move. End the turn without giving up anybody, and without leaving any of the five provinces.`,
      done: t`Six provinces can keep twelve: instead of losing a unit you have won a province.`,
      lost: t`Your turn is over, and a unit or a province is lost.`,
      hints: [
        t`One province more keeps two units more. Which neighbour of ${p('duero')} is empty?`,
        t`Move one infantry from ${p('duero')} to ${p('salamanca')}, then end the movement.`,
      ],
      poor: {
        stays: t`Nobody has moved, and one unit was sent home.`,
        'leaves-asturias': t`One province won and one left empty: it is five again, and eleven units are too many again.`,
      },
      wrongs: {
        'castle-moves': {
          label: t`Move the castle of ${p('leon')} to ${p('salamanca')}.`,
          because: t`The knight beside it could go, and the castle would still hold ${p('leon')}.`,
        },
      },
    },
  },
  after: t`Twice the number of your provinces, counted after your battles and in your own turn alone (${r('7')}). If there are going to be too many of you, attack with them: they will win a province, or be missed by nobody.`,
};
