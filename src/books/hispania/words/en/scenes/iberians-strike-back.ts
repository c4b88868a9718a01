import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'iberians-strike-back'> = {
  title: 'Retreat, then strike back',
  about: t`Turn 1: ${n('carthage')} attacks ${p('cordoba')}. The ${n('iberians')} score 2 points for each of its infantry units that they destroy, but only as attackers in their own turn. Open the log and compare the points after the two battles.`,
  steps: [
    t`${n('carthage')} attacks. Each side loses 1 infantry, and neither scores.`,
    t`${n('carthage')} stays.`,
    t`The 2 remaining infantry of the ${n('iberians')} retreat to ${p('granada')}.`,
    t`This is an invasion, so ${n('carthage')} could move again. It leaves its units in place and ends its movement.`,
    t`The ${n('iberians')}’ own turn: 3 infantry move back to ${p('cordoba')}.`,
    t`They end their movement.`,
    t`Now the ${n('iberians')} attack: 2 hits destroy 2 infantry of ${n('carthage')} and score 4 points.`,
  ],
  after: t`${n('carthage')} lost 3 infantry. Only the 2 that were destroyed in the ${n('iberians')}’ own attack scored, 2 points each (${r('8-kills')}). A timely retreat saves the units that will score later.`,
  tasks: {
    'out-of-the-way': {
      ask: t`The first round is over and ${n('carthage')} stays. Play the ${n('iberians')}: score 4 points this turn.`,
      done: t`You have scored 4 points for 2 infantry, in your own turn.`,
      lost: t`The 4 points can no longer be scored: a defender scores nothing.`,
      hints: [
        t`Only attackers score points. Whose turn is it?`,
        t`Retreat to a province that ${n('carthage')} did not come from. Let it finish its turn, then come back in strength.`,
        t`Retreat both to ${p('granada')}; end ${n('carthage')}’s movement; move 3 infantry to ${p('cordoba')}; end movement; fight.`,
      ],
    },
    'a-second-wind': {
      ask: t`Now play ${n('carthage')}, just after that retreat. Give the ${n('iberians')} no time to recover: attack them in ${p('granada')} before their turn comes.`,
      done: t`An invasion has a second movement and a second combat. This is what they are for.`,
      lost: t`It is the ${n('iberians')}’ turn, and they are about to attack.`,
      hints: [
        t`Turn 1 is ${n('carthage')}’s invasion. Which phase is it now?`,
        t`The units that fought may move again.`,
        t`Move 1 infantry from ${p('cordoba')} to ${p('granada')}, end movement and fight there.`,
      ],
    },
  },
  wrongs: {
    'strike-back-at-once': {
      label: t`Strike back from ${p('granada')} at once.`,
      because: t`It is still ${n('carthage')}’s turn. The ${n('iberians')} cannot move.`,
    },
    'behind-their-backs': {
      label: t`Retreat to ${p('seville')}, behind ${n('carthage')}.`,
      because: t`${n('carthage')} came from there. A defender cannot retreat to a province that attackers came from.`,
    },
    'points-without-a-battle': {
      label: t`Move in and end the turn without a battle.`,
      because: t`Two nations in one province must fight, and without a battle no unit is destroyed.`,
    },
  },
};
