import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'valencia-puts-to-sea'> = {
  title: 'To sea on twelve, ashore on thirteen',
  about: t`On turn 12 the ${n('umayyads')} rule the sea. A unit may put out from ${p('valencia')} and stay at sea; it does not come back in the same movement. On turn 13 it must land.`,
  steps: [
    t`An infantry puts to sea from ${p('valencia')}, an open anchor.`,
    t`Movement ends and it stays out there. Turn 13 begins, and supremacy is over.`,
    t`Abd ar-Rahman comes; he is placed in ${p('valencia')}.`,
    t`The infantry lands in ${p('cartagena')}, its first province.`,
    t`Movement ends, with nobody at sea.`,
  ],
  after: t`To put to sea counts as one province, and ends the movement (${r('5.6-supremacy')}). Without supremacy nobody stays at sea: who does not land is removed.`,
  tasks: {
    'from-la-mancha': {
      ask: t`Turn 12: bring the infantry from ${p('la-mancha')} to sea.`,
      done: t`${p('valencia')} is its first province, the sea its second.`,
      lost: t`Turn 13 has begun, and the sea is closed.`,
      hints: [
        t`The sea counts as one province.`,
        t`It is entered from an open anchor.`,
        t`From ${p('la-mancha')} to ${p('valencia')}, and on to the sea.`,
      ],
    },
    'land-and-march': {
      ask: t`Turn 13: bring the infantry from the sea to ${p('cordoba')}.`,
      done: t`The landing is one province, ${p('cordoba')} the second.`,
      lost: t`Movement is over.`,
      hints: [
        t`Where it lands is the first of two provinces.`,
        t`Which of the anchors is next to ${p('cordoba')}?`,
        t`Land in ${p('cartagena')}, and go on to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'back-to-land': {
      label: t`Land in ${p('denia')} in the same movement.`,
      because: t`Who goes to sea stays there until the next movement: no short cut along the coast.`,
    },
    'to-sea-again': {
      label: t`On turn 13 put to sea from ${p('valencia')}.`,
      because: t`Supremacy was for turn 12.`,
    },
    'land-at-castellon': {
      label: t`Land in ${p('castellon')}.`,
      because: t`There is a coast, but no open anchor.`,
    },
  },
};
