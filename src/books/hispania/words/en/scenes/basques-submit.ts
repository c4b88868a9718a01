import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'basques-submit'> = {
  title: 'Three provinces are too few',
  about: t`The ${n('basques')} hold three provinces, and with three they must submit to the ${n('visigoths')}, who have come to two of them. Watch what one round does, and who has to go then.`,
  steps: [
    t`Two infantry against two in the mountains of the ${p('eastern-pyrenees')}. Each side loses one, so both have one left: the ${n('basques')} must submit.`,
    t`In ${p('pamplona')} nobody has fought, and nobody will: the two infantry go back to ${p('zaragoza')}.`,
    t`The last one leaves the ${p('eastern-pyrenees')} for ${p('barcelona')}.`,
  ],
  after: t`One round was enough, and the ${n('visigoths')} could not refuse (${r('9.6-submission')}). Overlords now, they have left every province of their subjects, by the ways of a retreat (${r('6.6')}). Had the round killed all of either side, nobody would have submitted there.`,
  tasks: {
    'three-more-lands': {
      ask: t`The ${n('basques')} have submitted. Withdraw so that the ${n('visigoths')} hold five provinces.`,
      done: t`A withdrawal may lead to empty provinces, and each of the three found one.`,
      lost: t`Everybody has gone, and they hold fewer than five.`,
      hints: [
        t`Two provinces they have. Three infantry have to go somewhere.`,
        t`Empty provinces are open to a retreat, and units may part.`,
        t`One infantry each from ${p('pamplona')} to ${p('basque-country')} and ${p('calatayud')}, and the last one to ${p('huesca')}.`,
      ],
    },
    'pamplona-first': {
      ask: t`From the start: make the ${n('basques')} submit, and keep ${p('pamplona')}.`,
      done: t`What has fallen before they submit is no longer theirs, and nobody has to leave it.`,
      lost: t`Not this time. Think of what has to be over before they submit.`,
      hints: [
        t`Only the provinces that the ${n('basques')} still hold have to be left.`,
        t`The order of the battles is yours.`,
        t`Fight for ${p('pamplona')} first, then for the ${p('eastern-pyrenees')}.`,
      ],
    },
  },
  wrongs: {
    'one-more-round': {
      label: t`Stay in the ${p('eastern-pyrenees')} for another round.`,
      because: t`The battle is over as soon as they submit, and that comes before the attacker speaks.`,
    },
    'the-other-battle': {
      label: t`Fight for ${p('pamplona')} before leaving it.`,
      because: t`Battles against the new subject that have not been fought are off.`,
    },
    'into-the-next-mountains': {
      label: t`Withdraw to the ${p('western-pyrenees')}, which are the subject's.`,
      because: t`A subject's province is not one's own: allies pass through it, and do not stay.`,
    },
  },
};
