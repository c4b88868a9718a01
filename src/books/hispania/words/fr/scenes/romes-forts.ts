import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'romes-forts'> = {
  title: 'Un Fort partout où passe Rome',
  about: t`Tour\u00a05\u00a0: après son dernier combat, ${n('rome')} place un Fort dans chaque province qu’elle contrôle ou a traversée. La limite de ${p('segovia')} est de 3, et la province contient 2\u00a0Élites. Une troisième y entre.`,
  steps: [
    t`Une Élite va de ${p('toledo')} à ${p('segovia')}, et l’autre reste.`,
    t`${n('rome')} termine son mouvement. Il n’y a pas de bataille\u00a0: les Forts sont placés aussitôt, à ${p('segovia')}, à ${p('toledo')} et à ${p('valencia')}.`,
    t`À ${p('segovia')}, 3\u00a0Élites et 1\u00a0Fort font 4\u00a0unités. ${n('rome')} doit en retirer une, et retire une Élite.`,
  ],
  after: t`Un Fort compte comme une unité (${r('4.2')}), et le dernier contrôle d’empilement suit aussitôt la pose des Forts. Seule une capitale pourrait contenir la quatrième unité.`,
  tasks: {
    'all-three-stay': {
      ask: t`${p('segovia')} dépasse sa limite de 1\u00a0unité. N’en retirez aucune.`,
      done: t`La limite d’une capitale est plus élevée de 1.`,
      lost: t`Une unité a été retirée. Recommencez.`,
      hints: [
        t`${n('rome')} n’a pas encore de capitale.`,
        t`Une capitale peut être déclarée à tout moment, même pendant un contrôle.`,
        t`Déclarez ${p('segovia')} capitale.`,
      ],
    },
    'on-the-way': {
      ask: t`Recommencez. Avec une seule Élite, placez 2\u00a0Forts\u00a0: l’un à ${p('seville')}, où elle finit son mouvement, l’autre à ${p('cordoba')}, où elle ne fait que passer.`,
      done: t`Chaque province que ${n('rome')} traverse reçoit un Fort, s’il n’y reste aucune unité ennemie.`,
      lost: t`Les Forts sont placés, et ${p('cordoba')} n’en a pas.`,
      hints: [
        t`L’Élite part de ${p('toledo')}.`,
        t`${p('cordoba')} est sur le chemin. L’Élite peut continuer au-delà\u00a0: elle peut entrer dans 3\u00a0provinces.`,
        t`Déplacez 1\u00a0Élite de ${p('toledo')} à ${p('cordoba')}, puis à ${p('seville')}, et terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'four-stay': {
      label: t`Laisser les 4\u00a0unités à ${p('segovia')}.`,
      because: t`Les unités en surplus doivent être retirées.`,
    },
    'two-go': {
      label: t`Retirer 2\u00a0Élites.`,
      because: t`Seules les unités en surplus sont retirées\u00a0: ici, 1.`,
    },
  },
};
