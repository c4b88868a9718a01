import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans, lieu } from '../grammar.ts';

export const words: WordsOf<'granada-feeds-seven'> = {
  title: 'Grenade garde 7\u00a0Infanteries',
  about: t`Tour\u00a015, le premier de ${n('granada')}. Ses 7\u00a0Infanteries ont été placées librement, dont 5 à ${p('granada')}, avec le Château-fort. Maintenant, les limites s’appliquent de nouveau\u00a0: la limite d’empilement de chaque province, et une limite de population de 2\u00a0Infanteries par province. Gardez les 7.`,
  steps: [
    t`La limite de ${p('granada')} est de 3\u00a0unités, Château-fort compris. Deux Infanteries vont à ${p('gibraltar')}.`,
    t`Elles continuent jusqu’à ${p('cadiz')}, où ${n('seville')} a 1\u00a0Infanterie.`,
    t`Le mouvement prend fin. ${p('granada')} contient encore 4\u00a0unités, 1 de trop.`,
    t`La province est déclarée capitale, et sa limite augmente de 1.`,
    t`Deux Infanteries en combattent une en plaine\u00a0: l’Infanterie de ${n('seville')} est détruite.`,
  ],
  after: t`Quatre provinces font vivre 8\u00a0Infanteries\u00a0: les 7 restent donc toutes\u00a0; le Château-fort ne compte pas (${r('7')}). Trois provinces n’en auraient fait vivre que 6, et 1\u00a0Infanterie aurait été retirée (${r('11-granada-founding')}).`,
  tasks: {
    'without-a-fight': {
      ask: t`Depuis le début\u00a0: gardez les 7\u00a0Infanteries sans bataille.`,
      done: t`Une province vide fait vivre autant d’Infanteries qu’une province prise au combat.`,
      lost: t`Il y a eu une bataille, ou une unité a été retirée.`,
      hints: [
        t`Quelle province vide est adjacente à celles de ${n('granada')}\u00a0?`,
        t`C’est ${lieu('la-mancha')}. Si une unité y va, il faut encore une unité dans la province qu’elle quitte.`,
        t`Déplacez 1\u00a0Infanterie de ${p('cartagena')} ${dans('la-mancha')}, et 2 de ${p('granada')} à ${p('cartagena')}\u00a0; terminez le mouvement, et déclarez ${p('granada')} capitale.`,
      ],
    },
    'no-capital': {
      ask: t`Depuis le début\u00a0: gardez les 7\u00a0Infanteries, sans capitale.`,
      done: t`Vous pourrez encore déclarer une capitale si ${p('granada')} est attaquée.`,
      lost: t`Une capitale a été déclarée, ou une unité a été retirée.`,
      hints: [
        t`Sans capitale, combien d’Infanteries peuvent rester avec le Château-fort\u00a0?`,
        t`Deux. Les 3\u00a0autres doivent quitter ${p('granada')}, et une plaine peut en contenir 3.`,
        t`Déplacez 1\u00a0Infanterie de ${p('cartagena')} ${dans('la-mancha')}, et 3 de ${p('granada')} à ${p('cartagena')}\u00a0; terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'the-castle-walks': {
      label: t`Déplacer le Château-fort à ${p('gibraltar')}.`,
      because: t`Un Château-fort ne se déplace jamais. Il reste là où il a été placé, et y compte dans l’empilement.`,
    },
    'cadiz-for-a-capital': {
      label: t`Déclarer ${p('cadiz')} capitale avant la bataille.`,
      because: t`Une capitale est une province que la nation contrôle, et ${p('cadiz')} n’est pas encore prise.`,
    },
    'fight-first': {
      label: t`Combattre d’abord à ${p('cadiz')}, et contrôler l’empilement ensuite.`,
      because: t`L’empilement est contrôlé avant les batailles, puis une seconde fois après elles.`,
    },
  },
};
