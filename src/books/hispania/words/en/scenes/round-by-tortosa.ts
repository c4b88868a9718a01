import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'round-by-tortosa'> = {
  title: 'The way round by Tortosa',
  about: t`${n('aragon')} again, before its movement: 1 infantry in ${p('barcelona')}, 1 in ${p('tortosa')}. The Ebro lies between ${p('barcelona')} and both other provinces. Only the last border crossed before the battle counts: look for one without a river.`,
  steps: [
    t`The infantry in ${p('barcelona')} crosses the Ebro to ${p('tortosa')}, where there is no enemy unit.`,
    t`Both move on to ${p('zaragoza')}, over a border without a river.`,
    t`${n('aragon')} ends its movement.`,
    t`In the battle, ${n('zaragoza')} needs 7 against both units.`,
  ],
  after: t`A river crossed earlier does not count: only the last border does (${r('6.4')}). Infantry may enter 2 provinces, so the way round costs nothing.`,
  tasks: {
    'dry-feet': {
      ask: t`Attack ${p('zaragoza')} with both units so that no river helps the defender.`,
      done: t`Both entered from ${p('tortosa')}, so neither is a separate target and there is no bonus.`,
      lost: t`A unit crossed the Ebro directly into ${p('zaragoza')}, or did not attack.`,
      hints: [
        t`Look at the borders of ${p('zaragoza')}: which of them is not on the Ebro?`,
        t`Infantry may enter 2 provinces. ${p('tortosa')} is adjacent to ${p('barcelona')} and ${p('zaragoza')}.`,
        t`Move from ${p('barcelona')} to ${p('tortosa')}, then both to ${p('zaragoza')}; end movement; fight.`,
      ],
    },
    'the-short-way': {
      ask: t`Now try the direct way: move the unit from ${p('barcelona')} straight over the Ebro, begin the battle, and see what the river costs.`,
      done: t`${n('zaragoza')} hits the unit that crossed the river on 5 instead of 7.`,
      lost: t`${n('aragon')}’s turn is over.`,
      hints: [
        t`${p('barcelona')} and ${p('zaragoza')} are adjacent.`,
        t`Move both units in, each from its own province, and begin the battle.`,
        t`Move from ${p('barcelona')} to ${p('zaragoza')} and from ${p('tortosa')} to ${p('zaragoza')}, end movement, fight.`,
      ],
    },
  },
  wrongs: {
    'over-the-corner-to-cuenca': {
      label: t`Move from ${p('tortosa')} to ${p('cuenca')} first, to attack from the other side.`,
      because: t`Four provinces meet there in a corner. ${p('tortosa')} and ${p('cuenca')} share no border.`,
    },
    'a-third-province': {
      label: t`Move the unit from ${p('barcelona')} on from ${p('zaragoza')}.`,
      because: t`It has entered 2 provinces, and infantry cannot enter a third.`,
    },
    'past-the-garrison': {
      label: t`Move the unit from ${p('tortosa')} on: it may enter another province.`,
      because: t`The enemy units in ${p('zaragoza')} stop it. The 2 defenders hold 4 units, and only others may pass through.`,
    },
  },
};
