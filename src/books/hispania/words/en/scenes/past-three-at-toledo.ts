import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'past-three-at-toledo'> = {
  title: 'Passing 3 units, within the limit',
  about: t`Three infantry of ${n('seville')} in ${p('toledo')} stop 6 units. But ${p('toledo')} can hold only 4, or 5 in an attack, so 6 cannot stay there. With a leader they can. Watch the difference that Alfonso VI makes.`,
  steps: [
    t`Two infantry enter from ${p('la-mancha')}.`,
    t`Two enter from ${p('avila')}.`,
    t`Three enter from ${p('segovia')}. That makes 7, one more than the enemy stops, but no unit may move on yet.`,
    t`Alfonso VI joins them. With a leader the attack bonus is 2, so 6 units may stay.`,
    t`Now 6 can stay, and 1 infantry moves on to ${p('cordoba')}.`,
    t`Movement ends, and the stacking check finds no excess units.`,
  ],
  after: t`Held units must be within the stacking limit for an attack (${r('5.3')}, ${r('4.4')}). To hold 6 in ${p('toledo')}, a nation needs a leader, an invasion or a rule that removes the limit.`,
  tasks: {
    'toledo-falls': {
      ask: t`You have 6 units and a leader against 3 units: take ${p('toledo')}.`,
      done: t`Forced passage ends in a battle after all.`,
      lost: t`${n('seville')} still controls ${p('toledo')}, or a unit retreated.`,
      hints: [
        t`Only the battle in ${p('toledo')} remains.`,
        t`If the first round is not enough, fight on.`,
        t`Fight in ${p('toledo')}, and stay until you control it.`,
      ],
    },
    'without-the-king': {
      ask: t`Four units are in ${p('toledo')}. Leave Alfonso in ${p('segovia')} and attack with as many units as you can without him.`,
      done: t`Five attack: the limit of ${p('toledo')} is 4, and the attack bonus is 1. None of them could have passed through.`,
      lost: t`There was an excess unit, too few units attacked, or Alfonso moved with them.`,
      hints: [
        t`${p('toledo')} can hold 4 units.`,
        t`The attack bonus adds 1.`,
        t`Move 1 infantry from ${p('segovia')} to ${p('toledo')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'six-without-him': {
      label: t`Without Alfonso: of 7 units, 6 stay and the seventh moves on.`,
      because: t`Without a leader only 5 units may attack in ${p('toledo')}, so 6 cannot be held there.`,
    },
    'he-goes-on': {
      label: t`Alfonso moves on instead.`,
      because: t`His attack bonus would then no longer apply in ${p('toledo')}.`,
    },
  },
};
