import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'viriathus-falls-back'> = {
  title: 'Viriathus retraite',
  about: t`Tour\u00a05\u00a0: le ${n('lusitanians')} s’est révolté. Il contrôle 5\u00a0provinces, plus que la soumission n’en permet. Mais si ${n('rome')} force Viriathus à retraiter, la nation se soumet.`,
  steps: [
    t`Trois Élites attaquent 3\u00a0Infanteries et Viriathus, qui ajoute 2 à chacun de leurs dés. Deux Infanteries et 1\u00a0Élite sont détruites.`,
    t`${n('rome')} reste.`,
    t`Viriathus retraite en ${p('lusitania')} avec la dernière Infanterie. Le ${n('lusitanians')} est de nouveau soumis.`,
  ],
  after: t`La nation s’est soumise sans avoir le choix, quel que soit le nombre de ses provinces (${r('11-lusitanians-viriathus')}). ${n('rome')} contrôle ${p('salamanca')}, avec un Fort, et compte aussi les 4 autres provinces pour ses zones (${r('11-rome-zones')}). Viriathus survit, mais ne rapporte rien au ${n('lusitanians')}.`,
  tasks: {
    'free-to-the-end': {
      ask: t`Après le 1er\u00a0round\u00a0: gardez le ${n('lusitanians')} indépendant jusqu’à la fin du tour, et marquez des PV pour Viriathus.`,
      done: t`${n('rome')} a retraité. Le ${n('lusitanians')} marque 5\u00a0PV pour son Chef en vie, et n’a pas de suzerain.`,
      lost: t`Le ${n('lusitanians')} s’est soumis.`,
      hints: [
        t`Viriathus ne doit ni retraiter ni être tué.`,
        t`L’Attaquant décide d’abord.`,
        t`Faites retraiter ${n('rome')} à ${p('avila')}, avec les deux Élites.`,
      ],
    },
    'an-end-of-him': {
      ask: t`Après le 1er\u00a0round\u00a0: tuez Viriathus.`,
      done: t`${n('rome')} marque 5\u00a0PV pour l’avoir tué, et le ${n('lusitanians')} se soumet aussi.`,
      lost: t`Viriathus n’est pas tué.`,
      hints: [
        t`Un Chef est tué avec la dernière unité de son camp.`,
        t`Il reste 1\u00a0Infanterie. Un autre round suffira peut-être.`,
        t`Faites rester les deux camps.`,
      ],
    },
  },
  wrongs: {
    'to-avila': {
      label: t`Retraiter à ${p('avila')}.`,
      because: t`Les attaquants en viennent, et ${n('rome')} la contrôle.`,
    },
  },
};
