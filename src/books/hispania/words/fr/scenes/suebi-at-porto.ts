import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'suebi-at-porto'> = {
  title: 'Infanterie contre Infanterie, jusqu’à la dernière',
  about: t`Deux Infanteries en attaquent 2 en plaine\u00a0: la plus courante des batailles. Le ${n('suebi')} attaque le ${n('galicians')} à ${p('porto')}, et il faut 7 aux deux camps. Voyez le dernier round, où tous deux sont touchés en même temps.`,
  steps: [
    t`Au 1er\u00a0round, le ${n('suebi')} obtient 3 et 4, et rate deux fois. Le ${n('galicians')} obtient 2 et 9\u00a0: 1\u00a0touche, qui détruit 1\u00a0Infanterie.`,
    t`Le ${n('suebi')} pourrait retraiter, mais reste.`,
    t`Le ${n('galicians')} reste aussi. Au 2e\u00a0round, le ${n('suebi')} obtient 8, le ${n('galicians')} deux 10. Les 3\u00a0dés touchent.`,
  ],
  after: t`La dernière Infanterie du ${n('suebi')} a détruit 1\u00a0Infanterie du ${n('galicians')}, car les résultats s’appliquent en même temps (${r('6.2')}). Le second 10 n’avait plus de cible\u00a0: il est perdu. La bataille est finie, car un des camps n’a plus d’unité.`,
  tasks: {
    'home-with-one': {
      ask: t`À 1 contre 2, les chances sont maigres. Jouez le ${n('suebi')} et finissez la bataille avec une unité.`,
      done: t`L’Attaquant peut toujours retraiter vers la province d’où il vient, dans la limite d’empilement.`,
      lost: t`Le ${n('suebi')} est resté, et un autre round a été livré. Revenez en arrière.`,
      hints: [
        t`Après le round, l’Attaquant décide d’abord.`,
        t`Quelle province adjacente est vide\u00a0? Un point de jonction n’est pas une frontière.`,
        t`Retraitez à ${p('duero')}.`,
      ],
    },
    'one-against-two': {
      ask: t`Ou tentez cette maigre chance\u00a0: prenez ${p('porto')} avec l’unité qui vous reste. Le ${n('galicians')} reste et combat.`,
      done: t`Vous avez gagné malgré tout. Il a fallu 2\u00a0touches sur 7\u00a0ou plus, et aucune en retour.`,
      lost: t`L’attaque a échoué, ou une unité a retraité.`,
      hints: [
        t`Faites rester les deux camps, round après round.`,
        t`Il n’y a pas de cible à choisir\u00a0: Infanterie contre Infanterie, et il faut 7 aux deux camps.`,
        t`Restez avec les deux camps jusqu’à ce que l’un d’eux n’ait plus d’unité.`,
      ],
    },
  },
  wrongs: {
    'second-battle': {
      label: t`Attaquer ${p('porto')} une seconde fois.`,
      because: t`C’est toujours la même bataille. Elle continue si les deux camps restent.`,
    },
    'over-the-corner': {
      label: t`Retraiter dans les ${p('asturias')}, par le point de jonction.`,
      because: t`Quatre provinces s’y joignent en un point. ${p('porto')} et les ${p('asturias')} n’ont pas de frontière commune.`,
    },
    'into-their-hills': {
      label: t`Retraiter en avant, en ${p('galicia')}.`,
      because: t`Le ${n('galicians')} la contrôle. Une unité ne retraite jamais vers la province d’une autre nation.`,
    },
  },
};
