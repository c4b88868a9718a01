import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'past-three-at-toledo'> = {
  title: 'Past three, if there is room',
  about: t`Three infantry of ${n('seville')} in ${p('toledo')} stop six. But ${p('toledo')} holds four, and five in an attack: the six would not find room. With a leader there they do. Watch Alfonso VI make the difference.`,
  steps: [
    t`Two infantry come from ${p('la-mancha')}.`,
    t`Two from ${p('avila')}.`,
    t`Three from ${p('segovia')}: seven, one more than the enemies stop. And yet nobody may go on.`,
    t`Alfonso VI joins them. Beside a leader two over the limit may attack: six.`,
    t`Now six can stay, and one infantry goes on to ${p('cordoba')}.`,
    t`Movement ends, and the check has nothing to say.`,
  ],
  after: t`Those who hold a passage must have room to attack (${r('5.3')}, ${r('4.4')}). Six at ${p('toledo')} need a leader, an invasion, or a rule that takes the limit away.`,
  tasks: {
    'toledo-falls': {
      ask: t`Six against three, and a leader: take ${p('toledo')}.`,
      done: t`The passage is a battle after all.`,
      lost: t`${n('seville')} still stands in ${p('toledo')}, or somebody has gone.`,
      hints: [
        t`Only ${p('toledo')} is left to fight for.`,
        t`If the first round is not enough, fight on.`,
        t`Fight in ${p('toledo')}, and stay until it is yours.`,
      ],
    },
    'without-the-king': {
      ask: t`Four are in ${p('toledo')}. Leave Alfonso in ${p('segovia')} and attack with as many as may without him.`,
      done: t`Five: four for the city and one for the attack. None of them could pass.`,
      lost: t`Somebody was too many, or he has gone along.`,
      hints: [
        t`${p('toledo')} holds four.`,
        t`An attack adds one.`,
        t`Move one infantry from ${p('segovia')} to ${p('toledo')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'six-without-him': {
      label: t`Seven are there, six stay: let the seventh go on, without Alfonso.`,
      because: t`Without a leader only five may attack in ${p('toledo')}, so that six cannot stay to hold the passage.`,
    },
    'he-goes-on': {
      label: t`Alfonso goes on instead.`,
      because: t`Then he would be missing in ${p('toledo')}, and the room he makes with him.`,
    },
  },
};
