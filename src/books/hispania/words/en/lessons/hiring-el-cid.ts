import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'hiring-el-cid'> = {
  title: 'Hire El Cid',
  learn: t`Have a hero fight for gold: what he costs, who scores, who walks in.`,
  about: t`On turn 17 El Cid waits beside the map with his knights, and every nation but ${n('byzantium')} that is not his own player’s may offer him one mission, after its income: to fight units in a province next to its own. For each unit that he destroys or puts to flight it pays him 1 gold, 2 for a knight, 3 for a castle; and it scores for what falls, as if it had fought itself.`,
  steps: {
    hire: {
      ask: t`You are ${n('navarre')}, with 3 gold. A fallen castle of a Muslim nation brings you 3 points, any other Muslim unit 1. Offer El Cid a mission that brings down a castle; he will accept.`,
      done: t`The castle is a ruin, and you have scored for it. El Cid takes points for your gold, and is gone again: he holds nothing for you.`,
      lost: t`Your mission is over, or your turn, and he has brought down no castle for you.`,
      hints: [
        t`Two castles stand alone, in plains next to you.`,
        t`Offer a mission against the castle in ${p('zaragoza')}, or the one in ${p('huesca')}.`,
      ],
      poor: {
        'one-infantry': t`He has come with three knights to hunt one infantry. You pay 1 gold, but you may call him only once.`,
        nobody: t`You have kept your gold. Next turn nobody can hire him any more.`,
        alone: t`One infantry against a castle, without him: three dice against one.`,
      },
      wrongs: {
        valencia: {
          label: t`Send him to far ${p('valencia')}.`,
          because: t`His target must lie next to a province that you hold.`,
        },
        'too-dear': {
          label: t`In ${p('cuenca')} name the castle and the infantry.`,
          because: t`You may name some of those who stand there, and leave the others out.`,
        },
        'his-own': {
          label: t`Set him on ${n('castile')} in ${p('segovia')}.`,
          because: t`Here ${n('castile')} and El Cid have the same player, and against a nation of that player he never goes.`,
        },
      },
    },
    follow: {
      ask: t`He has brought down the castle of ${p('zaragoza')} and is gone; your turn goes on. Hold ${p('zaragoza')} when it ends, and ${p('calatayud')} and ${p('pamplona')} too.`,
      done: t`He fights, you walk in. Had nobody of yours been near, the province would have stayed empty.`,
      lost: t`Your turn is over, and you do not hold all three.`,
      hints: [
        t`A ruin is no unit: ${p('zaragoza')} is empty. In ${p('calatayud')} you have two.`,
        t`Move one infantry from ${p('calatayud')} to ${p('zaragoza')}, then end the movement. You may also rebuild the castle with it.`,
      ],
      poor: {
        stays: t`The way was free, and nobody went.`,
        both: t`Two have gone where one was enough, and ${p('calatayud')} is nobody’s now.`,
      },
      wrongs: {
        again: {
          label: t`Hire him once more, against ${p('huesca')}.`,
          because: t`The next nation may call him again, even to the same place.`,
        },
      },
    },
  },
  after: t`One mission a nation, on turn 17 only, agreed with his player, who may decline (${r('11-el-cid-hire')}). The hirer pays in gold for what he has done, and he turns it into points (${r('11-el-cid-pay')}); whoever hired him then goes on with its turn (${r('11-el-cid-after')}).`,
};
