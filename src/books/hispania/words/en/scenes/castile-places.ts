import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'castile-places'> = {
  title: 'Two new units, two provinces',
  about: t`${n('castile')} buys two infantry. ${p('old-castile')}, mountains and its capital, holds three, which is the limit; ${p('avila')}, mountains too, has three after a retreat, one more than it may. See which of the two still takes a new unit.`,
  steps: [
    t`${n('castile')} buys an infantry.`,
    t`And another.`,
    t`One goes to ${p('old-castile')}: a fourth where three may stay. A bought unit may go one over the limit for the moment.`,
    t`The other has to go elsewhere: to ${p('segovia')}.`,
  ],
  after: t`One bought unit to a province, one over the limit at most, and none where the limit is broken already (${r('3.1')}). ${p('old-castile')} and ${p('avila')} must be put right in the movement that begins now.`,
  tasks: {
    'nobody-too-many': {
      ask: t`Both new units are placed. Move so that nobody is lost at the check.`,
      done: t`Two moves, and every province is within its limit.`,
      lost: t`Somebody had to go. Count ${p('old-castile')} and ${p('avila')} again.`,
      hints: [
        t`Four stand in ${p('old-castile')}, three in ${p('avila')}.`,
        t`One has to leave each of them, for a province with room.`,
        t`Move one from ${p('old-castile')} to ${p('tierra-de-campos')}, one from ${p('avila')} to ${p('segovia')}, and end movement.`,
      ],
    },
    'avila-after-all': {
      ask: t`Place one of the new units in ${p('avila')} after all, whatever it costs.`,
      done: t`It cost an infantry of ${p('old-castile')}: the former capital is back to two at once.`,
      lost: t`Everything is placed, and ${p('avila')} has got nobody.`,
      hints: [
        t`${p('avila')} holds three where two may stay. What would make three of the two?`,
        t`A capital holds one more, and can be moved at any time. The old one pays for it.`,
        t`Declare ${p('avila')} the capital, give up an infantry in ${p('old-castile')}, and place the new one.`,
      ],
    },
  },
  wrongs: {
    'into-avila': {
      label: t`Place one in ${p('avila')}.`,
      because: t`The one place over the limit is taken there, by whoever retreated.`,
    },
    'both-in-the-capital': {
      label: t`Place both in ${p('old-castile')}.`,
      because: t`Each province takes one bought unit in a turn.`,
    },
    'into-salamanca': {
      label: t`Place one in ${p('salamanca')}, where nobody stands.`,
      because: t`New units come where the nation stands already.`,
    },
  },
};
