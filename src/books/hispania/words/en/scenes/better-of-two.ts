import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'better-of-two'> = {
  title: 'The sheet or the income',
  about: t`Barbarian Hispania, at the end of turn 3. Each province scores the value on its nation’s sheet or its income, whichever is higher. The ${n('basques')} control the ${p('basque-country')}, and ${n('rome')} may move to ${p('granada')}.`,
  steps: [
    t`One elite of ${n('rome')} moves from ${p('cartagena')} to ${p('granada')}.`,
    t`Movement ends, and with it the turn. The provinces are scored.`,
  ],
  after: t`The ${n('basques')} score 2 points for the ${p('basque-country')} by their sheet; its income is 1. ${n('rome')} scores 3 points for ${p('granada')}, its income; the sheet gives 2 (${r('14.8-turn-end')}).`,
  tasks: {
    'la-mancha': {
      ask: t`Start again, and let ${n('rome')} control ${p('la-mancha')} instead. What does it score?`,
      done: t`2 points, by the sheet: the income of ${p('la-mancha')} is lower.`,
      lost: t`The turn is over, and ${n('rome')} did not control ${p('la-mancha')}.`,
      hints: [
        t`${p('la-mancha')} is adjacent to ${p('cartagena')}.`,
        t`The sheet gives 2 points for it on turn 3.`,
        t`Move the elite to ${p('la-mancha')} and end movement.`,
      ],
    },
    cartagena: {
      ask: t`Stay in ${p('cartagena')}, which scores 1 point by the sheet. What does it score here?`,
      done: t`2 points, its income.`,
      lost: t`The turn is over, and ${p('cartagena')} was empty.`,
      hints: [t`The income of ${p('cartagena')} is 2 gold.`, t`No unit need move.`, t`End movement at once.`],
    },
  },
  wrongs: {
    'to-the-basque-country': {
      label: t`Move from ${p('cartagena')} to the ${p('basque-country')}.`,
      because: t`These provinces are far apart.`,
    },
  },
};
