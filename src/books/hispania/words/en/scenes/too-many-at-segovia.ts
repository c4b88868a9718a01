import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'too-many-at-segovia'> = {
  title: 'Six move through Segovia, 4 stay',
  about: t`${n('castile')} moves all its units through ${p('segovia')}, a plain whose limit is 3. During movement there is no limit: it is checked only when movement ends. Watch the units in ${p('segovia')} rise to 6, fall to 4, and be checked.`,
  steps: [
    t`Two infantry enter from ${p('avila')}. ${p('segovia')} contains 4 units.`,
    t`Two more enter from ${p('calatayud')}, which makes 6. Stacking is not checked while units move.`,
    t`The 2 units that began in ${p('segovia')} move on to ${p('cuenca')}. Four are left.`,
    t`${n('castile')} ends its movement. Now the stacking limit is checked.`,
    t`There are 4 units, and the limit is 3: 1 infantry is removed.`,
  ],
  after: t`The limit applies at the end of movement, not during it (${r('4.5')}). Units over the limit are removed, unless the province becomes the capital in time (${r('4.3')}).`,
  tasks: {
    'all-four-stay': {
      ask: t`The check requires 1 infantry to be removed. Keep all 4 in ${p('segovia')}.`,
      done: t`The limit of a capital is 1 higher. It may be declared at any time, even in the middle of a check.`,
      lost: t`That infantry was removed. The capital must be declared before a unit is removed.`,
      hints: [
        t`Look at the other choice that the check offers.`,
        t`In one kind of province the limit is 1 higher than its terrain allows. Which is it, and who chooses it?`,
        t`Declare ${p('segovia')} the capital of ${n('castile')}: 3 and 1 make 4.`,
      ],
    },
    'nobody-lost': {
      ask: t`Start again. End movement with ${p('segovia')} as full as it can be without a capital, and lose no unit.`,
      done: t`The plain holds 3 units, and the check finds none over the limit.`,
      lost: t`Movement is over and ${p('segovia')} does not contain 3 units. Step back and count again.`,
      hints: [
        t`Count the infantry in ${p('segovia')} before you end your movement.`,
        t`The limit of a plain is 3, and 2 are already there.`,
        t`Move 1 infantry from ${p('avila')} to ${p('segovia')}, then end movement.`,
      ],
    },
  },
  wrongs: {
    'go-on-regardless': {
      label: t`Ignore the excess unit and continue.`,
      because: t`The check is not a warning. The game cannot continue while ${p('segovia')} is over its limit.`,
    },
    'two-at-once': {
      label: t`Remove 2 infantry, to be on the safe side.`,
      because: t`Only excess units are removed: here, 1.`,
    },
    'from-somewhere-else': {
      label: t`Remove a unit in ${p('cuenca')} instead.`,
      because: t`Each province is checked separately, and the 2 units in ${p('cuenca')}, in mountains, are within its limit.`,
    },
  },
};
