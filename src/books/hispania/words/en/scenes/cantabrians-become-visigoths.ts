import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cantabrians-become-visigoths'> = {
  title: 'The last turn of the Cantabrians',
  about: t`Turn 8 is the ${n('cantabrians')}' last. Whatever infantry they have at its end belongs to the ${n('visigoths')} from then on, where it stands. Four are left, in two provinces.`,
  steps: [
    t`One infantry goes from ${p('asturias')} to ${p('leon')}, and holds it.`,
    t`The ${n('cantabrians')} end their movement. Turn 8 ends: four infantry in three provinces become ${n('visigoths')}.`,
  ],
  after: t`Nothing is lost on the way, and nothing moves (${r('11-cantabrians-end')}). In the advanced game their player owes the heir four units, and pays for what is missing (${r('14.6-minimum')}).`,
  tasks: {
    'four-provinces': {
      ask: t`Start again, and leave the ${n('visigoths')} four provinces: ${p('leon')} and the ${p('basque-country')} among them.`,
      done: t`One infantry each is enough.`,
      lost: t`Turn 9 has begun, with fewer.`,
      hints: [
        t`Each of the two provinces can spare one.`,
        t`${p('asturias')} is next to ${p('leon')}, ${p('cantabria')} to the ${p('basque-country')}.`,
        t`One from ${p('asturias')} to ${p('leon')}, one from ${p('cantabria')} to the ${p('basque-country')}, and end movement.`,
      ],
    },
    'ride-on': {
      ask: t`Turn 9, and the ${n('visigoths')} are to move: take ${p('duero')} with a unit that was Cantabrian.`,
      done: t`From now on they are ${n('visigoths')} like all others.`,
      lost: t`It is no longer the ${n('visigoths')}' turn.`,
      hints: [
        t`Who stands next to ${p('duero')}?`,
        t`The mountains of ${p('leon')} stop nobody on the way out.`,
        t`Move the infantry of ${p('leon')} to ${p('duero')}.`,
      ],
    },
  },
  wrongs: {
    'far-to-segovia': {
      label: t`From ${p('cantabria')} straight to ${p('segovia')}.`,
      because: t`They do not touch.`,
    },
    'past-the-mountains': {
      label: t`The infantry in ${p('leon')} goes on to ${p('salamanca')}.`,
      because: t`Mountains stop whoever enters them without a leader.`,
    },
  },
};
