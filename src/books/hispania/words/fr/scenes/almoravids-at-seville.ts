import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'almoravids-at-seville'> = {
  title: 'Cinq PV pour un seul Château-fort',
  about: t`Tour\u00a018\u00a0: l’${n('almoravids')} est arrivé par l’${p('africa')}. Quatre Élites attaquent le Château-fort de ${p('seville')}, avec le Zèle religieux. Voyez combien de PV marque l’${n('almoravids')} quand il le reconstruit à son compte.`,
  steps: [
    t`Avec le Zèle, les Élites touchent le Château-fort sur 7. Trois touches en font une Ruine, et ses derniers dés détruisent 1\u00a0Élite.`,
    t`L’${n('almoravids')} sacrifie 1\u00a0Élite et reconstruit le Château-fort à son compte\u00a0: 2\u00a0PV pour le Château-fort, et 3 pour le revenu de ${p('seville')}.`,
  ],
  after: t`2 + 3 = 5\u00a0PV, marqués aussitôt et non à la fin du tour (${r('11-almoravids-castles')}). Détruire l’ancien Château-fort ne rapporte rien\u00a0; c’est la reconstruction qui rapporte.`,
  tasks: {
    'nine-points': {
      ask: t`Le Château-fort de ${p('seville')} est devenu une Ruine. Marquez 9\u00a0PV avant la fin du tour, avec un Château-fort à ${p('seville')} et un autre ailleurs.`,
      done: t`5\u00a0PV pour ${p('seville')}, et 2 + 2 pour ${p('badajoz')}. Peu importe quelle nation a détruit ce Château-fort-là.`,
      lost: t`Le tour est fini, ou un Château-fort est seulement passé d’une province à l’autre.`,
      hints: [
        t`${p('seville')} rapporte 5\u00a0PV. Où en marquer 4 de plus\u00a0?`,
        t`${p('badajoz')} contient une Ruine et a un revenu de 2. Vous y avez 1\u00a0Élite à sacrifier.`,
        t`Reconstruisez les Châteaux-forts de ${p('seville')} et de ${p('badajoz')}, chaque fois avec un pion encore disponible.`,
      ],
    },
    'before-the-battle': {
      ask: t`Depuis le début\u00a0: marquez 4\u00a0PV avant le premier jet de dés.`,
      done: t`Vous pouvez reconstruire à tout moment de votre séquence, tant qu’aucune bataille n’est en cours. Le Château-fort contrôle maintenant ${p('badajoz')} à lui seul.`,
      lost: t`La bataille a commencé. Recommencez.`,
      hints: [
        t`Une Ruine dans une province que vous contrôlez ne demande aucune bataille.`,
        t`Même la dernière unité d’une province peut être sacrifiée pour un Château-fort.`,
        t`Reconstruisez le Château-fort de ${p('badajoz')}.`,
      ],
    },
  },
  wrongs: {
    'while-it-stands': {
      label: t`S’approprier le Château-fort de ${p('seville')} avant la bataille.`,
      because: t`Ce Château-fort n’est pas détruit. Seule une Ruine se reconstruit, et il faut d’abord prendre la province.`,
    },
    'once-more': {
      label: t`Sacrifier une autre Élite à ${p('seville')}, pour 5\u00a0PV de plus.`,
      because: t`Il n’y a plus de Ruine\u00a0: vous y avez déjà reconstruit le Château-fort.`,
    },
  },
};
