import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-badajoz-again'> = {
  title: 'Eight points for Seville',
  about: t`${n('leon')} has taken ${p('badajoz')} and rebuilt its castle. ${n('seville')} wants the province: it is one of 3 that score 5 points for it on this turn. ${n('seville')} has 3 gold and hires El Cid, who has just destroyed a castle there for ${n('leon')}, against the new one.`,
  steps: [
    t`${n('seville')} names the castle of ${n('leon')}: 3 gold.`,
    t`El Cid’s player accepts, although that player also has ${n('castile')}, a rival of ${n('seville')}.`,
    t`Only 3 knights are left in his band. All 3 hit, and the castle becomes a ruin. One knight is wounded, and recovers as the band leaves.`,
    t`Two infantry units of ${n('seville')} enter the empty province.`,
    t`They end their movement.`,
    t`${n('seville')} gives up 1 infantry for a castle and scores 5 points for ${p('badajoz')}.`,
  ],
  after: t`3 points for a Christian castle and 5 for ${p('badajoz')}: ${n('seville')} scores 8 points because of El Cid. He scores 3 points for the gold. Several hirers, one after another, may have the same province attacked (${r('11-el-cid-after')}).`,
  tasks: {
    'one-knight-stays-behind': {
      ask: t`His own battle is still to come. Engage 2 knights, and keep 1 safe.`,
      done: t`Two knights cannot destroy a castle in one round. The third is in no danger.`,
      lost: t`He fought with another number of knights, or a knight is lost. Go back a step.`,
      hints: [
        t`How many units must he engage?`,
        t`His player decides which units fight: 1 unit is enough.`,
        t`Engage 2 knights.`,
      ],
    },
    'leaves-the-ruin': {
      ask: t`The castle has become a ruin. Enter with both units, and keep them: rebuild nothing.`,
      done: t`You keep both units and control ${p('badajoz')}. But you score the 5 points only with a rebuilt castle.`,
      lost: t`You have rebuilt a castle, or ${p('badajoz')} does not hold 2 infantry.`,
      hints: [
        t`You may rebuild a castle, but need not.`,
        t`You are asked in the combat phase, once your units are in the province.`,
        t`Move 2 infantry to ${p('badajoz')}, end movement, and end combat without rebuilding.`,
      ],
    },
  },
  wrongs: {
    'nobody-else-there': {
      label: t`Name 1 infantry as well as the castle.`,
      because: t`The province holds only the castle. A mission can name only units that are in the province.`,
    },
    'without-units': {
      label: t`Let El Cid fight without units.`,
      because: t`A leader alone cannot fight. He needs at least 1 unit.`,
    },
  },
};
