import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'past-one-at-toledo'> = {
  title: 'Past one enemy',
  about: t`A single infantry of ${n('seville')} stands in ${p('toledo')}, and ${n('castile')} wants to go through. One enemy stops two units; whoever comes beyond these may go on.`,
  steps: [
    t`One infantry enters ${p('toledo')}, and the enemy stops it.`,
    t`Two more come. Three against one: two are held, and one is free.`,
    t`It goes on to ${p('cordoba')}. The two others stay, and will have to fight.`,
  ],
  after: t`Each enemy unit stops two (${r('5.3')}). They are held in ${p('toledo')} for the rest of the movement; everybody who comes after them passes freely.`,
  tasks: {
    'two-cities': {
      ask: t`One is in ${p('cordoba')}, two are in ${p('toledo')}. Win both cities.`,
      done: t`${p('cordoba')} was empty, and in ${p('toledo')} two dice were enough.`,
      lost: t`${n('seville')} has kept ${p('toledo')}.`,
      hints: [
        t`${p('cordoba')} is yours already.`,
        t`Movement has to end before anybody fights.`,
        t`End movement, and fight in ${p('toledo')}; fight on if you have to.`,
      ],
    },
    'all-three-fight': {
      ask: t`Nobody has to go on. Attack with all three instead.`,
      done: t`Three dice instead of two. Passing through is a choice.`,
      lost: t`One has gone on, and the two that stay are held.`,
      hints: [
        t`Three infantry stand in ${p('toledo')}. Leave it at that.`,
        t`Five may attack there, so three are no trouble.`,
        t`End movement, and fight.`,
      ],
    },
  },
  wrongs: {
    'one-alone': {
      label: t`The first infantry goes straight on to ${p('cordoba')}.`,
      because: t`An enemy stops whoever comes. One unit does not get past him.`,
    },
    'two-go-on': {
      label: t`Two of the three go on.`,
      because: t`One would be left where two must stay.`,
    },
    'a-pinned-one-follows': {
      label: t`Another one follows to ${p('cordoba')}.`,
      because: t`The two that made the passage are held.`,
    },
  },
};
