import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'rome-at-segovia'> = {
  title: 'One elite, two defenders',
  about: t`${n('rome')} attacks ${p('segovia')} with a single elite, and two infantry of the ${n('cantabrians')} stand in its way. An elite hits more often than infantry and is hit less often. Look at the two numbers: 6 and 8.`,
  steps: [
    t`${n('rome')} rolls a 6, just enough. The ${n('cantabrians')} roll two 7s, each one short of what an elite takes.`,
    t`One infantry is gone. ${n('rome')}, the attacker, is asked first and fights on.`,
    t`The ${n('cantabrians')} have seen enough: the survivor retreats to ${p('avila')}, and the battle is over.`,
  ],
  after: t`Against infantry those two 7s would have been two hits. After each round the attacker speaks first, then the defender, and a battle ends when one side is gone, by death or by retreat (${r('6.6')}).`,
  tasks: {
    'a-province-of-its-own': {
      ask: t`Play the ${n('cantabrians')}: retreat, but so that they hold another province than before.`,
      done: t`A retreat may go to an empty province, and whoever stands in it alone holds it.`,
      lost: t`Safe perhaps, but no province won.`,
      hints: [
        t`Who holds the neighbours of ${p('segovia')}? Some of them nobody.`,
        t`Not ${p('avila')}, which they have, and not where ${n('rome')} came from.`,
        t`Retreat to ${p('cuenca')}.`,
      ],
    },
    'stand-and-hit': {
      ask: t`Or stand. The ${n('cantabrians')} have one die and need 8: destroy the elite.`,
      done: t`There it goes. It would be worth points only in the ${n('cantabrians')}' own turn, as attackers (${r('8-kills')}).`,
      lost: t`${n('rome')} holds ${p('segovia')}. Brave, but an elite is hit on 8 or more only.`,
      hints: [
        t`The attacker has stayed. The defender may stay too.`,
        t`Both sides roll before anybody is taken away, so even a lost last man may hit.`,
        t`Choose to fight on, and look at the dice.`,
      ],
    },
  },
  wrongs: {
    'defender-first': {
      label: t`The ${n('cantabrians')} run before ${n('rome')} has decided.`,
      because: t`The attacker decides first whether he goes or stays.`,
    },
    'where-rome-came-from': {
      label: t`Retreat to ${p('calatayud')}, which ${n('rome')} has just left.`,
      because: t`A defender never retreats to a province an attacker came from.`,
    },
    'home-to-cantabria': {
      label: t`Run all the way home to ${p('cantabria')}.`,
      because: t`A retreat goes one province far, to a neighbour.`,
    },
  },
};
