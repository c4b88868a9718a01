import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'too-many-at-segovia'> = {
  title: 'Six passent par Ségovie, quatre restent',
  about: t`La ${n('castile')} fait passer toutes ses unités par ${p('segovia')}, en plaine, où la limite est de 3. Pendant le mouvement, aucune limite ne s’applique\u00a0: elle n’est contrôlée qu’à la fin. Voyez les unités de ${p('segovia')} passer à 6, revenir à 4, puis subir le contrôle.`,
  steps: [
    t`Deux Infanteries arrivent d’${p('avila')}. ${p('segovia')} contient 4\u00a0unités.`,
    t`Deux autres arrivent de ${p('calatayud')}, ce qui fait 6. L’empilement n’est pas contrôlé pendant que les unités se déplacent.`,
    t`Les 2\u00a0unités qui étaient déjà à ${p('segovia')} continuent jusqu’à ${p('cuenca')}. Il en reste 4.`,
    t`La ${n('castile')} termine son mouvement. C’est alors que la limite d’empilement est contrôlée.`,
    t`Il y a 4\u00a0unités, et la limite est de 3\u00a0: 1\u00a0Infanterie est retirée.`,
  ],
  after: t`La limite vaut à la fin du mouvement, et non pendant (${r('4.5')}). Les unités en surplus sont retirées, sauf si la province devient capitale à temps (${r('4.3')}).`,
  tasks: {
    'all-four-stay': {
      ask: t`Le contrôle demande de retirer 1\u00a0Infanterie. Gardez les 4 à ${p('segovia')}.`,
      done: t`La limite d’une capitale est plus élevée de 1. Une capitale peut être déclarée à tout moment, même au milieu d’un contrôle.`,
      lost: t`Cette Infanterie a été retirée. Il fallait déclarer la capitale avant.`,
      hints: [
        t`Regardez l’autre choix que propose le contrôle.`,
        t`Une province peut avoir une limite plus élevée de 1 que celle de son terrain. Laquelle, et qui la choisit\u00a0?`,
        t`Déclarez ${p('segovia')} capitale de la ${n('castile')}\u00a0: 3 et 1 font 4.`,
      ],
    },
    'nobody-lost': {
      ask: t`Recommencez. Terminez le mouvement avec ${p('segovia')} aussi pleine que possible sans capitale, et ne perdez aucune unité.`,
      done: t`La plaine contient 3\u00a0unités, et le contrôle n’en trouve aucune en surplus.`,
      lost: t`Le mouvement est fini, et ${p('segovia')} ne contient pas 3\u00a0unités. Revenez en arrière et recomptez.`,
      hints: [
        t`Comptez les Infanteries de ${p('segovia')} avant de terminer le mouvement.`,
        t`La limite en plaine est de 3, et il y en a déjà 2.`,
        t`Déplacez 1\u00a0Infanterie d’${p('avila')} à ${p('segovia')}, puis terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'go-on-regardless': {
      label: t`Ne pas tenir compte de l’unité en surplus et continuer.`,
      because: t`Le contrôle n’est pas un simple avis. La partie ne continue pas tant que la limite de ${p('segovia')} est dépassée.`,
    },
    'two-at-once': {
      label: t`Retirer 2\u00a0Infanteries, par précaution.`,
      because: t`Seules les unités en surplus sont retirées\u00a0: ici, 1.`,
    },
    'from-somewhere-else': {
      label: t`Retirer plutôt une unité de ${p('cuenca')}.`,
      because: t`Chaque province est contrôlée à part, et les 2\u00a0unités de ${p('cuenca')}, en montagne, respectent la limite.`,
    },
  },
};
