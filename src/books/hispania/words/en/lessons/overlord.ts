import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'overlord'> = {
  title: 'Overlord of others',
  learn: t`Make a small nation bow, and have its provinces count for you as well.`,
  about: t`Some small nations, with few provinces left, submit when a great one attacks them: they become its subjects, and the great one is their overlord. It comes to that after a round of battle that both have outlived; then the battle ends, and the overlord goes away again.`,
  steps: {
    bow: {
      ask: t`You are the ${n('visigoths')}, and the ${n('basques')} have three provinces, so few that they must submit to you. Attack them where a round will hardly be the end of either side, and fight it.`,
      done: t`Both are still there after the round, so the ${n('basques')} bow, and the battle is over. Your units will have to leave the ${p('basque-country')}.`,
      lost: t`One side has not outlived the round, so nobody could submit. Dice can fall so even in a good plan: try again.`,
      hints: [
        t`Two ${n('basques')} stand in one of the marked provinces, a single one in the other. Who outlives a round more often?`,
        t`Send one infantry from ${p('calatayud')} and one from ${p('old-castile')} to the ${p('basque-country')}, end the movement, and fight.`,
      ],
      poor: {
        stays: t`Nobody bows to an army that stays at home.`,
        pamplona: t`So many against one: as a rule he falls in the first round, and whoever is gone cannot submit. One province is won, where three could count.`,
        alone: t`One alone against two is likely to fall in the first round; then there is nobody to submit to.`,
      },
      wrongs: {
        'no-fight': {
          label: t`Only threaten them, and end the phase without a fight.`,
          because: t`They bow after a round of battle, and not before.`,
        },
      },
    },
    'whose-count': {
      ask: t`Now they are your subjects. Turn 10 is counted at its end, and each province counts for you that is yours or your subjects’: choose the three that count for you without a single one of your units.`,
      done: t`They count twice, in fact: for you in full, and for the ${n('basques')}, who keep half of their points. None of your units has to stay there, and none may.`,
      hints: [
        t`Look for the letters of the ${n('basques')}, your subjects, on the counters.`,
        t`Choose the ${p('basque-country')}, ${p('pamplona')} and the ${p('western-pyrenees')}.`,
      ],
      wrong: t`You want a province of your subjects: not your own, not an empty one, and nobody else’s.`,
    },
  },
  after: t`Who bows to whom, and with how many provinces, stands on the sheets; some must, others may (${r('9.6-submission')}). An overlord counts the provinces of its subjects (${r('9.6-points')}), and the two no longer fight each other (${r('9.6')}).`,
};
