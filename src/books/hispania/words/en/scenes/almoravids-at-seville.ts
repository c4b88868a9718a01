import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'almoravids-at-seville'> = {
  title: 'Five points for one castle',
  about: t`Turn 18, and the ${n('almoravids')} have come from ${p('africa')}. Four elites attack the castle of ${p('seville')}, with religious zeal. See what a castle is worth to them that falls and rises again as theirs.`,
  steps: [
    t`Zeal lets the elites hit the castle with 7. Three hits bring it down, and its last dice take an elite along.`,
    t`One elite is given up, and the castle is theirs: 2 points for it, and 3 for the income of ${p('seville')}.`,
  ],
  after: t`2 and 3 make 5, at once and not at the end of the turn (${r('11-almoravids-castles')}). That the old castle fell scored nothing; its rebuilding did.`,
  tasks: {
    'nine-points': {
      ask: t`The castle of ${p('seville')} has fallen. Score 9 points before the turn is over, with a castle in ${p('seville')} and another one.`,
      done: t`5 for ${p('seville')}, and 2 and 2 for ${p('badajoz')}. Who destroyed that castle does not matter.`,
      lost: t`The turn is over, or a castle has only been moved from one province to the other.`,
      hints: [
        t`5 points are here. Where would 4 more come from?`,
        t`A ruin lies in ${p('badajoz')}, where income is 2. There is one elite to give for it.`,
        t`Rebuild the castles of ${p('seville')} and ${p('badajoz')}, both with a counter from the supply.`,
      ],
    },
    'before-the-battle': {
      ask: t`From the start: score 4 points before a single die is rolled.`,
      done: t`Any moment of one's turn will do, as long as no battle is going on. The castle holds ${p('badajoz')} by itself now.`,
      lost: t`The battle has begun. Start again.`,
      hints: [
        t`For a ruin that lies with one's own units nobody has to fight.`,
        t`Even the last unit of a province may be given up for a castle.`,
        t`Rebuild the castle of ${p('badajoz')}.`,
      ],
    },
  },
  wrongs: {
    'while-it-stands': {
      label: t`Make the castle of ${p('seville')} your own before the battle.`,
      because: t`It still stands. Only a ruin can be rebuilt, and it has to be conquered first.`,
    },
    'once-more': {
      label: t`Give up another elite in ${p('seville')}, for 5 points more.`,
      because: t`The ruin is gone with the first one: a castle stands in its place.`,
    },
  },
};
