import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'nation-sheet'> = {
  title: 'Read a nation sheet',
  learn: t`Ask 3 questions of any nation: when does it play, where does it score, and which enemy units does it score for?`,
  about: t`Each nation has a sheet, open to all players, which says how it differs from the others. Keep the sheet of the ${n('cantabrians')} open while you answer: it is linked below the board.`,
  steps: {
    when: {
      ask: t`The bar at the top of a sheet shows the turns on which its nation plays. When do the ${n('cantabrians')} play?`,
      done: t`They play from the first turn to the end of turn 8. Then they are replaced by the ${n('visigoths')}, and their saved gold is lost.`,
      hints: [
        t`On the sheet, look at the bar of turns under the name.`,
        t`It begins with turn 1 and ends with turn 8, when they are replaced by the ${n('visigoths')}.`,
      ],
      options: {
        'one-to-eight': t`From turn 1 to the end of turn 8.`,
        'one-to-five': t`From turn 1 to the end of turn 5.`,
        'six-to-twelve': t`From turn 6 to the end of turn 12.`,
        'to-the-end': t`From turn 1 to the end of the game.`,
      },
      wrong: t`The bar on the sheet shows other turns.`,
    },
    where: {
      ask: t`At the end of certain turns a nation scores for provinces that it controls. Its sheet lists them, and the list differs from turn to turn. Find 2 provinces for which the ${n('cantabrians')} score at the end of turn 7.`,
      done: t`Only provinces on the list of that turn score. Which nation controls them now does not matter yet: you have until turn 7.`,
      hints: [
        t`On the sheet, find the points for provinces, and there turn 7. All of them are in the north.`,
        t`Choose ${p('cantabria')}, their home, and ${p('old-castile')}, which is adjacent.`,
      ],
      wrong: t`It is not on their list for turn 7.`,
    },
    whom: {
      ask: t`Some nations also score for enemy units that they destroy in their own turn. The ${n('cantabrians')} score 3 points for each elite of ${n('rome')}. It is turn 4, and 1 elite is in ${p('old-castile')}: attack it with at least 3 units, then end movement.`,
      done: t`No provinces score on turn 4, but a destroyed unit scores on any turn. An elite is a strong unit: 3 units are not too many against it.`,
      lost: t`Your movement is over, and fewer than 3 units attack the elite.`,
      hints: [
        t`Two enemy units are within reach. For which of them does your sheet give points?`,
        t`Move both infantry units from ${p('cantabria')} and 1 from ${p('tierra-de-campos')} to ${p('old-castile')}, then end movement.`,
      ],
      poor: {
        stays: t`The elite is in an adjacent province, and no unit has moved.`,
        basques: t`Your sheet gives no points for infantry of the ${n('basques')}.`,
        'one-alone': t`One infantry unit has little chance against an elite.`,
        two: t`Two units may succeed. But 2 more could have moved there from ${p('tierra-de-campos')}.`,
      },
      wrongs: {
        segovia: {
          label: t`Move from ${p('cantabria')} to the ${n('iberians')} in ${p('segovia')}.`,
          because: t`You do not score for units of the ${n('iberians')} either.`,
        },
      },
    },
  },
  after: t`With these 3 questions you can play any nation. Provinces score at the end of a turn (${r('8-turn-end')}), destroyed units in your own turn, when you attack. The sheet also lists reinforcements and says how the nation ends.`,
};
