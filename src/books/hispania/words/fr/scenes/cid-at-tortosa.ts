import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'cid-at-tortosa'> = {
  title: 'L’autre camp recrute aussi El Cid',
  about: t`Plus tôt dans le tour, El Cid a détruit le Château-fort de ${n('zaragoza')}, pour l’Or de l’${n('aragon')}. Maintenant, ${n('zaragoza')} a 2\u00a0Or et le recrute contre l’${n('aragon')}\u00a0: 2\u00a0Infanteries à ${p('tortosa')}, adjacente à sa province, ${p('castellon')}.`,
  steps: [
    t`${n('zaragoza')} désigne les deux unités de ${p('tortosa')}.`,
    t`El Cid peut servir les deux camps. Il accepte.`,
    t`Il engage 3\u00a0Chevaliers et 2 de ses 4\u00a0Infanteries.`,
    t`Les deux unités visent son Infanterie et ratent. Elles sont détruites au 1er\u00a0round, et il ne perd aucune unité\u00a0: 2\u00a0Or, 2\u00a0PV.`,
  ],
  after: t`El Cid marque 2\u00a0PV pour les 2\u00a0Or (${r('11-el-cid-pay')}). ${n('zaragoza')} elle-même ne marque rien pour des Infanteries, et poursuit sa séquence.`,
  tasks: {
    'one-of-the-two': {
      ask: t`Recommencez et dépensez moins\u00a0: faites détruire 1 des 2\u00a0Infanteries, pour 1\u00a0Or.`,
      done: t`L’Infanterie désignée est détruite, et il repart. Ses autres touches n’ont pas compté.`,
      lost: t`Il a refusé, ou les deux unités ont été payées. Recommencez.`,
      hints: [
        t`Combien d’unités une offre doit-elle désigner\u00a0?`,
        t`Ne désignez qu’une Infanterie. El Cid peut toujours engager autant d’unités qu’il le veut.`,
        t`Désignez 1\u00a0Infanterie, acceptez, engagez 3\u00a0Chevaliers et 2\u00a0Infanteries\u00a0; si l’Infanterie désignée survit au round, continuez.`,
      ],
    },
    'keeps-its-gold': {
      ask: t`Recommencez, et mettez en réserve les 2\u00a0Or de ${n('zaragoza')}.`,
      done: t`Pas de mission, donc rien à payer.`,
      lost: t`Une offre a été faite. Recommencez.`,
      hints: [
        t`Vous pouvez recruter El Cid, mais rien ne vous y oblige.`,
        t`Comment se termine une phase\u00a0?`,
        t`Terminez la phase.`,
      ],
    },
  },
  wrongs: {
    'across-the-corner': {
      label: t`Lui faire reprendre ${p('zaragoza')} à l’${n('aragon')}.`,
      because: t`Il ne reste à ${n('zaragoza')} que ${p('castellon')}. ${p('castellon')} et ${p('zaragoza')} ne se touchent qu’au point de jonction de 4\u00a0provinces, qui n’est pas une frontière.`,
    },
  },
};
