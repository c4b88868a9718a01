import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-takes-valencia'> = {
  title: 'El Cid attacks Valencia',
  about: t`All other nations have played, and El Cid has scored 18 points on missions. Now his own turn begins. He has 3 knights; ${p('valencia')}, a capital, holds a castle and 3 infantry. Take it, and keep a unit to hold it.`,
  steps: [
    t`He does not move over the map. With his 3 knights he is placed directly in ${p('valencia')}.`,
    t`The battle begins.`,
    t`All 3 knights target the infantry, and all 3 hit. Six dice answer and one of them hits: a knight is wounded.`,
    t`He stays, and 3 hits make the castle a ruin. Its last dice destroy the wounded knight.`,
    t`Two knights are left. He gives up one for a new castle, and the other holds the province.`,
  ],
  after: t`A castle, a knight and the leader El Cid end the turn in ${p('valencia')}. That scores 5 points at once, in addition to the 18 (${r('11-el-cid-valencia')}). ${n('el-cid')} has received no gold; it first collects income on turn 18.`,
  tasks: {
    'saves-his-knights': {
      ask: t`The first round is over and a castle remains. Be careful: retreat off the map with both unwounded knights.`,
      done: t`They can attack again on turn 18. The wounded knight cannot retreat, and fights on.`,
      lost: t`The second round has been rolled, or the knights have retreated elsewhere.`,
      hints: [
        t`${n('el-cid')} may retreat where no other nation can.`,
        t`Some units may retreat and others stay; a wounded knight must stay.`,
        t`Retreat 2 knights off the map.`,
      ],
    },
    'comes-with-one': {
      ask: t`Start again, and keep as many units as allowed off the map for turn 18.`,
      done: t`One knight attacks, and it will hardly survive. The other 2 can attack on turn 18, but by then the leader El Cid is about to leave.`,
      lost: t`Fewer than 2 knights are left off the map. Start again.`,
      hints: [
        t`You decide how many units attack.`,
        t`At least 1 unit must attack on turn 17.`,
        t`Place 1 knight, and end the phase.`,
      ],
    },
  },
  wrongs: {
    'to-denia': {
      label: t`Enter ${p('denia')}, which has no defender.`,
      because: t`From off the map he can enter only ${p('valencia')}.`,
    },
    'stays-away': {
      label: t`Do not attack, and keep the knights for turn 18.`,
      because: t`You decide how many units attack, but at least 1 must: on turn 17 he attacks ${p('valencia')}.`,
    },
    'no-way-round': {
      label: t`Enter ${p('valencia')}, and do not fight.`,
      because: t`Units of 2 nations in the same province must fight.`,
    },
  },
};
