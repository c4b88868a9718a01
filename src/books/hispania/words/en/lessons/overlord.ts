import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'overlord'> = {
  title: 'Become an overlord',
  learn: t`Make a nation submit to you, and score its provinces as well.`,
  about: t`Some nations with few provinces left submit when certain others attack them. They become subjects of the attacker, their overlord. They submit after a round of battle that both sides survive. Then the battle ends, and the overlord’s units withdraw.`,
  steps: {
    bow: {
      ask: t`You are the ${n('visigoths')}. The ${n('basques')} control 3 provinces, so few that they must submit to you. Attack them where both sides are likely to survive a round, and fight it.`,
      done: t`Both sides have survived the round, so the ${n('basques')} submit and the battle is over. Your units must withdraw from the ${p('basque-country')}.`,
      lost: t`One side did not survive the round, so the ${n('basques')} could not submit. That can happen with a good plan: try again.`,
      hints: [
        t`The ${n('basques')} have 2 units in one of the marked provinces and 1 in the other. Where are they likelier to survive a round?`,
        t`Move 1 infantry from ${p('calatayud')} and 1 from ${p('old-castile')} to the ${p('basque-country')}, end movement, and fight.`,
      ],
      poor: {
        stays: t`A nation submits only if it is attacked.`,
        pamplona: t`Against so many, the single unit is usually destroyed in the first round, and then the ${n('basques')} cannot submit. You gain 1 province where 3 could score.`,
        alone: t`One unit against 2 is likely to be destroyed in the first round, and then the ${n('basques')} cannot submit.`,
      },
      wrongs: {
        'no-fight': {
          label: t`End the phase without a fight.`,
          because: t`They submit after a round of battle, not before.`,
        },
      },
    },
    'whose-count': {
      ask: t`The ${n('basques')} are your subjects now. Provinces score at the end of turn 10, and you score your own provinces and those of your subjects. Choose the 3 that you score without a unit of your own.`,
      done: t`They score twice: for you in full, and for the ${n('basques')}, who keep half of their points. None of your units needs to stay there, and none may.`,
      hints: [
        t`Look for the letters of the ${n('basques')}, your subjects, on the counters.`,
        t`Choose the ${p('basque-country')}, ${p('pamplona')} and the ${p('western-pyrenees')}.`,
      ],
      wrong: t`Choose a province that your subjects control. Your own provinces, empty ones and those of other nations are wrong here.`,
    },
  },
  after: t`The sheets say which nations submit to which, and with how many provinces; some must, others may (${r('9.6-submission')}). An overlord scores the provinces of its subjects, and the two cannot attack each other.`,
};
