import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'four-at-a-point'> = {
  title: 'Provinces that share a corner',
  about: t`${p('cuenca')}, ${p('zaragoza')}, ${p('tortosa')} and ${p('castellon')} share a corner, and so do ${p('galicia')}, ${p('porto')}, ${p('duero')} and ${p('asturias')}. ${n('castile')} would like to move across both corners. Watch which route it must take.`,
  steps: [
    t`One infantry unit moves from ${p('cuenca')} to ${p('zaragoza')}.`,
    t`It moves on to ${p('tortosa')}, its second province.`,
    t`In the north-west, another infantry unit moves from ${p('duero')} to ${p('porto')}.`,
    t`It moves on to ${p('galicia')}.`,
  ],
  after: t`Provinces that touch only at a corner are not adjacent (${r('5-corners')}). The way round leads through one of the other 2 provinces, and uses 1 more province of movement.`,
  tasks: {
    'by-castellon': {
      ask: t`Move to ${p('tortosa')} the other way, through ${p('castellon')}.`,
      done: t`With Alfonso VI the infantry does not stop in the mountains.`,
      lost: t`The mountains of ${p('castellon')} have stopped a unit, or movement is over.`,
      hints: [
        t`${p('castellon')} is mountainous: infantry without a leader stops there.`,
        t`Which other counter is in ${p('cuenca')}?`,
        t`Move Alfonso and 1 infantry to ${p('castellon')}, and on to ${p('tortosa')}.`,
      ],
    },
    'a-third-point': {
      ask: t`${p('toledo')} and ${p('badajoz')} touch at a third such corner. Move the infantry in ${p('toledo')} to ${p('badajoz')} in this movement phase.`,
      done: t`It moved round through ${p('sierra-morena')}, a plain.`,
      lost: t`The mountains of ${p('alcantara')} have stopped it.`,
      hints: [
        t`Two provinces border both ${p('toledo')} and ${p('badajoz')}.`,
        t`One of them is mountainous, and would stop the infantry.`,
        t`Move from ${p('toledo')} to ${p('sierra-morena')}, then to ${p('badajoz')}; then end movement.`,
      ],
    },
  },
  wrongs: {
    'cuenca-to-tortosa': {
      label: t`Move from ${p('cuenca')} straight to ${p('tortosa')}.`,
      because: t`They touch at a corner, and share no border.`,
    },
    'duero-to-galicia': {
      label: t`Move from ${p('duero')} straight to ${p('galicia')}.`,
      because: t`These two also touch only at a corner.`,
    },
    'toledo-to-badajoz': {
      label: t`Move from ${p('toledo')} straight to ${p('badajoz')}.`,
      because: t`This too is a corner of 4 provinces, although the rulebook does not name it.`,
    },
  },
};
