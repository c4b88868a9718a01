import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'first-battle'> = {
  title: 'Your first battle',
  learn: t`How two sides fight round by round, and when to walk away.`,
  about: t`Where two nations stand in one province, they fight in rounds: in each round both sides roll one ten-sided die for every unit, at the same time. A die hits if it shows the number it needs or more, and each hit removes a unit.`,
  steps: {
    win: {
      ask: t`You are ${n('rome')}: three elites, which are good soldiers, have marched into ${p('segovia')}, where two infantry of the ${n('iberians')} stand. Win the battle.`,
      done: t`The last defender is gone: ${p('segovia')} is yours. Your elites hit on 6 or more, the ${n('iberians')} on 8 or more.`,
      lost: t`The battle is over and ${p('segovia')} is not yours. Dice can fall so, but more of them win more often.`,
      hints: [
        t`The battle stands where the two colours face each other, in ${p('segovia')}.`,
        t`Fight. After the first round you are asked whether to fight on: with three against one, do.`,
      ],
      poor: {
        'all-go': t`Everybody has gone, and the ${n('iberians')} keep ${p('segovia')}. You were three against one.`,
      },
      wrongs: {
        'no-fight': {
          label: t`Stand there without fighting, and end the phase.`,
          because: t`Where two nations have met, they fight at least one round.`,
        },
      },
    },
    go: {
      ask: t`Another day: two elites have met four infantry. Fight one round, since you must; then take whoever is left back to a province next door.`,
      done: t`A unit saved is a unit that fights again. Whoever goes moves to a neighbouring province, and the battle goes on without it.`,
      lost: t`Nobody is left to be saved.`,
      hints: [
        t`After the first round count both sides. The marked provinces are open to you.`,
        t`Do not fight on: choose a retreat to ${p('calatayud')}, where you came from, or to another free neighbour.`,
      ],
      poor: {
        'fights-on': t`One elite against three infantry: they roll three dice to your one, and you would have to hit three times before they hit once.`,
      },
      wrongs: {
        'go-first': {
          label: t`Turn round at once, before any die is rolled.`,
          because: t`Retreats come after a round. Whoever attacks fights one at least.`,
        },
        'too-far': {
          label: t`Run as far as ${p('zaragoza')}.`,
          because: t`${p('calatayud')} is next door, and so are ${p('avila')}, ${p('cuenca')} and ${p('toledo')}.`,
        },
      },
    },
  },
  after: t`Both sides roll, losses go, then the attacker may go, then the defender; and so on until one side is left (${r('6.2')}). Leaving early is no shame: a retreat costs no unit, only the province (${r('6.6')}).`,
};
