import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'straits-and-sea'> = {
  title: 'Over the water',
  learn: t`Cross to the islands, and come ashore from the sea.`,
  about: t`Arrows on the map lead over straits, from ${p('valencia')} to ${p('majorca')}, on to ${p('ibiza')} and from there to ${p('denia')}. Such a crossing takes a unit’s whole movement: it must not have moved before, and stops on the other side.`,
  steps: {
    islands: {
      ask: t`You are ${n('valencia')}, and the islands of ${p('majorca')} and ${p('ibiza')} are empty. Points are counted at the end of this turn: hold both, and still ${p('valencia')}, ${p('denia')} and ${p('la-mancha')}.`,
      done: t`Those on the coast crossed, and others from inland took their places. In ${p('valencia')} the castle holds the province alone.`,
      lost: t`Your turn is over, and you do not hold all five.`,
      hints: [
        t`Who stands where an arrow begins? And who can come after them?`,
        t`Send the infantry of ${p('valencia')} to ${p('majorca')} and that of ${p('denia')} to ${p('ibiza')}, then one from ${p('la-mancha')} to ${p('denia')}; and end the movement.`,
      ],
      poor: {
        stays: t`Nobody has moved, and both islands stay empty.`,
        'majorca-alone': t`One island of two. ${p('ibiza')} can be reached from ${p('denia')}, and somebody from ${p('la-mancha')} could have followed.`,
        'denia-empty': t`Both islands are yours, but nobody is left in ${p('denia')}. It counts more than ${p('ibiza')}.`,
      },
      wrongs: {
        'walk-and-cross': {
          label: t`Walk from ${p('la-mancha')} to ${p('denia')}, and cross from there.`,
          because: t`Who crosses must have begun the movement on the shore. This infantry can cross on your next turn.`,
        },
        'island-to-island': {
          label: t`Cross to ${p('majorca')}, and go on to ${p('ibiza')}.`,
          because: t`On its next turn it may go on to ${p('ibiza')}.`,
        },
      },
    },
    land: {
      ask: t`Who comes by sea lands where the map shows an anchor that is not crossed out, and that province counts as the first of the move. You are ${n('rome')}, with three elites at sea, who may enter three provinces each: be in ${p('granada')} and ${p('cordoba')} when the movement ends, and leave nobody at sea.`,
      done: t`Neither of the two can be landed in, but from a shore with an anchor both are next door.`,
      lost: t`Your movement is over, and one of the two is not yours, or somebody was lost.`,
      hints: [
        t`Which coasts with an anchor touch ${p('granada')} and ${p('cordoba')}?`,
        t`Land all three in ${p('cartagena')}; from there one steps to ${p('granada')} and one to ${p('cordoba')}. Then end the movement.`,
      ],
      poor: {
        'stay-at-sea': t`Nobody landed, and whoever is at sea when the movement ends is lost.`,
        'one-at-sea': t`One was left on the ships, and is lost. Only a nation that rules the sea may wait there.`,
      },
      wrongs: {
        'no-anchor': {
          label: t`Land in ${p('granada')} itself.`,
          because: t`It lies at the sea, but has no anchor to land at.`,
        },
        'back-on-board': {
          label: t`Land in ${p('cartagena')}, then go on board again.`,
          because: t`The way leads from the sea to the land and not back, except for two nations, on certain turns.`,
        },
      },
    },
  },
  after: t`A strait is a whole movement (${r('5.5')}); a landing is the first province of one, and leads to an anchor (${r('5.6')}, ${r('3.2-sea')}). Units from Africa cross to ${p('cadiz')} or ${p('gibraltar')} and may march on (${r('3.2-africa')}).`,
};
