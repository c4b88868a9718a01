import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'leon-feeds-eight'> = {
  title: 'Four provinces feed eight',
  about: t`${n('leon')} holds four provinces, with nine units and a castle. At the end of its turn two units for each province may live, and the castle does not count. It is one too many.`,
  steps: [
    t`${n('leon')} lets everybody stay where they are and ends its movement.`,
    t`Nine where eight may be: it gives up an infantry in ${p('porto')}, where three stand.`,
  ],
  after: t`Two units for each province, castles aside (${r('7')}). The check comes after all battles, so that units which would starve may as well attack.`,
  tasks: {
    'attack-with-them': {
      ask: t`From the start: attack ${p('salamanca')}, and end the turn without giving anybody up.`,
      done: t`A fifth province feeds two more. And had it gone badly, nobody would have been left to starve.`,
      lost: t`Somebody had to be given up, or the attack has failed.`,
      hints: [
        t`One infantry of ${n('badajoz')} stands in ${p('salamanca')}.`,
        t`${p('duero')} can spare two, over the river; a knight is good at this.`,
        t`An infantry and the knight from ${p('duero')} to ${p('salamanca')}; end movement, and fight.`,
      ],
    },
    'a-castle-is-enough': {
      ask: t`Without a battle now: end the turn with ${p('tierra-de-campos')} and all you have, and nobody lost.`,
      done: t`The castle alone holds ${p('leon')}, and the province feeds two all the same.`,
      lost: t`Somebody was given up, or there was a battle.`,
      hints: [
        t`Which unit can leave its province without losing it?`,
        t`A castle holds a province by itself.`,
        t`Move the infantry from ${p('leon')} to ${p('tierra-de-campos')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'all-nine': {
      label: t`Keep all nine and end the turn.`,
      because: t`The surplus goes at once; nothing goes on before.`,
    },
    'two-go': {
      label: t`Give up two, for the next time.`,
      because: t`Only what is too many goes.`,
    },
    'the-castle': {
      label: t`Give up the castle.`,
      because: t`It does not eat, so it does not help.`,
    },
  },
};
