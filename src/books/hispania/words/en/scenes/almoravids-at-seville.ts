import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'almoravids-at-seville'> = {
  title: 'Five points for one castle',
  about: t`Turn 18, and the ${n('almoravids')} have arrived from ${p('africa')}. Four elites attack the castle of ${p('seville')}, with religious zeal. See how many points they score when they rebuild the castle as their own.`,
  steps: [
    t`With zeal the elites hit the castle on 7. Three hits make it a ruin, and its last dice destroy 1 elite.`,
    t`They give up 1 elite and rebuild the castle as their own: 2 points for the castle, and 3 for the income of ${p('seville')}.`,
  ],
  after: t`2 + 3 = 5 points, scored at once and not at the end of the turn (${r('11-almoravids-castles')}). Destroying the old castle scored nothing; rebuilding it did.`,
  tasks: {
    'nine-points': {
      ask: t`The castle of ${p('seville')} has become a ruin. Score 9 points before the turn is over, with a castle in ${p('seville')} and another elsewhere.`,
      done: t`5 points for ${p('seville')}, and 2 + 2 for ${p('badajoz')}. It does not matter which nation destroyed that castle.`,
      lost: t`The turn is over, or a castle has only moved from one province to the other.`,
      hints: [
        t`${p('seville')} scores 5 points. Where can you score 4 more?`,
        t`${p('badajoz')} has a ruin and an income of 2. You have 1 elite there to give up.`,
        t`Rebuild the castles of ${p('seville')} and ${p('badajoz')}, both with a counter from the supply.`,
      ],
    },
    'before-the-battle': {
      ask: t`From the start: score 4 points before any die is rolled.`,
      done: t`You may rebuild at any moment of your turn while no battle is being fought. The castle now holds ${p('badajoz')} alone.`,
      lost: t`The battle has begun. Start again.`,
      hints: [
        t`A ruin in a province that you control needs no battle.`,
        t`Even the last unit of a province may be given up for a castle.`,
        t`Rebuild the castle of ${p('badajoz')}.`,
      ],
    },
  },
  wrongs: {
    'while-it-stands': {
      label: t`Make the castle of ${p('seville')} your own before the battle.`,
      because: t`The castle has not been destroyed. Only a ruin can be rebuilt, and you must take the province first.`,
    },
    'once-more': {
      label: t`Give up another elite in ${p('seville')}, for 5 more points.`,
      because: t`The ruin is gone: you have already rebuilt the castle there.`,
    },
  },
};
