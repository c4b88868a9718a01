import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'better-of-two'> = {
  title: 'The sheet or the income',
  about: t`Barbarian Hispania, at the end of turn 3. Each province scores by the sheet of its nation or by its income, whichever is more. The ${n('basques')} hold the ${p('basque-country')}, and ${n('rome')} may go to ${p('granada')}.`,
  steps: [
    t`An elite of ${n('rome')} goes from ${p('cartagena')} to ${p('granada')}.`,
    t`Movement ends, and with it the turn. The provinces are scored.`,
  ],
  after: t`The ${n('basques')} have 2 points for the ${p('basque-country')}, by their sheet; its income is 1. ${n('rome')} has 3 for ${p('granada')}, whose income is 3; its sheet has 2 (${r('14.8-turn-end')}).`,
  tasks: {
    'la-mancha': {
      ask: t`Start again, and let ${n('rome')} hold ${p('la-mancha')} instead. What does it score?`,
      done: t`2, by its sheet: the income of ${p('la-mancha')} is less.`,
      lost: t`The turn is over, and ${p('la-mancha')} was not ${n('rome')}’s.`,
      hints: [
        t`${p('la-mancha')} is next to ${p('cartagena')}.`,
        t`The sheet has 2 points for it on turn 3.`,
        t`Move the elite to ${p('la-mancha')} and end movement.`,
      ],
    },
    cartagena: {
      ask: t`Stay in ${p('cartagena')}, which is worth 1 point by the sheet. What does it score?`,
      done: t`2, its income.`,
      lost: t`The turn is over, and ${p('cartagena')} was empty.`,
      hints: [t`${p('cartagena')} pays 2 gold.`, t`Nothing need move.`, t`End movement at once.`],
    },
  },
  wrongs: {
    'to-the-basque-country': {
      label: t`From ${p('cartagena')} to the ${p('basque-country')}.`,
      because: t`They are far apart.`,
    },
  },
};
