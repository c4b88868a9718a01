import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'groups-for-points'> = {
  title: 'Four groups, four sheets',
  about: t`The four groups of the standard game go by sealed bids. Each player writes down what the groups of ${n('carthage')}, the ${n('umayyads')}, the ${n('visigoths')} and ${n('rome')} are worth to him; then they come up in an order that is drawn. The book gives no numbers here: bids and draws are ours.`,
  steps: [
    t`Player 1 writes 10 for ${n('rome')}, 3 for the ${n('visigoths')}, 2 for the ${n('umayyads')}.`,
    t`Player 2 writes 8 for ${n('rome')}, 6 for the ${n('visigoths')}, 4 for the ${n('umayyads')}.`,
    t`Player 3 writes 10 for ${n('rome')}, 4 for the ${n('visigoths')}, 5 for the ${n('umayyads')}.`,
    t`Player 4 wants to pay for nothing. The group of ${n('rome')} is drawn first, and players 1 and 3 are equal.`,
    t`The two bid on in the open: player 1 raises to 11.`,
    t`Player 3 passes. Then the ${n('visigoths')} come up, ${n('carthage')}, the ${n('umayyads')}.`,
  ],
  after: t`Player 1 has the group of ${n('rome')} for 11, player 2 that of the ${n('visigoths')} for 6, player 3 that of the ${n('umayyads')} for 5. Nobody bid for ${n('carthage')}: its group was set aside, and is player 4’s for nothing (${r('10.1')}). What was bid is taken off at the end (${r('15')}).`,
  tasks: {
    'the-third-raises': {
      ask: t`Players 1 and 3 are equal at 10. Let player 3 have the group of ${n('rome')}.`,
      done: t`Whoever bids last in the open has it.`,
      lost: t`The group of ${n('rome')} has gone another way.`,
      hints: [
        t`Player 1 is asked first.`,
        t`If both pass, lots are drawn. One must raise.`,
        t`Pass for player 1, bid 10½ for player 3, and pass for player 1.`,
      ],
    },
    'the-fourth-wants-rome': {
      ask: t`Write the last sheet otherwise: player 4 shall have the group of ${n('rome')}, for 12.`,
      done: t`12 is the highest, whenever ${n('rome')} comes up. It costs player 4 just that.`,
      lost: t`The group of ${n('rome')} has gone another way.`,
      hints: [
        t`The others have written at most 10 for ${n('rome')}.`,
        t`Bid nothing for the other groups, so that none of them comes before it.`,
        t`Write 12 for ${n('rome')} and 0 for the others.`,
      ],
    },
  },
  wrongs: {
    'a-second-sheet': {
      label: t`Player 1 writes a second sheet, with 15 for ${n('rome')}.`,
      because: t`What is written is written; it is shown when the group comes up.`,
    },
    'the-same-again': {
      label: t`Player 1 says 10 once more.`,
      because: t`Both have bid 10 already. It takes more.`,
    },
    'the-second-joins-in': {
      label: t`Player 2 offers 12 for ${n('rome')}.`,
      because: t`He wrote 8. Only those who were equal bid on.`,
    },
  },
};
