import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'suebi-at-porto'> = {
  title: 'Infantry to the last',
  about: t`Two infantry attack 2 infantry in a plain: the most common battle of all. The ${n('suebi')} attack the ${n('galicians')} in ${p('porto')}, and both sides need 7. See the last round, where both sides are hit at the same time.`,
  steps: [
    t`In the first round the ${n('suebi')} roll 3 and 4, and both miss. The ${n('galicians')} roll 2 and 9: 1 hit, which destroys 1 infantry.`,
    t`The ${n('suebi')} could retreat, but stay.`,
    t`The ${n('galicians')} stay too. In the second round the ${n('suebi')} roll an 8, the ${n('galicians')} two 10s. All 3 hit.`,
  ],
  after: t`The last infantry of the ${n('suebi')} destroyed 1 of the ${n('galicians')}, because results apply at the same time (${r('6.2')}). The second 10 had no target left and is lost. The battle is over because one side has no units left.`,
  tasks: {
    'home-with-one': {
      ask: t`One against 2 is a poor chance. Play the ${n('suebi')} and end the battle with a unit left.`,
      done: t`An attacker may always retreat to the province it came from, within the limit.`,
      lost: t`The ${n('suebi')} stayed, and another round was rolled. Step back.`,
      hints: [
        t`After the round the attacker decides first.`,
        t`Which adjacent province is empty? A corner is not a border.`,
        t`Retreat to ${p('duero')}.`,
      ],
    },
    'one-against-two': {
      ask: t`Or take the poor chance: win ${p('porto')} with the unit you have. The ${n('galicians')} stay and fight.`,
      done: t`You won against the odds. It took 2 hits on 7 or higher, and none in return.`,
      lost: t`The attack was lost, or a unit has retreated.`,
      hints: [
        t`Let both sides stay, round after round.`,
        t`There is no target to choose: infantry fights infantry, and both sides need 7.`,
        t`Stay with both sides until one has no units left.`,
      ],
    },
  },
  wrongs: {
    'second-battle': {
      label: t`Attack ${p('porto')} a second time.`,
      because: t`This is still the same battle. It continues if both sides stay.`,
    },
    'over-the-corner': {
      label: t`Retreat to ${p('asturias')}, across the corner.`,
      because: t`Four provinces meet in that corner. ${p('porto')} and ${p('asturias')} share no border.`,
    },
    'into-their-hills': {
      label: t`Retreat forwards, to ${p('galicia')}.`,
      because: t`The ${n('galicians')} control it. Units cannot retreat to another nation’s province.`,
    },
  },
};
