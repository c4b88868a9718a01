import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'round-by-tortosa'> = {
  title: 'Le détour par Tortosa',
  about: t`L’${n('aragon')} encore, avant son mouvement\u00a0: 1\u00a0Infanterie à ${p('barcelona')}, 1 à ${p('tortosa')}. L’Èbre sépare ${p('barcelona')} des deux autres provinces. Seule compte la dernière frontière franchie avant la bataille\u00a0: cherchez-en une sans fleuve.`,
  steps: [
    t`L’Infanterie de ${p('barcelona')} franchit l’Èbre vers ${p('tortosa')}, où il n’y a pas d’unité ennemie.`,
    t`Toutes deux continuent jusqu’à ${p('zaragoza')}, par une frontière sans fleuve.`,
    t`L’${n('aragon')} termine son mouvement.`,
    t`Dans la bataille, il faut 7 à ${n('zaragoza')} contre les deux unités.`,
  ],
  after: t`Un fleuve franchi plus tôt ne compte pas\u00a0: seule compte la dernière frontière (${r('6.4')}). Une Infanterie peut entrer dans 2\u00a0provinces\u00a0: le détour ne coûte rien.`,
  tasks: {
    'dry-feet': {
      ask: t`Attaquez ${p('zaragoza')} avec les deux unités, sans qu’aucun fleuve aide le Défenseur.`,
      done: t`Toutes deux sont entrées par ${p('tortosa')}\u00a0: aucune n’est une cible à part, et il n’y a pas de bonus.`,
      lost: t`Une unité est entrée à ${p('zaragoza')} en franchissant l’Èbre, ou n’a pas attaqué.`,
      hints: [
        t`Regardez les frontières de ${p('zaragoza')}\u00a0: laquelle n’est pas sur l’Èbre\u00a0?`,
        t`Une Infanterie peut entrer dans 2\u00a0provinces. ${p('tortosa')} est adjacente à ${p('barcelona')} et à ${p('zaragoza')}.`,
        t`Déplacez l’unité de ${p('barcelona')} à ${p('tortosa')}, puis les deux à ${p('zaragoza')}\u00a0; terminez le mouvement\u00a0; combattez.`,
      ],
    },
    'the-short-way': {
      ask: t`Essayez maintenant la voie directe\u00a0: faites franchir l’Èbre à l’unité de ${p('barcelona')}, commencez la bataille, et voyez ce que coûte le fleuve.`,
      done: t`${n('zaragoza')} touche l’unité qui a franchi le fleuve sur 5 au lieu de 7.`,
      lost: t`La séquence de l’${n('aragon')} est finie.`,
      hints: [
        t`${p('barcelona')} et ${p('zaragoza')} sont adjacentes.`,
        t`Faites entrer les deux unités, chacune depuis sa province, et commencez la bataille.`,
        t`Déplacez une unité de ${p('barcelona')} à ${p('zaragoza')} et l’autre de ${p('tortosa')} à ${p('zaragoza')}, terminez le mouvement, combattez.`,
      ],
    },
  },
  wrongs: {
    'over-the-corner-to-cuenca': {
      label: t`Aller d’abord de ${p('tortosa')} à ${p('cuenca')}, pour attaquer de l’autre côté.`,
      because: t`Quatre provinces s’y joignent en un point. ${p('tortosa')} et ${p('cuenca')} n’ont pas de frontière commune.`,
    },
    'a-third-province': {
      label: t`Continuer au-delà de ${p('zaragoza')} avec l’unité de ${p('barcelona')}.`,
      because: t`Elle est entrée dans 2\u00a0provinces, et une Infanterie n’entre pas dans une troisième.`,
    },
    'past-the-garrison': {
      label: t`Continuer avec l’unité de ${p('tortosa')}, qui peut entrer dans une autre province.`,
      because: t`Les unités ennemies l’arrêtent à ${p('zaragoza')}. Les 2\u00a0défenseurs stoppent 4\u00a0unités\u00a0; seules d’autres passeraient.`,
    },
  },
};
