import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'past-a-castle-at-toledo'> = {
  title: 'Past a castle it is easier',
  about: t`Now ${n('seville')} has a castle in ${p('toledo')}, and two infantry. One would think that walls stop more. They stop fewer: beside a castle each unit stops one only, the castle too.`,
  steps: [
    t`Three infantry come from ${p('segovia')}. That is as many as must stay.`,
    t`A fourth comes from ${p('avila')}.`,
    t`It goes on to ${p('cordoba')}, and three stay.`,
  ],
  after: t`A castle and two infantry stop three (${r('5.3-castle')}). Without walls three units would have stopped six: those who defend a castle keep close to it.`,
  tasks: {
    'a-second-follows': {
      ask: t`One more infantry is in ${p('avila')}. Bring it through to ${p('sierra-morena')}.`,
      done: t`Three are held, and everybody else passes.`,
      lost: t`The turn is over.`,
      hints: [
        t`How many are held in ${p('toledo')} already?`,
        t`It has two provinces.`,
        t`From ${p('avila')} to ${p('toledo')}, and on to ${p('sierra-morena')}.`,
      ],
    },
    'both-from-avila': {
      ask: t`Three are in ${p('toledo')}. Bring both infantry from ${p('avila')} through to ${p('cordoba')}, together.`,
      done: t`Five came, three stay, two pass.`,
      lost: t`The turn is over.`,
      hints: [
        t`As many may go on as come beyond three.`,
        t`Let both enter first.`,
        t`Both to ${p('toledo')}, and both on to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'one-of-three': {
      label: t`One of the first three goes on.`,
      because: t`Two would stay, and the enemy has three units.`,
    },
    'two-of-four': {
      label: t`Two of the four go on.`,
      because: t`Three must stay, one for each enemy unit.`,
    },
  },
};
