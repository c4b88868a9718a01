import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'basques-submit'> = {
  title: 'Three provinces are too few',
  about: t`The ${n('basques')} control 3 provinces. With 3 or fewer they must submit to the ${n('visigoths')}, who have entered 2 of them. Watch what one round of combat does, and which units must withdraw.`,
  steps: [
    t`Two infantry units fight 2 in the mountains of the ${p('eastern-pyrenees')}. Each side loses 1 and has 1 left: the ${n('basques')} must submit.`,
    t`There has been no battle in ${p('pamplona')}, and there will be none: the 2 infantry withdraw to ${p('zaragoza')}.`,
    t`The last infantry withdraws from the ${p('eastern-pyrenees')} to ${p('barcelona')}.`,
  ],
  after: t`One round was enough, and the ${n('visigoths')} could not refuse (${r('9.6-submission')}). As overlord they have withdrawn from each province of their subject by the rules of retreat (${r('6.6')}). If the round had destroyed all units of either side, the ${n('basques')} would not have submitted.`,
  tasks: {
    'three-more-lands': {
      ask: t`The ${n('basques')} have submitted. Withdraw so that the ${n('visigoths')} control 5 provinces.`,
      done: t`Units may withdraw to empty provinces, and each of the 3 infantry found one.`,
      lost: t`All units have withdrawn, and the ${n('visigoths')} control fewer than 5 provinces.`,
      hints: [
        t`They control 2 provinces. Where can the 3 infantry withdraw?`,
        t`Units may withdraw to empty provinces, and to several.`,
        t`Withdraw 1 infantry from ${p('pamplona')} to the ${p('basque-country')}, 1 to ${p('calatayud')}, and the last one to ${p('huesca')}.`,
      ],
    },
    'pamplona-first': {
      ask: t`From the start: make the ${n('basques')} submit, and keep ${p('pamplona')}.`,
      done: t`A province that the ${n('basques')} lost before they submitted is no longer theirs, so your units may stay.`,
      lost: t`You have not kept ${p('pamplona')}. Which battle must be over before they submit?`,
      hints: [
        t`You must withdraw only from provinces that the ${n('basques')} still control.`,
        t`You choose the order of the battles.`,
        t`Fight in ${p('pamplona')} first, then in the ${p('eastern-pyrenees')}.`,
      ],
    },
  },
  wrongs: {
    'one-more-round': {
      label: t`Fight another round in the ${p('eastern-pyrenees')}.`,
      because: t`The battle ends as soon as they submit, before the attacker decides whether to stay.`,
    },
    'the-other-battle': {
      label: t`Fight in ${p('pamplona')} before withdrawing.`,
      because: t`Battles against the new subject that have not been fought are cancelled.`,
    },
    'into-the-next-mountains': {
      label: t`Withdraw to the ${p('western-pyrenees')}, a province of the subject.`,
      because: t`Allies may pass through each other’s provinces, but cannot stop there.`,
    },
  },
};
