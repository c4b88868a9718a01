import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'castile-at-toledo'> = {
  title: 'Over the Tagus to Toledo',
  about: t`One knight and 2 infantry of ${n('castile')} cross the Tagus to take ${p('toledo')} from ${n('seville')}, which has 3 infantry and 1 cavalry there. The river helps the defender in the first round; after that a wounded knight decides the battle. The printed battle is one way it can end: try others.`,
  steps: [
    t`${n('castile')} opens the battle. Its units crossed the Tagus.`,
    t`All its dice target the infantry: the knight needs 5, the infantry 7.`,
    t`The 3 infantry of ${n('seville')} target the knight and need 6: 8, less 2 for the river. The cavalry targets the infantry. ${n('seville')} loses 2 infantry, and the knight is wounded.`,
    t`The wounded knight cannot retreat. ${n('castile')} stays.`,
    t`${n('seville')} stays. From now on the river has no effect.`,
    t`The knight targets the cavalry, the infantry targets the infantry.`,
    t`Both dice of ${n('seville')} target the knight, and need 8 now. The cavalry and the knight are destroyed.`,
    t`Two infantry units fight against 1, and ${n('castile')} stays.`,
    t`The last infantry of ${n('seville')} retreats to ${p('cordoba')}, which already holds 5 units.`,
  ],
  after: t`The river added 2 in the first round only (${r('6.4')}). A wounded knight still fights but cannot retreat (${r('6.2')}). ${p('cordoba')} is a capital with a limit of 5, and a retreating unit may exceed it by 1 (${r('4.6')}). In its own turn ${n('seville')} must move a unit out.`,
  tasks: {
    'keep-the-knight': {
      ask: t`Take ${p('toledo')} for ${n('castile')} without losing the knight. ${n('seville')} fights to the end.`,
      done: t`You control ${p('toledo')}, and the knight recovers all its lives as soon as the battle is over.`,
      lost: t`The knight is lost, ${p('toledo')} is not taken, or ${n('seville')} has retreated. Start again and choose other targets.`,
      hints: [
        t`Each defender that you destroy in the first round is 1 die fewer against the knight in the second.`,
        t`The knight hits any unit here on 5, the cavalry too; the infantry needs 7.`,
        t`Target the cavalry with the knight and the infantry with both infantry units, and stay.`,
      ],
    },
    'every-die-on-five': {
      ask: t`Now play ${n('seville')}, after ${n('castile')} has announced its targets. Choose targets so that each of your 4 dice hits on 5.`,
      done: t`7 against infantry, less 2 for the river. Against the knight infantry needs 6, and the knight has 2 lives.`,
      lost: t`At least one die needed more than 5.`,
      hints: [
        t`All units of ${n('castile')} crossed the Tagus: +2 against each of them in this round.`,
        t`Compare the numbers that you need against a knight and against infantry.`,
        t`Target the infantry with all 4 dice.`,
      ],
    },
    'room-in-cordoba': {
      ask: t`The battle is over, and it is the turn of ${n('seville')}. ${p('cordoba')} holds 6 units and has a limit of 5. Lose no unit at the stacking check.`,
      done: t`A unit moved out in time. It does not matter which one.`,
      lost: t`${n('seville')} has lost a unit that it could have moved out.`,
      hints: [
        t`It is the movement of ${n('seville')}: when it ends, ${p('cordoba')} must be within its limit.`,
        t`Move 1 infantry from ${p('cordoba')} to a province below its limit.`,
        t`Move 1 infantry from ${p('cordoba')} to ${p('seville')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'the-wounded-knight-leaves': {
      label: t`Retreat with the wounded knight over the river.`,
      because: t`A wounded knight cannot retreat.`,
    },
    'the-river-still-counts': {
      label: t`Use the river bonus again in the second round.`,
      because: t`The river counts only in the first round. After that these units are ordinary infantry and a knight.`,
    },
    'out-over-the-river': {
      label: t`${n('seville')} retreats to ${p('segovia')}, which is empty.`,
      because: t`The attackers came from there. The defender cannot retreat to that province.`,
    },
    'as-far-as-granada': {
      label: t`${p('cordoba')} is full, so retreat on to ${p('granada')}.`,
      because: t`A unit retreats to a province adjacent to ${p('toledo')}, and no farther.`,
    },
  },
};
