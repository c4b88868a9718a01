import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'past-one-at-toledo'> = {
  title: 'Passing 1 enemy unit',
  about: t`A single infantry unit of ${n('seville')} is in ${p('toledo')}, and ${n('castile')} wants to pass through. One enemy unit stops 2 units; any others may move on.`,
  steps: [
    t`The first infantry unit enters ${p('toledo')}, and the enemy stops it.`,
    t`Two more enter. With 3 against 1, 2 are held and 1 may move on.`,
    t`It moves on to ${p('cordoba')}. The other 2 stay and must fight.`,
  ],
  after: t`Each enemy unit stops 2 units (${r('5.3')}). They are held in ${p('toledo')} for the rest of the movement, and all units that enter after them may pass through.`,
  tasks: {
    'two-cities': {
      ask: t`One infantry is in ${p('cordoba')}, 2 are in ${p('toledo')}. Take both provinces.`,
      done: t`${p('cordoba')} was empty, and in ${p('toledo')} 2 dice were enough.`,
      lost: t`${n('seville')} still controls ${p('toledo')}.`,
      hints: [
        t`You already control ${p('cordoba')}.`,
        t`Movement must end before combat begins.`,
        t`End movement and fight in ${p('toledo')}. Fight another round if you must.`,
      ],
    },
    'all-three-fight': {
      ask: t`No unit has to move on. Attack with all 3 instead.`,
      done: t`You roll 3 dice instead of 2. Forced passage is optional.`,
      lost: t`One unit has moved on, and the 2 that stay are held.`,
      hints: [
        t`Three infantry are in ${p('toledo')}. Leave them there.`,
        t`Up to 5 units may attack there, so 3 are within the limit.`,
        t`End movement and fight.`,
      ],
    },
  },
  wrongs: {
    'one-alone': {
      label: t`The first infantry unit moves straight on to ${p('cordoba')}.`,
      because: t`An enemy unit stops 2 units. A single unit cannot pass through.`,
    },
    'two-go-on': {
      label: t`Two of the 3 units move on.`,
      because: t`Only 1 unit would stay where 2 must.`,
    },
    'a-pinned-one-follows': {
      label: t`Another unit follows to ${p('cordoba')}.`,
      because: t`The other 2 units are held, so that the first could pass through.`,
    },
  },
};
