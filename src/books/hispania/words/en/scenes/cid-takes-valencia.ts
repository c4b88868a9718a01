import { t } from '../../../../../words/rich.ts';
import { p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-takes-valencia'> = {
  title: 'And now for himself',
  about: t`Everybody else has played, and El Cid has 18 points as a mercenary. Now it is his own turn. He has three knights; ${p('valencia')}, a capital, has a castle and three infantry. Win it, and have somebody left to hold it.`,
  steps: [
    t`He does not march. With his three knights he comes straight to ${p('valencia')}.`,
    t`The battle.`,
    t`All three knights aim at the infantry, and all three hit. Six dice answer and one of them hits: a knight is wounded.`,
    t`He stays, and three hits ruin the castle. Its last dice kill the wounded knight.`,
    t`Two knights are left. One is given up for a new castle, and the other holds it.`,
  ],
  after: t`A castle, a knight and El Cid end the turn in ${p('valencia')}, and it scores 5 at once, on top of the 18 (${r('11-el-cid-valencia')}). He has not been paid a coin; income begins on turn 18.`,
  tasks: {
    'saves-his-knights': {
      ask: t`The first round is over and a castle remains. Be careful: take both knights without a wound off the map.`,
      done: t`They can come again on turn 18. The wounded one cannot leave, and fights on.`,
      lost: t`They are in the second round, or have gone elsewhere than off the map.`,
      hints: [
        t`This is his own turn, and he has a way out that others lack.`,
        t`Some may leave and others stay; a wounded knight must stay.`,
        t`Retreat two knights off the map.`,
      ],
    },
    'comes-with-one': {
      ask: t`Start again, and keep as many off the map for turn 18 as you may.`,
      done: t`One has come, who will hardly live. The others come on 18, but by then the leader is about to leave.`,
      lost: t`Fewer than two knights are left off the map. Start again.`,
      hints: [
        t`How many come is for you to say.`,
        t`Somebody has to come on turn 17: one is enough.`,
        t`Bring one knight, and end the phase.`,
      ],
    },
  },
  wrongs: {
    'to-denia': {
      label: t`Come to ${p('denia')}, which nobody defends.`,
      because: t`From off the map he comes to ${p('valencia')} and nowhere else.`,
    },
    'stays-away': {
      label: t`Do not come at all, and keep the knights for turn 18.`,
      because: t`How many come is up to him, but somebody must: on turn 17 he attacks ${p('valencia')}.`,
    },
    'no-way-round': {
      label: t`Come, and do not fight.`,
      because: t`Where two nations meet, they fight.`,
    },
  },
};
