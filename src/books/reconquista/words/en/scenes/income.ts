import { t } from '../../../../../words/rich.ts';
import type { WordsOfScene } from '../../../../../words/scene-words.ts';
import type { Scenes } from '../../../scenes/index.ts';
import { l, r } from '../../marks.ts';

/** The words of the scenes about income (10). */

export const twoOfThreeCities: WordsOfScene<Scenes['two-of-three-cities']> = {
  title: '2 of the 3 cities',
  about: t`Castile has 3 Muslim cities. Christian units occupy ${l('valencia')} and ${l('toledo')}, a Muslim garrison ${l('salamanca')}.`,
  steps: [t`The event dice roll 4 and 6: Jihad, which changes nothing yet. Then the income is counted.`],
  after: t`2 points in any case and 1 for Castile, where the Christians control 2 of 3 cities. The religion of a city does not matter (${r('10')}). ${l('santiago')} gives nothing while a Muslim garrison is there.`,
  tasks: {
    'convert-both': {
      ask: t`Make both cities Christian.`,
      done: t`Both cities now stay Christian-controlled when their units leave (${r('5')}).`,
      lost: t`Too few points are left for what is missing: a conversion costs 1 point.`,
      hints: [
        t`Look at ${l('valencia')} and ${l('toledo')}.`,
        t`A conversion costs 1 point and needs an army or a garrison in the city.`,
        t`Convert ${l('toledo')}, then ${l('valencia')}.`,
      ],
    },
  },
  wrongs: {
    'army-at-salamanca': {
      label: t`Raise an army in ${l('salamanca')}.`,
      because: t`A Muslim garrison is there.`,
    },
    'second-city': {
      label: t`Build a Christian city in ${l('toledo')}.`,
      because: t`A location has at most 1 city. Convert the one that is there.`,
    },
  },
};

export const bandsCostAPoint: WordsOfScene<Scenes['bands-cost-a-point']> = {
  title: 'Bands cost a point',
  about: t`The same 3 cities. This time the event is Bands, and they appear at ${l('valencia')}.`,
  steps: [
    t`The event dice roll 2 and 3: Bands. 2 of them appear at ${l('valencia')}, where the dice 4 and 3 send them, and besiege the army in the city.`,
  ],
  after: t`Of the 2 cities only ${l('toledo')} is free of enemies, and 1 of 3 is no majority. The income is 2 (${r('10')}).`,
  tasks: {
    'convert-under-siege': {
      ask: t`Make ${l('valencia')} Christian although it is besieged.`,
      done: t`A conversion needs an army or a garrison in the city. It does not ask for a location without enemies (${r('10-conversion')}).`,
      lost: t`Phase 3 is over, and the city is still Muslim.`,
      hints: [
        t`Look at ${l('valencia')}: the army is inside.`,
        t`A conversion costs 1 point.`,
        t`Convert ${l('valencia')}.`,
      ],
    },
  },
  wrongs: {
    'army-under-siege': {
      label: t`Raise an army in ${l('valencia')}.`,
      because: t`Units are raised only where no enemy unit is.`,
    },
  },
};
