import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'population'> = {
  title: 'The population limit',
  learn: t`Learn how many units a nation can keep, and why it should attack with excess units.`,
  about: t`After its battles a nation may keep 2 units for each province that it controls, wherever the units are. Castles, forts and leaders do not count. Of the other units, those over this population limit are removed.`,
  steps: {
    'give-up': {
      ask: t`You are ${n('leon')}, with 11 units and a castle in 5 provinces, which support 10 units. Remove 1 unit, and keep all 5 provinces.`,
      done: t`Removing 1 of several units in a province does not lose the province. A knight counts no more than infantry, so it is better to remove infantry.`,
      lost: t`You had to remove 1 unit, and have lost more.`,
      hints: [
        t`Count the units in the marked provinces. Which of them contains only 1 unit and no castle?`,
        t`Remove 1 infantry in ${p('porto')}, where you have 4.`,
      ],
      poor: {
        asturias: t`The only unit in ${p('asturias')} held the province. Without it your limit is 2 lower, so 2 more units were removed.`,
      },
      wrongs: {
        nobody: {
          label: t`Keep all units.`,
          because: t`Your 5 provinces support 10 units, and you have 11.`,
        },
        castle: {
          label: t`Remove the castle instead.`,
          because: t`Castles do not count, so that would not help.`,
        },
      },
    },
    spread: {
      ask: t`This is the same turn, a little earlier: your units can still move. End the turn without losing a unit or any of the 5 provinces.`,
      done: t`Your 6 provinces support 12 units: instead of losing a unit you gained a province.`,
      lost: t`Your turn is over, and you have lost a unit or a province.`,
      hints: [
        t`An additional province supports 2 more units. Which province adjacent to ${p('duero')} is empty?`,
        t`Move 1 infantry from ${p('duero')} to ${p('salamanca')}, then end movement.`,
      ],
      poor: {
        stays: t`No unit has moved, and 1 unit was removed.`,
        'leaves-asturias': t`You gained a province and left one empty. You still have 5 provinces, and 11 units are too many.`,
      },
      wrongs: {
        'castle-moves': {
          label: t`Move the castle of ${p('leon')} to ${p('salamanca')}.`,
          because: t`The knight there could move, and the castle would still hold ${p('leon')}.`,
        },
      },
    },
  },
  after: t`The limit is 2 units for each of your provinces, checked after your battles and only in your own turn (${r('7')}). If you will be over the limit, attack with the excess units: at best they take a province, and otherwise you lose little.`,
};
