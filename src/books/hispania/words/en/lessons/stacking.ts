import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'stacking'> = {
  title: 'The stacking limit',
  learn: t`Learn how many units a province can hold, and what a capital is good for.`,
  about: t`A plain can hold 3 units of a nation, mountains 2. Units that only pass through do not count. A nation may declare one province that it controls its capital, where the limit is 1 higher.`,
  steps: {
    room: {
      ask: t`You are the ${n('suebi')}. Three infantry are in ${p('galicia')}, which is mountains: end your turn without losing any of your 6 units.`,
      done: t`The limit is checked when the movement ends, and again after battles. Units over the limit are removed.`,
      lost: t`Your turn is over, and you have lost at least 1 of your 6 units.`,
      hints: [
        t`The limit of ${p('galicia')} is 2. Which adjacent province is below its limit, and what could ${p('galicia')} itself become?`,
        t`Move 1 infantry from ${p('galicia')} to ${p('porto')}, which is a plain. Or end movement and declare ${p('galicia')} your capital when you are asked.`,
      ],
      poor: {
        'one-too-many': t`Three units stayed where the limit is 2, and 1 was removed. It could have moved to an adjacent province.`,
        'porto-too-full': t`Two units joined 2 in ${p('porto')}: 4 units where the limit is 3. One of them could have stayed in ${p('galicia')}.`,
      },
      wrongs: {
        'all-stay': {
          label: t`Continue with 3 units in ${p('galicia')} and without a capital.`,
          because: t`When you are asked, you must remove 1 unit or declare ${p('galicia')} your capital. Until then the turn does not continue.`,
        },
        'empty-capital': {
          label: t`Declare ${p('asturias')} your capital.`,
          because: t`You have no unit there, so you do not control the province.`,
        },
      },
    },
    'one-capital': {
      ask: t`It is later, after a battle, and units can no longer move: 3 are in ${p('galicia')} and 4 in the plain of ${p('porto')}. Lose as few as you can.`,
      done: t`A nation has only one capital at a time, so you had to remove a unit in one of the 2 provinces. You may move the capital at any time, but units over the limit of the former capital are removed at once.`,
      lost: t`You have lost more units than you had to.`,
      hints: [
        t`Both marked provinces are 1 unit over the limit.`,
        t`Declare one of them your capital, and remove 1 infantry in the other.`,
      ],
      poor: {
        'no-capital': t`You removed 1 unit in each province. A capital would have kept one of them, and costs nothing.`,
      },
      wrongs: {
        'two-of-them': {
          label: t`Remove 2 units in ${p('galicia')}, to be safe.`,
          because: t`Only excess units are removed: here that is 1.`,
        },
        'not-full': {
          label: t`Remove the unit in ${p('duero')} instead.`,
          because: t`Units are removed where they are over the limit. ${p('duero')} can hold 2 more units.`,
        },
      },
    },
  },
  after: t`The limit is 3 in a plain, 2 in mountains, or the circled number on the map (${r('4.1')}), and 1 higher in the capital (${r('4.3')}). An attacker may exceed it by 1 unit, and must be within it again after the battle (${r('4.4')}, ${r('4.5')}).`,
};
