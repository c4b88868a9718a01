import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';
import { dans, deLieu } from '../grammar.ts';

export const words: WordsOf<'hispano-romans-keep-eight'> = {
  title: 'De Rome à l’Hispano-Romain',
  about: t`La fin du tour\u00a05. ${n('rome')} a 10\u00a0Élites dans 5\u00a0provinces, avec un Fort dans chacune. Au plus 8\u00a0Élites sont remplacées par des Infanteries de l’${n('hispano-romans')}\u00a0; les Forts restent de toute façon. Choisissez les Élites à remplacer.`,
  steps: [
    t`${n('rome')} termine son mouvement, son dernier. Elle marque ses PV, et se transforme en ${n('hispano-romans')}. Les Forts sont déjà à lui.`,
    t`Les 3\u00a0Élites de ${p('toledo')} sont toutes remplacées par des Infanteries dans la même province.`,
    t`Celles de ${p('seville')} le sont aussi.`,
    t`Celle de la ${p('sierra-morena')} également.`,
    t`Il en reste deux à choisir\u00a0: 2 des 3 de ${p('cordoba')}. La troisième est retirée, ainsi que l’Élite ${deLieu('la-mancha')}.`,
    t`Tour\u00a06\u00a0: l’${n('hispano-romans')} n’a pas encore de revenu, mais se déplace. Une Infanterie va de ${p('toledo')} à ${p('cuenca')} en franchissant le Tage.`,
  ],
  after: t`${p('la-mancha')} ne contient qu’un Fort, mais l’${n('hispano-romans')} la contrôle\u00a0: elle compterait pour le revenu, les PV et la soumission (${r('11-hispano-romans-forts')}). Un Fort combat maintenant comme une Infanterie, et non plus comme une Élite.`,
  tasks: {
    'one-everywhere': {
      ask: t`Choisissez de façon que chaque Fort ait une Infanterie avec lui.`,
      done: t`Vous avez au moins 1\u00a0Infanterie dans chacune des 5\u00a0provinces.`,
      lost: t`Un Fort n’a aucune Infanterie avec lui.`,
      hints: [
        t`Deux provinces n’ont qu’une Élite.`,
        t`Choisissez d’abord ces 2\u00a0Élites. Il en reste 6 pour 3\u00a0provinces.`,
        t`Choisissez-en 1 ${dans('la-mancha')}, 1 en ${p('sierra-morena')}, et 2 dans chacune de ces provinces\u00a0: ${p('toledo')}, ${p('cordoba')} et ${p('seville')}.`,
      ],
    },
    'two-more-provinces': {
      ask: t`Tour\u00a06, une fois ${p('cuenca')} prise\u00a0: prenez ${p('badajoz')} avec l’Infanterie de la ${p('sierra-morena')}, sans perdre de province.`,
      done: t`Le Fort resté sur place contrôle la ${p('sierra-morena')}.`,
      lost: t`Le mouvement de l’${n('hispano-romans')} est fini.`,
      hints: [
        t`Qu’est-ce qui contrôle une province que son Infanterie a quittée\u00a0?`,
        t`Un Fort y suffit. L’Infanterie est libre de se déplacer.`,
        t`Déplacez l’Infanterie de la ${p('sierra-morena')} à ${p('badajoz')}.`,
      ],
    },
  },
  wrongs: {
    'nine-of-them': {
      label: t`Garder les 3\u00a0Élites de ${p('cordoba')}.`,
      because: t`Six sont déjà choisies, et 8 est la limite.`,
    },
    'the-fort-marches': {
      label: t`Déplacer le Fort ${deLieu('la-mancha')} à ${p('cuenca')}.`,
      because: t`Les Forts ne se déplacent jamais, même ceux qui combattent comme une Infanterie.`,
    },
  },
};
