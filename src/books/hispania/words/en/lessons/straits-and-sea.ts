import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'straits-and-sea'> = {
  title: 'Straits and landings',
  learn: t`Cross to the islands, and land from the sea.`,
  about: t`Arrows on the map show straits: from ${p('valencia')} to ${p('majorca')}, from there to ${p('ibiza')}, and from there to ${p('denia')}. Crossing a strait takes the whole movement of a unit: it cannot have moved before, and it stops on the other side.`,
  steps: {
    islands: {
      ask: t`You are ${n('valencia')}, and the islands of ${p('majorca')} and ${p('ibiza')} are empty. Provinces score at the end of this turn: take both islands, and keep ${p('valencia')}, ${p('denia')} and ${p('la-mancha')}.`,
      done: t`Units on the coast crossed, and a unit from inland replaced one of them. In ${p('valencia')} the castle holds the province alone.`,
      lost: t`Your turn is over, and you do not control all 5 provinces.`,
      hints: [
        t`Which units are in provinces where an arrow begins? And which can replace them?`,
        t`Move the infantry of ${p('valencia')} to ${p('majorca')} and that of ${p('denia')} to ${p('ibiza')}, then 1 from ${p('la-mancha')} to ${p('denia')}. End movement.`,
      ],
      poor: {
        stays: t`No unit has moved, and both islands are still empty.`,
        'majorca-alone': t`You have taken 1 of the 2 islands. ${p('ibiza')} can be reached from ${p('denia')}, where a unit from ${p('la-mancha')} could have replaced yours.`,
        'denia-empty': t`You control both islands, but ${p('denia')} is empty. It scores more than ${p('ibiza')}.`,
      },
      wrongs: {
        'walk-and-cross': {
          label: t`Move from ${p('la-mancha')} to ${p('denia')}, and cross from there.`,
          because: t`A unit can cross only if it began the movement on the coast. This infantry can cross on your next turn.`,
        },
        'island-to-island': {
          label: t`Cross to ${p('majorca')}, and move on to ${p('ibiza')}.`,
          because: t`It may move on to ${p('ibiza')} on its next turn.`,
        },
      },
    },
    land: {
      ask: t`Units at sea land where the map shows an anchor that is not crossed out, and that province is the first of their movement. You are ${n('rome')}, with 3 elites at sea, which may enter 3 provinces each. Control ${p('granada')} and ${p('cordoba')} at the end of the movement, and leave no unit at sea.`,
      done: t`Units cannot land in either province, but both are adjacent to a coast with an anchor.`,
      lost: t`Your movement is over. You do not control both provinces, or you have lost a unit.`,
      hints: [
        t`Which coasts with an anchor are adjacent to ${p('granada')} and ${p('cordoba')}?`,
        t`Land all 3 elites in ${p('cartagena')}. From there, move 1 to ${p('granada')} and 1 to ${p('cordoba')}. Then end movement.`,
      ],
      poor: {
        'stay-at-sea': t`No unit has landed, and units at sea at the end of the movement are lost.`,
        'one-at-sea': t`One unit stayed at sea and is lost. Only a nation with naval supremacy may stay there.`,
      },
      wrongs: {
        'no-anchor': {
          label: t`Land in ${p('granada')} itself.`,
          because: t`It is on the coast, but has no anchor.`,
        },
        'back-on-board': {
          label: t`Land in ${p('cartagena')}, then put to sea again.`,
          because: t`Units move from the sea to land, not back. Only 2 nations may put to sea, on certain turns.`,
        },
      },
    },
  },
  after: t`Crossing a strait takes a whole movement (${r('5.5')}). Units land at an anchor, in the first province of their movement (${r('5.6')}, ${r('3.2-sea')}). Units from Africa cross to ${p('cadiz')} or ${p('gibraltar')} and may move on.`,
};
