import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'too-many-at-segovia'> = {
  title: 'Six through Segovia, four to stay',
  about: t`${n('castile')} moves its whole army through ${p('segovia')}, a plain that holds three units. On the way there is no limit at all; it is counted only when movement ends. Watch the number in ${p('segovia')} rise to six, fall to four, and be checked.`,
  steps: [
    t`Two infantry come down from ${p('avila')}: four in ${p('segovia')}.`,
    t`Two more come from ${p('calatayud')}: six. Nobody minds while units move.`,
    t`The two that began in ${p('segovia')} go on to ${p('cuenca')}. Four are left.`,
    t`${n('castile')} ends its movement. Now the stacking limit is checked.`,
    t`Four stand where three may: one infantry goes back to its counters.`,
  ],
  after: t`The limit binds at the end of movement, not during it (${r('4.5')}). One unit too many is simply lost, unless the province becomes the capital in time (${r('4.3')}).`,
  tasks: {
    'all-four-stay': {
      ask: t`The check is asking for one infantry. Keep all four in ${p('segovia')}.`,
      done: t`A capital holds one unit more, and it may be declared at any moment: even now, in the middle of a check.`,
      lost: t`That infantry is gone. The capital has to be declared before a unit is given up.`,
      hints: [
        t`Look at what else is offered beside giving a unit up.`,
        t`Some provinces hold one unit more than their terrain says. Which, and who chooses it?`,
        t`Declare ${p('segovia')} the capital of ${n('castile')}: three and one make four.`,
      ],
    },
    'nobody-lost': {
      ask: t`Start again: end movement with ${p('segovia')} as full as it may be without a capital, and lose nobody.`,
      done: t`Three in the plain, and the check passes by without a question.`,
      lost: t`Movement is over and ${p('segovia')} does not hold three. Take your moves back and count again.`,
      hints: [
        t`Count the infantry in ${p('segovia')} before you end your movement.`,
        t`A plain keeps three; two are there already.`,
        t`Move one infantry from ${p('avila')} to ${p('segovia')}, then end movement.`,
      ],
    },
  },
  wrongs: {
    'go-on-regardless': {
      label: t`Ignore the surplus and carry on.`,
      because: t`The check is not a warning. Nothing goes on while ${p('segovia')} is over its limit.`,
    },
    'two-at-once': {
      label: t`Give up two infantry, to be on the safe side.`,
      because: t`Exactly the surplus goes, no more: one unit.`,
    },
    'from-somewhere-else': {
      label: t`Give up a unit in ${p('cuenca')} instead.`,
      because: t`Each province is counted for itself, and the two in ${p('cuenca')}, a mountain, are within their limit.`,
    },
  },
};
