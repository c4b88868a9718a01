import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'rome-at-segovia'> = {
  title: 'One elite, two defenders',
  about: t`${n('rome')} attacks ${p('segovia')} with a single elite against 2 infantry of the ${n('cantabrians')}. An elite hits more often than infantry and is hit less often. Compare the 2 numbers: 6 and 8.`,
  steps: [
    t`${n('rome')} rolls a 6, which is just enough. The ${n('cantabrians')} roll two 7s, each one short of the 8 that they need.`,
    t`One infantry is destroyed. ${n('rome')}, the attacker, decides first and fights on.`,
    t`The surviving infantry of the ${n('cantabrians')} retreats to ${p('avila')}, and the battle is over.`,
  ],
  after: t`Against infantry those two 7s would have been 2 hits. After each round the attacker decides first, then the defender. A battle ends when one side has no unit left in it, through losses or retreat (${r('6.6')}).`,
  tasks: {
    'a-province-of-its-own': {
      ask: t`Play the ${n('cantabrians')}: retreat so that they control one more province.`,
      done: t`Units may retreat to an empty province, and a nation whose units are alone there controls it.`,
      lost: t`The unit may be safe, but they have gained no province.`,
      hints: [
        t`Which nations control the provinces adjacent to ${p('segovia')}? Some of them are empty.`,
        t`Not ${p('avila')}, which they control, and not the province that ${n('rome')} came from.`,
        t`Retreat to ${p('cuenca')}.`,
      ],
    },
    'stand-and-hit': {
      ask: t`Or stay. The ${n('cantabrians')} have 1 die and need 8: destroy the elite.`,
      done: t`The elite is destroyed. It would score only in the ${n('cantabrians')}’ own turn, when they attack (${r('8-kills')}).`,
      lost: t`${n('rome')} controls ${p('segovia')}. It was a brave attempt, but an elite is hit only on 8 or higher.`,
      hints: [
        t`The attacker has stayed. The defender may stay too.`,
        t`Both sides roll before any unit is removed, so even a last unit that is hit may score a hit.`,
        t`Choose to fight on, and look at the dice.`,
      ],
    },
  },
  wrongs: {
    'defender-first': {
      label: t`The ${n('cantabrians')} retreat before ${n('rome')} has decided.`,
      because: t`The attacker decides first whether to retreat.`,
    },
    'where-rome-came-from': {
      label: t`Retreat to ${p('calatayud')}, which ${n('rome')} has just left.`,
      because: t`A defender cannot retreat to a province that attackers came from.`,
    },
    'home-to-cantabria': {
      label: t`Retreat all the way to ${p('cantabria')}.`,
      because: t`Units retreat only to an adjacent province.`,
    },
  },
};
