import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'retreat-to-avila'> = {
  title: 'One more into Ávila',
  about: t`${n('castile')} has lost a round at ${p('salamanca')} and wants to be gone. ${p('avila')} next door is a mountain and full with its two units. A retreat may overfill a province by one, for the moment; look at who finds room and when the debt falls due.`,
  steps: [
    t`Three infantry of ${n('seville')} attack three of ${n('castile')}; each side loses one.`,
    t`${n('seville')}, the attacker, is asked first and stays.`,
    t`One infantry of ${n('castile')} squeezes into ${p('avila')}: the third where two may stand.`,
    t`${p('avila')} takes nobody else. The other infantry goes to ${p('tierra-de-campos')}, which is empty.`,
  ],
  after: t`A retreat may exceed the limit by one unit in a province (${r('4.6')}). By ${n('castile')}'s next movement, which begins now, somebody must leave ${p('avila')}, or a unit is lost at the check.`,
  tasks: {
    'two-into-avila': {
      ask: t`Before anybody leaves ${p('salamanca')}: bring both infantry into ${p('avila')}.`,
      done: t`Two for the mountain, one for the capital, one for the retreat: four.`,
      lost: t`One of the two is no longer there to be saved, or has gone elsewhere.`,
      hints: [
        t`${p('avila')} holds two, and one more for a retreat. One is missing.`,
        t`Even in somebody else's turn ${n('castile')} may do something about that limit.`,
        t`Declare ${p('avila')} the capital, then retreat both infantry there.`,
      ],
    },
    'out-of-avila-again': {
      ask: t`${n('castile')} is on the move. Pass the check with every unit alive.`,
      done: t`The debt is paid: ${p('avila')} is back to two.`,
      lost: t`A unit was lost. There was room in several provinces around ${p('avila')}.`,
      hints: [
        t`Three infantry stand in ${p('avila')}, where two may.`,
        t`One of them, any one, has to go somewhere with room. Empty provinces count.`,
        t`Move one infantry from ${p('avila')} to ${p('segovia')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'two-at-a-time': {
      label: t`Both retreat to ${p('avila')} together.`,
      because: t`The exception is one unit for a province, however many would like to come.`,
    },
    'one-after-the-other': {
      label: t`First one to ${p('avila')}, then the other.`,
      because: t`The one place beyond the limit is taken. Going one by one makes no new one.`,
    },
  },
};
