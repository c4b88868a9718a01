import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'castle'> = {
  title: 'The castle',
  learn: t`A castle has 3 dice and 3 lives: learn what it is worth, and how it falls.`,
  about: t`A castle never moves, but it rolls 3 dice a round and falls only at the third hit. Each hit takes 1 die from it until the battle is over. A castle that survives the battle recovers all its lives.`,
  steps: {
    'not-that-one': {
      ask: t`You are ${n('castile')}, with 3 infantry in ${p('cordoba')}. The enemy, ${n('seville')}, holds ${p('la-mancha')} with 2 infantry and ${p('sierra-morena')} with a castle alone. Attack with all 3 where you are likelier to win, and end movement.`,
      done: t`The 2 infantry roll 2 dice, and 2 hits on 7 or higher destroy them. The castle looks weaker and is stronger: it has 3 dice, and falls to 3 hits on 8 or higher.`,
      lost: t`Your movement is over, and not all 3 infantry are in ${p('la-mancha')}.`,
      hints: [
        t`Compare the 2 marked provinces. Which of them rolls fewer dice against you?`,
        t`Move all 3 infantry to ${p('la-mancha')}, which the enemy infantry holds, and end movement.`,
      ],
      poor: {
        'at-the-castle': t`The castle is 1 counter, but it rolls 3 dice against you, and you need 3 hits on 8 or higher.`,
        'one-at-the-castle': t`One infantry unit can hardly hit a castle 3 times, and it is missing in ${p('la-mancha')}.`,
        'two-at-the-castle': t`Two infantry are too few against a castle, and 1 is too few against 2 infantry.`,
        'one-stays': t`This is the right province, but 2 infantry attack 2 while the third stays behind.`,
      },
      wrongs: {
        'past-them': {
          label: t`From ${p('la-mancha')}, move 1 infantry on to ${p('denia')}.`,
          because: t`The 2 infantry of ${n('seville')} there stop your 3.`,
        },
      },
    },
    'now-or-never': {
      ask: t`Now you have better units: 3 of your knights attack a castle of ${n('seville')} in ${p('toledo')}. Each of their dice hits it on 6 or higher. Destroy the castle.`,
      done: t`The third hit turns the castle into a ruin, which is not a unit of any nation.`,
      lost: t`The battle is over, and you do not control ${p('toledo')}.`,
      hints: [
        t`After each round, check how many hits the castle in ${p('toledo')} has taken.`,
        t`Fight, and fight on after the first round: the castle has 1 life and 1 die left.`,
      ],
      poor: {
        'all-go': t`One more hit would have destroyed the castle. Now the battle is over, and it has recovered all its lives.`,
      },
      wrongs: {
        'no-fight': {
          label: t`Stay in the province without fighting, and end the phase.`,
          because: t`Units in a province with enemy units, even a castle, fight at least 1 round.`,
        },
      },
    },
  },
  after: t`A castle has 3 dice and 3 lives, rolls 1 fewer die for each hit, and recovers its lives after the battle (${r('6.2')}, ${r('6.2b')}). Castles cannot retreat (${r('6.6')}).`,
};
