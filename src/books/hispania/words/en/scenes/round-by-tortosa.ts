import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'round-by-tortosa'> = {
  title: 'Or round by Tortosa',
  about: t`${n('aragon')} again, before it has moved: one infantry in ${p('barcelona')}, one in ${p('tortosa')}. The Ebro lies between ${p('barcelona')} and both other provinces. What counts is the last border before the battle; look for one without a river.`,
  steps: [
    t`The infantry in ${p('barcelona')} crosses the Ebro to ${p('tortosa')}: nobody is there to shoot.`,
    t`Both go on to ${p('zaragoza')}, over a border without a river.`,
    t`${n('aragon')} ends its movement.`,
    t`The battle: ${n('zaragoza')} needs 7 against either of them.`,
  ],
  after: t`A river that was crossed on the way does no harm; only the last step decides (${r('6.4')}). Two provinces are just what an infantry can march, so the way round costs nothing.`,
  tasks: {
    'dry-feet': {
      ask: t`Attack ${p('zaragoza')} with both infantry so that no river helps the defender.`,
      done: t`Both came in from ${p('tortosa')}: no target of its own, no bonus.`,
      lost: t`One of the two came straight over the Ebro, or stayed at home.`,
      hints: [
        t`Look at the borders of ${p('zaragoza')}: where does the Ebro not run?`,
        t`An infantry may enter two provinces. ${p('tortosa')} touches ${p('barcelona')} and ${p('zaragoza')}.`,
        t`${p('barcelona')} to ${p('tortosa')}, then both to ${p('zaragoza')}; end movement; fight.`,
      ],
    },
    'the-short-way': {
      ask: t`Now try it the other way: send the unit from ${p('barcelona')} straight over, begin the battle, and see the price.`,
      done: t`There is a target that ${n('zaragoza')} hits on 5. That is the river.`,
      lost: t`${n('aragon')}'s turn is over.`,
      hints: [
        t`${p('barcelona')} and ${p('zaragoza')} share a border.`,
        t`Bring both in, each from where it stands, and begin the battle.`,
        t`${p('barcelona')} to ${p('zaragoza')}, ${p('tortosa')} to ${p('zaragoza')}, end movement, fight.`,
      ],
    },
  },
  wrongs: {
    'over-the-corner-to-cuenca': {
      label: t`From ${p('tortosa')} to ${p('cuenca')} first, to come from behind.`,
      because: t`Four provinces meet there in one point. ${p('tortosa')} and ${p('cuenca')} share no border.`,
    },
    'a-third-province': {
      label: t`March on from ${p('zaragoza')} with the one from ${p('barcelona')}.`,
      because: t`It has entered two provinces, and infantry has no third.`,
    },
    'past-the-garrison': {
      label: t`March on with the one from ${p('tortosa')}: it has a province left.`,
      because: t`It has met another nation and stops. Two defenders would need four to be passed.`,
    },
  },
};
