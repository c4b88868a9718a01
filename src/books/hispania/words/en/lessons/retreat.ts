import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'retreat'> = {
  title: 'Where to run',
  learn: t`Which ways out of a battle are open, and which are shut.`,
  about: t`After each round of a battle the attacker may go, then the defender: some of the units or all. They go one step, into a province of their own that has room, or into an empty one.`,
  steps: {
    'both-get-away': {
      ask: t`You are ${n('castile')}, and your three infantry have attacked four of ${n('seville')} in ${p('segovia')}. Fight the round that you must, and it goes badly; then bring away whoever is left, and leave nobody behind.`,
      done: t`${p('segovia')} is not yours, but your soldiers are: they can come again.`,
      lost: t`A second round was fought: not everybody got away.`,
      hints: [
        t`The two marked neighbours of ${p('segovia')} are open to you. One is empty, in the other stand two of yours.`,
        t`Fight, then choose a retreat to ${p('avila')} with both; or send one there and one to ${p('calatayud')}.`,
      ],
      poor: {
        stays: t`Two against four: two dice that need a 7, and four that need the same.`,
        'one-stays': t`One went, and one was left alone against four.`,
      },
      wrongs: {
        'to-the-enemy': {
          label: t`Retreat to ${p('toledo')}.`,
          because: t`An infantry of ${n('seville')} holds it, and a retreat is no attack.`,
        },
        'no-room': {
          label: t`Both go to ${p('calatayud')}, to the two who are there.`,
          because: t`Two may stay in these mountains. After a retreat one more is let in, but not two.`,
        },
        'too-far': {
          label: t`Run on as far as ${p('old-castile')}.`,
          because: t`It does not touch ${p('segovia')}: a retreat is one step.`,
        },
      },
    },
    attacked: {
      ask: t`Now you are attacked: four infantry of ${n('seville')} have come from ${p('cuenca')} to ${p('segovia')}, where you, ${n('castile')}, have two. A defender may not go where attackers came from. Find the two provinces that you may retreat to.`,
      done: t`${p('calatayud')} is yours and lets one more in; ${p('avila')} is empty. ${p('cuenca')} is empty too, but it is the way they came.`,
      hints: [
        t`Go through the four neighbours of ${p('segovia')}: who stands there, and who has come from there?`,
        t`Choose ${p('calatayud')} and ${p('avila')}.`,
      ],
      wrong: t`You may go to your own or to an empty province, but not to where the attackers came from: that was ${p('cuenca')}.`,
    },
  },
  after: t`Next door, your own or empty, and for a defender never the way the attackers came (${r('6.6')}). A full province lets one more in until your next move (${r('4.6')}), and one that you declare your capital has room for another (${r('4.3')}).`,
};
