import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'el-cid-stays'> = {
  title: 'El Cid stays two turns',
  about: t`The leader El Cid comes on turn 17. By this example he stays two turns, so he still leads on 18, and is gone as his nation begins to play on 19. Use him while he is there.`,
  steps: [
    t`Turn 18: El Cid leads a knight and an infantry to ${p('castellon')}. The infantry of ${n('zaragoza')} there stops them.`,
    t`They end their movement.`,
    t`The battle.`,
    t`The only target is soon found, and El Cid's 2 make the dice easy. ${p('castellon')} is taken; turn 19 begins, and he has left.`,
  ],
  after: t`A leader goes at the start of his own nation's turn (${r('3.3')}): not before, so that others still have to fear him, and not after, so that he leads nobody any more.`,
  note: t`The book is of two minds. This example lets him leave on turn 19, the nation's own section twice on 18. We play 18, and 19 for whoever prefers it; this scene is played by the example.`,
  tasks: {
    'to-zaragoza-with-him': {
      ask: t`Start again, while he is there: take ${p('zaragoza')} this turn.`,
      done: t`Over the mountains of ${p('cuenca')} without a stop. That is what a leader is for.`,
      lost: t`Turn 19 has begun, and he is gone.`,
      hints: [
        t`${p('zaragoza')} is empty, and two provinces away.`,
        t`Mountains lie between, and mountains do not stop who goes with a leader.`,
        t`El Cid and an infantry to ${p('cuenca')}, and on to ${p('zaragoza')}.`,
      ],
    },
    'to-zaragoza-without-him': {
      ask: t`Turn 19, without him: take ${p('zaragoza')} all the same.`,
      done: t`By ${p('tortosa')} it is two plains, and needs no leader.`,
      lost: t`The turn is over.`,
      hints: [
        t`By ${p('cuenca')} an infantry would have to stop in the mountains.`,
        t`From ${p('castellon')} another province leads there.`,
        t`An infantry from ${p('castellon')} to ${p('tortosa')}, and on to ${p('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'he-leads-on': {
      label: t`Let him lead once more on turn 19.`,
      because: t`He left the map as the nation's turn began.`,
    },
    'past-castellon': {
      label: t`Ride past ${p('castellon')} to ${p('tortosa')} on turn 18.`,
      because: t`An enemy there stops two units, and a leader changes nothing about that.`,
    },
  },
};
