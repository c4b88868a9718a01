import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'nation-sheet'> = {
  title: 'Read a nation sheet',
  learn: t`Three questions to ask of any nation: when it plays, where it scores, whom it hunts.`,
  about: t`Every nation has a sheet, open to all players, which says what makes it different from the others. Keep that of the ${n('cantabrians')} beside you while you answer: it is linked below the board.`,
  steps: {
    when: {
      ask: t`Nations come and go: the bar on top of a sheet shows the turns on which this one plays. When do the ${n('cantabrians')}?`,
      done: t`From the first turn to the end of turn 8. After that they are ${n('visigoths')}, and nothing that they keep for later is of use to them.`,
      hints: [
        t`On the sheet look at the bar of turns, under the name.`,
        t`It begins with turn 1 and ends with turn 8, when they merge into the ${n('visigoths')}.`,
      ],
      options: {
        'one-to-eight': t`From turn 1 to the end of turn 8.`,
        'one-to-five': t`From turn 1 to the end of turn 5.`,
        'six-to-twelve': t`From turn 6 to the end of turn 12.`,
        'to-the-end': t`From turn 1 to the end of the game.`,
      },
      wrong: t`The bar on the sheet begins and ends elsewhere.`,
    },
    where: {
      ask: t`At the end of certain turns a nation scores for provinces that it holds, and its sheet lists which: they are others on other turns. Find two that bring the ${n('cantabrians')} points at the end of turn 7.`,
      done: t`Only provinces on the list of that turn score, whatever else you hold. Whose they are now does not matter yet: you have until turn 7.`,
      hints: [
        t`On the sheet look for the points for provinces, and there for turn 7. All of them lie in the north.`,
        t`Choose ${p('cantabria')}, their home, and ${p('old-castile')} beside it.`,
      ],
      wrong: t`It is not on their list for turn 7.`,
    },
    whom: {
      ask: t`Some nations also score for enemies that they destroy in their own turn: the ${n('cantabrians')} have 3 points for each elite of ${n('rome')}. It is turn 4, and one elite stands in ${p('old-castile')}: send three units or more against it, then end the movement.`,
      done: t`Turn 4 scores no provinces, but prey scores whenever it falls. An elite is a hard soldier: three against one is not too many.`,
      lost: t`Your movement is over, and fewer than three attack the elite.`,
      hints: [
        t`Two enemies stand within reach. For which of them does your sheet promise points?`,
        t`Move both infantry from ${p('cantabria')} and one from ${p('tierra-de-campos')} to ${p('old-castile')}, then end the movement.`,
      ],
      poor: {
        stays: t`The elite stands next door, and nobody has moved.`,
        basques: t`Your sheet has nothing for infantry of the ${n('basques')}: a battle for no points.`,
        'one-alone': t`One infantry alone has more to fear than to hope for.`,
        two: t`Two may do it. But two more could have come from ${p('tierra-de-campos')}.`,
      },
      wrongs: {
        segovia: {
          label: t`Go from ${p('cantabria')} to the ${n('iberians')} in ${p('segovia')}.`,
          because: t`And the ${n('iberians')} are no prey of yours.`,
        },
      },
    },
  },
  after: t`When, where, whom: with these three you can play a nation that you have never seen. Provinces score at the end of a turn (${r('8-turn-end')}), prey in your own turn and in attack (${r('8-kills')}); the rest of the sheet says who comes to help, and what becomes of it.`,
};
