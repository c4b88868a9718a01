import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'castile-places'> = {
  title: 'Two new units, two provinces',
  about: t`${n('castile')} buys 2 infantry. ${p('old-castile')}, a capital in mountains, holds 3 units, its limit. ${p('avila')}, in mountains too, holds 3 after a retreat, 1 over its limit. See which of the two can still take a new unit.`,
  steps: [
    t`${n('castile')} buys 1 infantry.`,
    t`It buys another.`,
    t`One is placed in ${p('old-castile')}: the fourth unit where the limit is 3. A bought unit may exceed the limit by 1 until movement is over.`,
    t`The other must be placed elsewhere: in ${p('segovia')}.`,
  ],
  after: t`Each province takes 1 bought unit, 1 over the limit at most, and none if it is already over the limit (${r('3.1')}). ${p('old-castile')} and ${p('avila')} must be within their limits when the movement that begins now ends.`,
  tasks: {
    'nobody-too-many': {
      ask: t`Both new units are placed. Move so that you lose no unit at the stacking check.`,
      done: t`Two moves, and each province is within its limit.`,
      lost: t`A unit over the limit was removed. Count the units in ${p('old-castile')} and ${p('avila')} again.`,
      hints: [
        t`${p('old-castile')} holds 4 units, ${p('avila')} 3.`,
        t`Move 1 unit from each of them to a province below its limit.`,
        t`Move 1 from ${p('old-castile')} to ${p('tierra-de-campos')}, 1 from ${p('avila')} to ${p('segovia')}, and end movement.`,
      ],
    },
    'avila-after-all': {
      ask: t`Place one of the new units in ${p('avila')}, whatever it costs.`,
      done: t`It cost 1 infantry in ${p('old-castile')}: the limit of the former capital is 2 again at once.`,
      lost: t`All units are placed, and none of them in ${p('avila')}.`,
      hints: [
        t`${p('avila')} holds 3 units and has a limit of 2. What would make the limit 3?`,
        t`The limit of a capital is 1 higher, and the capital can move at any time. The former capital returns to its own limit.`,
        t`Declare ${p('avila')} the capital, remove 1 infantry in ${p('old-castile')}, and place the new one.`,
      ],
    },
  },
  wrongs: {
    'into-avila': {
      label: t`Place one in ${p('avila')}.`,
      because: t`The unit that retreated there already exceeds the limit by 1.`,
    },
    'both-in-the-capital': {
      label: t`Place both in ${p('old-castile')}.`,
      because: t`Each province takes 1 bought unit in a turn.`,
    },
    'into-salamanca': {
      label: t`Place one in ${p('salamanca')}, which is empty.`,
      because: t`New units are placed in provinces that the nation already controls.`,
    },
  },
};
