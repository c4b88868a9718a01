import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'hiring-el-cid'> = {
  title: 'Hire El Cid',
  learn: t`Pay a leader to fight for you: learn what he costs, who scores, and who takes the province.`,
  about: t`On turn 17 El Cid waits beside the map with his knights. After its income, a nation may offer him 1 mission: to fight units in a province adjacent to its own. ${n('byzantium')} and nations of El Cid’s own player cannot. For each enemy unit that is destroyed or retreats, the hirer pays him 1 gold, 2 for a knight, 3 for a castle. The hirer scores for destroyed units as if it had fought itself.`,
  steps: {
    hire: {
      ask: t`You are ${n('navarre')}, with 3 gold. You score 3 points for a destroyed castle of a Muslim nation and 1 for any other Muslim unit. Offer El Cid a mission that destroys a castle; he will accept.`,
      done: t`The castle is a ruin, and you have scored for it. El Cid turns your gold into points and leaves again: he does not hold the province for you.`,
      lost: t`Your mission or your turn is over, and he has destroyed no castle for you.`,
      hints: [
        t`Two castles stand alone, in plains adjacent to you.`,
        t`Offer a mission against the castle in ${p('zaragoza')}, or the one in ${p('huesca')}.`,
      ],
      poor: {
        'one-infantry': t`El Cid has come with 3 knights for 1 infantry. You pay only 1 gold, but you may hire him only once.`,
        nobody: t`You have kept your gold. On the next turn no nation can hire him.`,
        alone: t`One infantry unit attacks a castle without El Cid: 1 die against 3.`,
      },
      wrongs: {
        valencia: {
          label: t`Send him to distant ${p('valencia')}.`,
          because: t`His target must be adjacent to a province that you control.`,
        },
        'too-dear': {
          label: t`In ${p('cuenca')}, name the castle and the infantry.`,
          because: t`You may name some of the units there and leave the others out.`,
        },
        'his-own': {
          label: t`Send him against ${n('castile')} in ${p('segovia')}.`,
          because: t`In this game ${n('castile')} and El Cid have the same player, and a mission cannot target a nation of that player.`,
        },
      },
    },
    follow: {
      ask: t`El Cid has destroyed the castle of ${p('zaragoza')} and left, and your turn continues. Control ${p('zaragoza')}, ${p('calatayud')} and ${p('pamplona')} at its end.`,
      done: t`El Cid fights, and your unit takes the province. Without a unit of yours nearby, it would have stayed empty.`,
      lost: t`Your turn is over, and you do not control all 3 provinces.`,
      hints: [
        t`A ruin is not a unit: ${p('zaragoza')} is empty. You have 2 units in ${p('calatayud')}.`,
        t`Move 1 infantry from ${p('calatayud')} to ${p('zaragoza')}, then end movement. You may also give it up to rebuild the castle.`,
      ],
      poor: {
        stays: t`The province was empty, and no unit entered it.`,
        both: t`Two units moved where 1 was enough, and ${p('calatayud')} is neutral now.`,
      },
      wrongs: {
        again: {
          label: t`Hire El Cid again, against ${p('huesca')}.`,
          because: t`Each nation may hire him once. The next nation may hire him, even against the same province.`,
        },
      },
    },
  },
  after: t`Each nation may offer 1 mission, on turn 17 only, and El Cid’s player may decline it (${r('11-el-cid-hire')}). The hirer pays gold for his results, and El Cid scores points for that gold (${r('11-el-cid-pay')}). The hirer then continues its turn (${r('11-el-cid-after')}).`,
};
