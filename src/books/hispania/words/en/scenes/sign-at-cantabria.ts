import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'sign-at-cantabria'> = {
  title: 'Two tens, rolled again',
  about: t`The last 2 infantry of the ${n('galicians')} are in ${p('cantabria')}, and 2 infantry of the ${n('visigoths')} attack to make them submit. Both dice show 10. That is too good: no unit would be left to submit. The players have agreed to use the Sign of God. You may play it for either side.`,
  steps: [
    t`The attackers roll two 10s, and the ${n('galicians')} miss. No unit is removed yet: first the players may have the round rolled again.`,
    t`Player A, with the ${n('galicians')}, plays the Sign of God. All 4 dice are rolled again, and only one of them hits.`,
    t`Player B, with the ${n('visigoths')}, could play another Sign of God but accepts the result: 1 infantry is destroyed, and the ${n('galicians')} submit.`,
    t`The ${n('visigoths')} therefore leave their new subject’s province and withdraw to ${p('leon')}.`,
  ],
  after: t`The earlier results are ignored. The targets stay the same; only the dice are rolled again (${r('10.2')}). With 2 provinces or fewer, the ${n('galicians')} must submit to the ${n('visigoths')} if they survive a round (${r('9.6-submission')}). Both sides wanted that.`,
  tasks: {
    'nobody-calls': {
      ask: t`The dice show two 10s. Accept the result for both players, and see what it does.`,
      done: t`The ${n('galicians')} are eliminated.`,
      lost: t`The round was rolled again. Go back to the two 10s.`,
      hints: [
        t`Both players are asked, and each decides separately.`,
        t`The Sign of God is optional.`,
        t`Pass for A, and for B.`,
      ],
    },
    'a-third-throw': {
      ask: t`A has played the Sign of God. Player B does not like the new result either: have the same round rolled a third time.`,
      done: t`Each player in the battle who still has a Sign of God may play it. Now both have played theirs.`,
      lost: t`The result was accepted. Go back to the second roll.`,
      hints: [
        t`Each player may play the Sign of God once per game.`,
        t`B, with the ${n('visigoths')}, has not played it yet.`,
        t`Play the Sign of God for B.`,
      ],
    },
  },
  wrongs: {
    'once-more': {
      label: t`A plays the Sign of God a second time.`,
      because: t`It may be played once per game, and A has already played it.`,
    },
    'by-a-bystander': {
      label: t`C, with the ${n('suebi')}, plays it for the ${n('galicians')}.`,
      because: t`Only a player with a nation in the battle may play it.`,
    },
    'before-the-dice': {
      label: t`Play it before the dice are rolled.`,
      because: t`There is no result yet that could be rolled again.`,
    },
  },
};
