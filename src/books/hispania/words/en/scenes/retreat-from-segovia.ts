import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'retreat-from-segovia'> = {
  title: 'A retreat to Calatayud',
  about: t`The ${n('umayyads')} have attacked ${p('segovia')} from ${p('toledo')} and ${p('cuenca')}, and ${n('castile')} wants to save its remaining units. ${p('toledo')} is empty, ${n('leon')} controls ${p('avila')}, and ${p('calatayud')} is full. See where the 2 surviving units may retreat.`,
  steps: [
    t`Three infantry attack 3 infantry.`,
    t`${n('castile')} targets the units that crossed the Tagus. Each side loses 1 infantry.`,
    t`The ${n('umayyads')} do not retreat. Now ${n('castile')} may.`,
    t`One infantry retreats to ${p('calatayud')}, one unit over its limit of 2.`,
    t`The other cannot follow until ${n('castile')} declares ${p('calatayud')} its capital.`,
    t`Now the second infantry unit retreats there as well.`,
  ],
  after: t`${p('toledo')} was closed because attackers had come from it, ${p('avila')} and ${p('cuenca')} because other nations controlled them (${r('6.6')}). ${p('calatayud')} could exceed its limit by 1 unit for the retreat allowance (${r('4.6')}) and by another for the capital bonus (${r('4.3')}).`,
  tasks: {
    'both-get-away': {
      ask: t`The attacker stays. Get both units of ${n('castile')} out of ${p('segovia')} alive.`,
      done: t`${p('calatayud')} holds 4 units: 2 in mountains, 1 for the capital, 1 for the retreat.`,
      lost: t`You fought another round instead of retreating.`,
      hints: [
        t`One adjacent province is open, and it can take 1 unit.`,
        t`${n('castile')} may raise that limit at any time, even during the enemy’s turn.`,
        t`Declare ${p('calatayud')} the capital, then retreat both units there.`,
      ],
    },
    'back-within-the-limit': {
      ask: t`${p('calatayud')} contains 4 units, and as the capital can hold 3. When ${n('castile')} moves, pass its stacking check without a loss. ${n('leon')} plays first; let it stay where it is.`,
      done: t`${p('calatayud')} was within its limit again before the check.`,
      lost: t`${n('castile')} lost a unit. Its movement could have prevented that.`,
      hints: [
        t`${n('leon')} moves first: end its movement. Then look at ${p('calatayud')}.`,
        t`One infantry must move to a province that can hold it.`,
        t`End ${n('leon')}’s movement; move 1 infantry from ${p('calatayud')} to ${p('old-castile')}; end movement.`,
      ],
    },
  },
  wrongs: {
    'both-without-the-capital': {
      label: t`Retreat both to ${p('calatayud')} at once.`,
      because: t`Its 2 units fill the limit in mountains, and a retreat may exceed it by 1.`,
    },
    'through-the-gap-to-toledo': {
      label: t`Retreat to ${p('toledo')}, which is empty.`,
      because: t`Some of the attackers came from ${p('toledo')}, so the defender cannot retreat there.`,
    },
    'to-the-neighbours': {
      label: t`Retreat to ${p('avila')}, where a Christian nation has units.`,
      because: t`Units cannot retreat to another nation’s province, whatever its faith. They retreat to provinces that their own nation controls or that are empty.`,
    },
  },
};
