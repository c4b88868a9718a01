import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'ramiro-rides-on'> = {
  title: 'Ramirez chevauche encore',
  about: t`Tour\u00a016\u00a0: l’${n('aragon')} a la Fougue, et la pile de Ramirez se déplace une fois de plus après tout le reste. Elle laisse des unités et en prend d’autres en chemin. Suivez-la des ${p('eastern-pyrenees')}, la capitale, jusqu’à ${p('zaragoza')}.`,
  steps: [
    t`À la fin du premier mouvement, Ramirez est dans les ${p('eastern-pyrenees')} avec 1\u00a0Chevalier et 2\u00a0Infanteries. Il n’y a pas de bataille. Sa pile repart.`,
    t`Une Infanterie reste sur place, et les autres unités vont à ${p('huesca')}.`,
    t`L’autre Infanterie y reste. Ramirez et le Chevalier continuent jusqu’à ${p('barcelona')}.`,
    t`Un Chevalier et une Infanterie les rejoignent. Tous franchissent l’Èbre pour attaquer ${p('zaragoza')}, avec 2\u00a0Chevaliers et 1\u00a0Infanterie.`,
  ],
  after: t`Avec la Fougue, une pile se déplace et combat une seconde fois, et son bonus d’attaque est de 2 (${r('9.2')}). Les unités qui ne sont pas dans la pile ne se déplacent pas.`,
  tasks: {
    'zaragoza-taken': {
      ask: t`La pile est à ${p('zaragoza')}. Prenez la province.`,
      done: t`L’attaque comptait 2\u00a0Chevaliers, 1\u00a0Infanterie et le +2 de Ramirez sur chaque dé.`,
      lost: t`${n('zaragoza')} contrôle encore la province, ou des unités ont retraité au-delà du fleuve.`,
      hints: [
        t`Il y a une bataille, et elle doit être livrée.`,
        t`S’il reste des unités des deux côtés après un round, poursuivez le combat.`,
        t`Combattez à ${p('zaragoza')}, et restez.`,
      ],
    },
    'as-many-as-may': {
      ask: t`Le second mouvement de Ramirez commence. Attaquez ${p('zaragoza')} avec autant d’unités que la limite le permet.`,
      done: t`Cinq unités attaquent\u00a0: la limite de la plaine est de 3, et le bonus d’attaque de 2.`,
      lost: t`Moins de 5\u00a0unités attaquent ${p('zaragoza')}.`,
      hints: [
        t`Combien d’unités une plaine peut-elle contenir, et combien la Fougue en ajoute-t-elle\u00a0?`,
        t`Prenez toutes les unités des ${p('eastern-pyrenees')}\u00a0; ${p('barcelona')} en a 3 de plus.`,
        t`Déplacez les 4 à ${p('huesca')}, puis à ${p('barcelona')}. Là, 1\u00a0Infanterie et le Chevalier les rejoignent. Déplacez-les tous à ${p('zaragoza')}.`,
      ],
    },
  },
  wrongs: {
    'barcelona-by-itself': {
      label: t`Attaquer avec les 2\u00a0Infanteries de ${p('barcelona')}, sans la pile.`,
      because: t`La Fougue ne vaut que pour une pile\u00a0: celle de Ramirez.`,
    },
    'the-one-left-follows': {
      label: t`Déplacer à ${p('zaragoza')} l’Infanterie laissée à ${p('huesca')}.`,
      because: t`La pile est partie sans elle, et aucune autre unité ne peut se déplacer.`,
    },
  },
};
