import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'castile-at-toledo'> = {
  title: 'Over the Tagus to Toledo',
  about: t`A knight and two infantry of ${n('castile')} cross the Tagus to take ${p('toledo')} from ${n('seville')}, which has three infantry and a cavalry there. The river helps the defender in the first round; after that a single wounded knight decides. Try it: the printed battle is one way it can go.`,
  steps: [
    t`${n('castile')} opens the battle. It came over the Tagus.`,
    t`It aims everything at the infantry: the knight needs 5, the infantry 7.`,
    t`${n('seville')} sets its three infantry on the knight, 8 less 2 for the river, and the cavalry on the infantry. Two infantry of ${n('seville')} fall; the knight is wounded.`,
    t`The wounded knight could not leave anyway. ${n('castile')} stays.`,
    t`${n('seville')} stays. From now on the river no longer counts.`,
    t`The knight takes on the cavalry, the infantry the infantry.`,
    t`Both of ${n('seville')}'s dice go to the knight, and need 8 now. The cavalry falls, and so does he.`,
    t`Two infantry against one: ${n('castile')} wants to go on.`,
    t`${n('seville')} has had enough. Its last infantry retreats to ${p('cordoba')}, where five stand already.`,
  ],
  after: t`The river gave +2 in the first round only (${r('6.4')}). A wounded knight fights on but cannot retreat (${r('6.2')}). ${p('cordoba')}, a capital, holds five and takes a sixth for the moment (${r('4.6')}); in its own turn ${n('seville')} has to put that right.`,
  tasks: {
    'keep-the-knight': {
      ask: t`Take ${p('toledo')} for ${n('castile')} and bring the knight through alive. ${n('seville')} fights to the end.`,
      done: t`${p('toledo')} is yours, and the knight recovers from every wound as soon as the battle is over.`,
      lost: t`The knight is lost, the city is, or ${n('seville')} was let go. Start again and aim otherwise.`,
      hints: [
        t`Every defender you destroy in the first round is a die less against the knight in the second.`,
        t`The knight hits anybody here on 5, the cavalry too; the infantry needs 7.`,
        t`Knight at the cavalry, both infantry at the infantry, and stay.`,
      ],
    },
    'every-die-on-five': {
      ask: t`Now play ${n('seville')}, with ${n('castile')}'s targets named: aim so that each of your four dice hits on 5.`,
      done: t`7 against infantry, less 2 for the river. The knight would have been 6, and he has two lives.`,
      lost: t`At least one die needed more than 5.`,
      hints: [
        t`Everything ${n('castile')} has came over the Tagus: +2 against all of it, in this round.`,
        t`Compare what you need against a knight and against infantry.`,
        t`Aim all four dice at the infantry.`,
      ],
    },
    'room-in-cordoba': {
      ask: t`The battle is over, and it is ${n('seville')}'s turn: six in ${p('cordoba')}, where five may stay. Pass the check and lose nobody.`,
      done: t`Somebody moved out in time. Which one does not matter.`,
      lost: t`A unit of ${n('seville')} is lost, though it had a whole movement to prevent that.`,
      hints: [
        t`It is ${n('seville')}'s movement: the debt of the retreat falls due when it ends.`,
        t`One infantry has to leave ${p('cordoba')} for a province with room.`,
        t`Move one infantry from ${p('cordoba')} to ${p('seville')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'the-wounded-knight-leaves': {
      label: t`Take the wounded knight back over the river.`,
      because: t`A knight who has taken a hit can no longer retreat.`,
    },
    'the-river-still-counts': {
      label: t`Shoot at those in the river once more, in the second round.`,
      because: t`Nobody stands in the river any more: they are plain infantry and a knight, and the bonus is gone.`,
    },
    'out-over-the-river': {
      label: t`${n('seville')} retreats to ${p('segovia')}, which stands empty.`,
      because: t`The attackers came from there. To a defender that way is closed.`,
    },
    'as-far-as-granada': {
      label: t`Since ${p('cordoba')} is full, on to ${p('granada')}.`,
      because: t`A retreat goes to a neighbour of ${p('toledo')}, and no further.`,
    },
  },
};
