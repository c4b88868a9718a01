import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'iberians-strike-back'> = {
  title: 'Give way, then strike back',
  about: t`Turn 1: ${n('carthage')} attacks ${p('cordoba')}, and the ${n('iberians')} earn two points for each of its infantry that they destroy, but only as attackers in their own turn. Open the log and look for the points after each of the two battles.`,
  steps: [
    t`${n('carthage')} attacks. Each side loses one infantry, and nobody scores.`,
    t`${n('carthage')} stays.`,
    t`The two ${n('iberians')} that are left retreat to ${p('granada')}.`,
    t`It is an invasion, so ${n('carthage')} could move again. It holds what it has and ends its movement.`,
    t`The ${n('iberians')}' own turn: three infantry march back to ${p('cordoba')}.`,
    t`They end their movement.`,
    t`Now they attack: two hits, two infantry of ${n('carthage')}, four points.`,
  ],
  after: t`Three infantry of ${n('carthage')} were destroyed, and only the two that fell in the ${n('iberians')}' own attack scored, 2 points each (${r('8-kills')}). Giving way in time keeps the units that will earn them.`,
  tasks: {
    'out-of-the-way': {
      ask: t`The first round is over and ${n('carthage')} stays. Play the ${n('iberians')}: score four points this turn.`,
      done: t`Four points for two infantry, won in your own turn.`,
      lost: t`Whoever stays to defend earns nothing, and the turn is over sooner than one thinks.`,
      hints: [
        t`Points are for attackers. Whose turn is it?`,
        t`Retreat where ${n('carthage')} did not come from, let it finish, and come back in strength.`,
        t`Retreat both to ${p('granada')}; end ${n('carthage')}'s movement; three infantry to ${p('cordoba')}; end movement; fight.`,
      ],
    },
    'a-second-wind': {
      ask: t`Now play ${n('carthage')}, just after that retreat: do not let them recover. Attack them in ${p('granada')} before their turn comes.`,
      done: t`An invasion has a second movement and a second combat, and this is what they are for.`,
      lost: t`It is the ${n('iberians')}' turn, and they are coming.`,
      hints: [
        t`Turn 1 is ${n('carthage')}'s invasion. Which phase is it now?`,
        t`The units that fought may move again.`,
        t`Move an infantry from ${p('cordoba')} to ${p('granada')}, end movement, and fight there.`,
      ],
    },
  },
  wrongs: {
    'strike-back-at-once': {
      label: t`Strike back from ${p('granada')} at once.`,
      because: t`It is still ${n('carthage')}'s turn, and it has no units in ${p('granada')} to move.`,
    },
    'behind-their-backs': {
      label: t`Retreat to ${p('seville')}, behind ${n('carthage')}'s back.`,
      because: t`${n('carthage')} came from there. A defender never retreats that way.`,
    },
    'points-without-a-battle': {
      label: t`March in and end the turn without a battle.`,
      because: t`Where two nations meet, they fight. And without a battle nobody is destroyed.`,
    },
  },
};
