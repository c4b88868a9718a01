import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'four-at-a-point'> = {
  title: 'Four provinces at a point',
  about: t`${p('cuenca')}, ${p('zaragoza')}, ${p('tortosa')} and ${p('castellon')} meet in a point, and so do ${p('galicia')}, ${p('porto')}, ${p('duero')} and ${p('asturias')}. ${n('castile')} would like to cut the corner at both. Watch how it has to go.`,
  steps: [
    t`From ${p('cuenca')} an infantry goes to ${p('zaragoza')}.`,
    t`And on to ${p('tortosa')}: two provinces instead of none.`,
    t`In the north-west another goes from ${p('duero')} to ${p('porto')}.`,
    t`And from there to ${p('galicia')}.`,
  ],
  after: t`Who touches at a point is no neighbour (${r('5-corners')}). The way round leads through one of the other two, and costs a province.`,
  tasks: {
    'by-castellon': {
      ask: t`Go to ${p('tortosa')} the other way round, by ${p('castellon')}.`,
      done: t`Alfonso VI leads over the mountains without a stop.`,
      lost: t`The mountains of ${p('castellon')} have stopped somebody, or movement is over.`,
      hints: [
        t`${p('castellon')} is mountainous: an infantry by itself stops there.`,
        t`Who is in ${p('cuenca')} beside the infantry?`,
        t`Alfonso and an infantry to ${p('castellon')}, and on to ${p('tortosa')}.`,
      ],
    },
    'a-third-point': {
      ask: t`The map has a third such point: ${p('toledo')} and ${p('badajoz')} touch in it. Bring the infantry from ${p('toledo')} to ${p('badajoz')} in this movement.`,
      done: t`Round by ${p('sierra-morena')}, a plain.`,
      lost: t`The mountains of ${p('alcantara')} have stopped it.`,
      hints: [
        t`Two provinces lie between, one on each side.`,
        t`One of them is mountainous, and would stop the infantry.`,
        t`From ${p('toledo')} to ${p('sierra-morena')}, to ${p('badajoz')}; then end movement.`,
      ],
    },
  },
  wrongs: {
    'cuenca-to-tortosa': {
      label: t`From ${p('cuenca')} straight to ${p('tortosa')}.`,
      because: t`They meet at a point, and share no border.`,
    },
    'duero-to-galicia': {
      label: t`From ${p('duero')} straight to ${p('galicia')}.`,
      because: t`Here too only the corners touch.`,
    },
    'toledo-to-badajoz': {
      label: t`From ${p('toledo')} straight to ${p('badajoz')}.`,
      because: t`The same point between four, though the book does not name it.`,
    },
  },
};
